/** `/locations/law`: the states' law, and what the counties say to haulers. */
import { head } from '#seo/head.ts';
import type { County, Fact, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { STATES } from '#lib/states.ts';
import { firstThatFits, SHOWN } from '#lib/words.ts';
import type { Topic } from '#schema/facts.ts';
import { wordsOf } from '#words/words.ts';
import { trail, type Link } from './frame.ts';
import { contact } from './contact.ts';
import { factGroups, standingPicture, type FactGroup, type PictureView } from './parts.ts';
import type { PageView } from './page.ts';
import { lastRead } from './prose.ts';

/** What concerns whoever hauls, fines or licenses, and less the household; it stands with the law. */
const OFFICIAL: readonly Topic[] = ['county-system', 'hauler-license', 'illegal-dumping'];
export const isOfficial = (fact: Fact): boolean => OFFICIAL.includes(fact.topic);

/** Where the law of the county's state stands; it is one law for several counties, so it stands once. */
export const lawHref = (county: County): string => `${PAGES.law}#${stateId(county)}`;
/** Where that stands which the county says to haulers. */
export const officialHref = (county: County): string => `${PAGES.law}#${county.id}`;
const stateId = (county: County): string => STATES[county.state].toLowerCase().replaceAll(' ', '-');

/** About as many characters as fit beside the wordmark on the card of a shared link. */
const CARD_ANSWER = 36;

export interface LawView extends PageView {
  lead: string;
  picture: PictureView;
  jumps: Link[];
  states: { id: string; name: string; groups: FactGroup[] }[];
  counties: { id: string; name: string; lead: string; groups: FactGroup[]; more: Link }[];
}

export function lawView(site: Site): LawView {
  const words = wordsOf(site).law;
  const { counties } = site;
  const firstOfState = counties.filter(
    (county, at) => counties.findIndex((other) => other.state === county.state) === at,
  );
  const states = statesOf(site, firstOfState);
  const official = countiesOf(site);
  const names = states.map((state) => state.name);
  return {
    head: head(site, {
      title: firstThatFits(SHOWN.title, [
        words.headTitle(firstOfState.map((county) => county.state)),
        words.countedHeadTitle(states.length),
      ]),
      description: words.description,
      path: PAGES.law,
      indexed: true,
      modified: lastRead([...states, ...official].flatMap(({ groups }) => groups.flatMap((group) => group.sources))),
    }),
    breadcrumbs: trail(site, 'locations'),
    contact: contact(site),
    card: {
      title: words.title,
      picture: standingPicture(site, 'places/transfer-station'),
      answer: firstThatFits(CARD_ANSWER, [words.card.answer(names), words.card.countedAnswer(names.length)]),
      note: words.card.note,
    },
    title: words.title,
    lead: words.lead,
    picture: standingPicture(site, 'places/town-hall'),
    jumps: [...states, ...official].map(({ id, name }) => ({ label: name, href: `#${id}` })),
    states,
    counties: official,
  };
}

const statesOf = (site: Site, firstOfState: readonly County[]): LawView['states'] =>
  firstOfState.map((county) => ({
    id: stateId(county),
    name: STATES[county.state],
    groups: factGroups(wordsOf(site), county.stateFacts),
  }));

const countiesOf = (site: Site): LawView['counties'] =>
  site.counties.flatMap((county) => {
    const words = wordsOf(site);
    const groups = factGroups(words, county.facts.filter(isOfficial));
    if (groups.length === 0) return [];
    const more = { label: words.law.county.more(county.label), href: county.path };
    return [{ id: county.id, name: county.label, lead: words.law.county.lead, groups, more }];
  });
