/** `/locations/law`: state law, and links to the rules of counties. */
import type { Site } from '#business/entities.ts';
import { STATES } from '#business/states.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { countyRulesLink, stateId } from '#ui/rules/rule-links.ts';
import { factGroups, type FactGroup } from '#ui/sources/fact-groups.ts';
import { latestReadDate } from '#ui/sources/prose.ts';
import { en } from './words.en.ts';

/** Characters that fit beside the wordmark on the social card. */
const MAX_CARD_ANSWER = 36;

interface LawView extends PageView {
  lead: string;
  picture: PictureView;
  jumps: Link[];
  states: { id: string; name: string; groups: FactGroup[] }[];
  /** Links to county rules. */
  counties: Link[];
}

export function lawView(site: Site): LawView {
  const states = statesOf(site);
  const names = states.map((state) => state.name);
  return {
    head: head(site, {
      title: firstThatFits(SHOWN.title, [
        en.headTitle([...new Set(site.counties.map((county) => county.state))]),
        en.countedHeadTitle(states.length),
      ]),
      description: en.description,
      path: site.pages.law,
      indexed: true,
      modified: latestReadDate(states.flatMap(({ groups }) => groups.flatMap((group) => group.sources))),
    }),
    breadcrumbs: breadcrumbsOf(site, 'locations'),
    contact: contact(site),
    card: {
      title: en.title,
      picture: requiredPicture(site, 'places/transfer-station'),
      answer: firstThatFits(MAX_CARD_ANSWER, [en.card.answer(names), en.card.countedAnswer(names.length)]),
      note: en.card.note,
    },
    title: en.title,
    lead: en.lead,
    picture: requiredPicture(site, 'places/town-hall'),
    jumps: states.map(({ id, name }) => ({ label: name, href: `#${id}` })),
    states,
    counties: site.counties.flatMap((county) => countyRulesLink(site, county) ?? []),
  };
}

/** State facts are the same for every county of a state, so the first county has them. */
const statesOf = (site: Site): LawView['states'] =>
  site.counties
    .filter((county, index) => site.counties.findIndex(({ state }) => state === county.state) === index)
    .map((county) => ({
      id: stateId(county),
      name: STATES[county.state],
      groups: factGroups(site.language, county.stateFacts),
    }));

export const pagesIn = onePage('law', lawView);
