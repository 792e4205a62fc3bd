/** `/{county}/rules`: a county's rules for residents and haulers. */
import type { Site, County } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import type { PageView, PagesIn } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { countyFacilities, type NearList } from '#ui/places/facilities.ts';
import { placeWords } from '#ui/places/words.ts';
import { countiesWithRules, stateLawLink } from '#ui/rules/rule-links.ts';
import { type FactGroup, factGroups } from '#ui/sources/fact-groups.ts';
import { latestReadDate } from '#ui/sources/prose.ts';
import { en } from './words.en.ts';

interface CountyRulesView extends PageView {
  lead: string;
  picture: PictureView;
  rulesHeading: string;
  rules: FactGroup[];
  facilities: NearList;
  elsewhere: Link[];
}

function countyRulesView(site: Site, county: County): CountyRulesView {
  const rules = factGroups(site.language, county.facts);
  const picture = requiredPicture(site, 'places/transfer-station');
  const law = stateLawLink(site, county);
  return {
    head: head(site, {
      title: en.headTitle(county.label),
      description: en.description({ county: county.label, topics: rules.map(({ label }) => label) }),
      path: routes.countyRules(county.id),
      indexed: true,
      modified: latestReadDate(rules.flatMap((group) => group.sources)),
    }),
    breadcrumbs: [...breadcrumbsOf(site, 'locations'), { label: county.name, href: county.path }],
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

export const pagesIn: PagesIn<CountyRulesView> = (site) =>
  countiesWithRules(site).map((county) => ({
    path: routes.countyRules(county.id),
    view: () => countyRulesView(site, county),
  }));
