/** Where we work, in words. */
import type { Site } from '#business/entities.ts';
import { uiWords } from '#ui/words.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';

/** As many counties as a sentence or the footer names; a business in more of them says how many. */
export const NAMED = 6;

/** "Westchester, Rockland, Bergen and Greenwich" */
export const serviceArea = (site: Site): string =>
  site.counties.length > NAMED
    ? countiesOf(site)
    : uiWords(site.language).countyNames(site.counties.map((county) => county.name));

const countiesOf = (site: Site): string => uiWords(site.language).counties(site.counties.length);

/** A page's description that says where we work: with the counties' names where they fit, else with their number. */
export const describeArea = (site: Site, description: (area: string) => string): string =>
  firstThatFits(SHOWN.description, [serviceArea(site), countiesOf(site)].map(description));
