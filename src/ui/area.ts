/** The service area in words. */
import type { Site } from '#business/entities.ts';
import { uiWords } from '#ui/words.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';

/** More counties than this are counted instead of named. */
export const MAX_NAMED_COUNTIES = 6;

/** "Westchester, Rockland, Bergen and Greenwich" */
export const serviceArea = (site: Site): string =>
  site.counties.length > MAX_NAMED_COUNTIES
    ? countiesOf(site)
    : uiWords(site.language).countyNames(site.counties.map((county) => county.name));

const countiesOf = (site: Site): string => uiWords(site.language).counties(site.counties.length);

/** A meta description with the counties' names if they fit, else their number. */
export const describeArea = (site: Site, description: (area: string) => string): string =>
  firstThatFits(SHOWN.description, [serviceArea(site), countiesOf(site)].map(description));
