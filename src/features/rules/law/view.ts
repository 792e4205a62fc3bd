/** `/locations/law`: the states' law, and where the counties' rules are. */
import { head } from '#seo/head.ts';
import type { County, Site } from '#business/entities.ts';
import { STATES } from '#business/states.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';
import { trail } from '#ui/breadcrumbs.ts';
import { type Link } from '#ui/link.ts';
import { contact } from '#ui/contact/contact.ts';
import { countyRulesLink, stateId } from '#ui/rules/rule-links.ts';
import { factGroups, type FactGroup } from '#ui/sources/fact-groups.ts';
import { standingPicture, type PictureView } from '#ui/picture/pictures.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { lastRead } from '#ui/sources/prose.ts';
import { en } from './words.en.ts';

/** About as many characters as fit beside the wordmark on the card of a shared link. */
const CARD_ANSWER = 36;

export interface LawView extends PageView {
  lead: string;
  picture: PictureView;
  jumps: Link[];
  states: { id: string; name: string; groups: FactGroup[] }[];
  /** The pages of the counties' rules. */
  counties: Link[];
}

export function lawView(site: Site): LawView {
  const words = en;
  const { counties } = site;
  const firstOfState = counties.filter(
    (county, at) => counties.findIndex((other) => other.state === county.state) === at,
  );
  const states = statesOf(site, firstOfState);
  const names = states.map((state) => state.name);
  return {
    head: head(site, {
      title: firstThatFits(SHOWN.title, [
        words.headTitle(firstOfState.map((county) => county.state)),
        words.countedHeadTitle(states.length),
      ]),
      description: words.description,
      path: site.pages.law,
      indexed: true,
      modified: lastRead(states.flatMap(({ groups }) => groups.flatMap((group) => group.sources))),
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
    jumps: states.map(({ id, name }) => ({ label: name, href: `#${id}` })),
    states,
    counties: site.counties.flatMap((county) => countyRulesLink(site, county) ?? []),
  };
}

const statesOf = (site: Site, firstOfState: readonly County[]): LawView['states'] =>
  firstOfState.map((county) => ({
    id: stateId(county),
    name: STATES[county.state],
    groups: factGroups(site.language, county.stateFacts),
  }));

export const pagesIn = onePage('law', lawView);
