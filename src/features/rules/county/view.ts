/** `/{county}/rules`: what a county says of waste, to residents and to haulers. */
import { head } from '#seo/head.ts';
import type { County, Site } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { trail, type Link } from '#layout/site-chrome.ts';
import { stateLawLink } from '#ui/rules/rule-links.ts';
import { factGroups, nearCard, standingPicture, type FactGroup, type NearList, type PictureView } from '#ui/parts.ts';
import type { PageView } from '#ui/page-view.ts';
import { lastRead } from '#ui/sources/prose.ts';
import { en } from './words.en.ts';
import { placeWords } from '#ui/places/words.ts';

/** Counties that have rules of their own, each of which has such a page. */
export const countiesWithRules = (site: Site): County[] => site.counties.filter(({ facts }) => facts.length > 0);

/** Where the county, rather than a municipality of it, takes things. */
export const countyFacilities = (site: Site, { facilities }: County): NearList => ({
  cards: facilities
    .filter(({ kind }) => kind !== 'municipal')
    .map((facility) => nearCard(site.language, { facility, miles: 0 })),
  note: undefined,
});

export interface CountyRulesView extends PageView {
  lead: string;
  picture: PictureView;
  rulesHeading: string;
  rules: FactGroup[];
  facilities: NearList;
  /** Who else has rules. */
  elsewhere: Link[];
}

export function countyRulesView(site: Site, county: County): CountyRulesView {
    const rules = factGroups(site.language, county.facts);
  const picture = standingPicture(site, 'places/transfer-station');
  const law = stateLawLink(site, county);
  return {
    head: head(site, {
      title: en.headTitle(county.label),
      description: en.description({ county: county.label, topics: rules.map(({ label }) => label) }),
      path: routes.countyRules(county.id),
      indexed: true,
      modified: lastRead(rules.flatMap((group) => group.sources)),
    }),
    breadcrumbs: [...trail(site, 'locations'), { label: county.name, href: county.path }],
    contact: contact(site, placeWords(site.language).about(county.name)),
    card: { title: en.title(county.label), picture },
    title: en.title(county.label),
    lead: en.lead,
    picture,
    rulesHeading: en.rules(county.facts.length),
    rules,
    facilities: countyFacilities(site, county),
    elsewhere: [
      { label: en.towns, href: site.pages.rules },
      { label: en.county(county.name), href: county.path },
      ...(law ? [law] : []),
    ],
  };
}
