/** `/municipality/{slug}`: what the town hall itself takes. */
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { mayBeIndexed } from '#seo/indexing.ts';
import { government, municipalityPlace, type Node, type PlaceNode } from '#seo/schema.ts';
import type { Municipality, Rules, Site } from '#model/entities.ts';
import { nearest } from '#model/near.ts';
import { PAGES } from '#model/routes.ts';
import { RULE_KINDS } from '#schema/places.ts';
import { counted, listed } from '#lib/words.ts';
import type { Card } from './card.ts';
import { startingPrice, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import {
  factGroups,
  locator,
  nearCard,
  nearList,
  placeLink,
  placeSentence,
  standingPicture,
  townHallLink,
  type FactGroup,
  type NearList,
  type PictureView,
} from './ingredients.ts';
import { crumbsTo, fits, type PlacePage } from './places.ts';
import { lastRead, sourceOf } from './prose.ts';
import { KIND_LABEL, rankOf, ruleCell, type RuleCell } from './rules.ts';

/** Facts that only this municipality's page carries. */
const ownFacts = (place: Municipality) => place.facts.filter((fact) => fact.places.length === 1);

export interface TownHallView extends PlacePage {
  /** The four questions, the resident's best answer first. */
  table: (RuleCell & { kind: string; sources: { label: string; href: string; checked: string }[] })[];
  collector: string | undefined;
  /** What a resident can do, free things first. */
  today: { title: string; text: string; link: Link | undefined }[];
  groups: FactGroup[];
  missing: string | undefined;
  website: Link | undefined;
  facilities: NearList;
  county: { link: Link; text: string };
  removal: Link;
  picture: PictureView;
  neighbors: Link[];
  help: string;
}

const COLLECTOR: Record<NonNullable<Rules['collector']>, string> = {
  own: 'Its own crews collect.',
  contractor: 'A contractor collects for the municipality.',
  private: 'Every household hires a private carter here.',
};

const ruleRows = (place: Municipality): TownHallView['table'] =>
  RULE_KINDS.map((kind) => ({ kind, way: place.rules.kinds[kind] }))
    .sort((a, b) => rankOf(a.way) - rankOf(b.way))
    .map(({ kind, way }) => ({
      ...ruleCell(way),
      kind: KIND_LABEL[kind],
      sources: (way?.facts ?? []).map((fact) => {
        const { title, url, checked } = sourceOf(fact, 1);
        return { label: title, href: url, checked };
      }),
    }));

/** Free things first, us last. */
function todayIn(site: Site, place: Municipality): TownHallView['today'] {
  const { bulk, appliances } = place.rules.kinds;
  const free = [
    { way: bulk, title: 'Put furniture out' },
    { way: appliances, title: 'Put metal out' },
  ].filter(({ way }) => way?.how === 'curb');
  const [near] = nearest(place, ['municipal', 'county'], 1);
  return [
    ...free.map(({ way, title }) => ({
      title: way?.booking ? `${title}, after a call` : title,
      text: `${ruleCell(way).details || 'The day is on the collection calendar'}.`.replace(/^\w/, (letter) =>
        letter.toUpperCase(),
      ),
      link: undefined,
    })),
    ...(place.website
      ? [
          {
            title: free.length > 0 ? 'Check the day' : 'Ask the town hall',
            text: 'Its own page has the calendar and the telephone.',
            link: { label: place.official, href: place.website },
          },
        ]
      : [{ title: 'Ask the town hall', text: 'We have no page of it that we could confirm.', link: undefined }]),
    ...(near
      ? [
          {
            title: 'Bring it yourself',
            text: `${nearCard(near).takes} ${nearCard(near).distance}, in a straight line.`,
            link: { label: near.facility.name, href: near.facility.url },
          },
        ]
      : []),
    {
      title: 'Have it carried',
      text: `When it is too heavy, too much or too soon: from ${startingPrice(site)}, and you approve the price first.`,
      link: { label: 'Every price', href: PAGES.pricing },
    },
  ];
}

/** The government, where its address is known, and what it collects at the curb by its own crews or its contractor. */
function governmentOf({ official, website, rules }: Municipality, area: PlaceNode): Node[] {
  if (!website) return [];
  const collects = rules.collector === 'own' || rules.collector === 'contractor';
  return government(area, {
    name: official,
    url: website,
    collects: RULE_KINDS.filter((kind) => collects && rules.kinds[kind]?.how === 'curb').map((kind) => ({
      name: KIND_LABEL[kind],
      description: ruleCell(rules.kinds[kind]).label,
    })),
  });
}

const MARK_LABEL: Record<(typeof RULE_KINDS)[number], string> = {
  bulk: 'Furniture',
  appliances: 'Appliances',
  electronics: 'Electronics',
  debris: 'Debris',
};

/** On the card: what it takes and what it does not, as far as we know. */
function townHallAnswer(place: Municipality): Pick<Card, 'answer' | 'note' | 'marks'> {
  const marks = RULE_KINDS.flatMap((kind) => {
    const way = place.rules.kinds[kind];
    return way ? [{ label: MARK_LABEL[kind], taken: way.how !== 'no' }] : [];
  });
  const rules = counted(place.facts.length, 'rule');
  return marks.length > 0
    ? { answer: '', note: `${rules}, each with its source and date`, marks }
    : { answer: rules, note: 'Each with its source and date', marks };
}

/** `/municipality/{slug}`: what the town hall itself takes, free options first. */
export function townHallView(site: Site, place: Municipality): TownHallView {
  const own = ownFacts(place);
  const { county } = place;
  const area = municipalityPlace(site, place, place.label);
  return {
    head: head(site, {
      title: fits(`${place.label} Bulk Trash & Recycling Rules`, place.county.state),
      description:
        place.facts.length > 0
          ? `What ${place.label} takes and refuses: ${counted(place.facts.length, 'rule')} with source and date, the nearest drop-off sites, and whom to ask before you pay a hauler.`
          : `Whom to ask in ${place.label} about bulk trash, metal, electronics and yard waste, the nearest public drop-off sites, and what the county takes.`,
      path: place.townHallPath,
      indexed: mayBeIndexed({ facts: own.length, words: 0 }),
      modified: lastRead(place.facts.map((fact) => fact.source)),
      graph: { about: area, also: governmentOf(place, area), spoken: OPENING },
    }),
    crumbs: crumbsTo(place),
    contact: contact(site, `junk removal in ${place.name}`),
    card: {
      lead: 'Bulk trash and recycling in',
      title: place.label,
      picture: standingPicture(site, 'places/town-hall'),
      ...townHallAnswer(place),
    },
    title: `${place.label}: what the town hall takes`.replace(
      'town hall',
      place.kind === 'city'
        ? 'city'
        : place.kind === 'village'
          ? 'village'
          : place.kind === 'borough'
            ? 'borough'
            : place.kind === 'township'
              ? 'township'
              : 'town',
    ),
    lead: `${placeSentence(place)} Look here before you pay anybody, us included.`,
    table: ruleRows(place),
    collector: place.rules.collector && COLLECTOR[place.rules.collector],
    today: todayIn(site, place),
    groups: factGroups(place.facts),
    missing:
      place.facts.length === 0
        ? `We looked for ${place.label}'s own rules on bulk trash, metal, electronics, yard waste and debris, and found none in a source we trust. ${place.within.length > 0 ? `Some services of a village are the town's: see ${listed(place.within.map((town) => town.label))}. ` : ''}The town hall knows; ask before you put anything at the curb.`
        : undefined,
    website: place.website ? { label: place.official, href: place.website } : undefined,
    facilities: nearList(place, ['county', 'municipal', 'donation'], 4),
    county: {
      link: {
        label: `What ${county.id === 'fairfield' ? 'Connecticut' : `${county.name} County`} takes, and the state's law`,
        href: county.path,
      },
      text: `${counted(county.facts.length + county.stateFacts.length, 'statement')} on hazardous waste, electronics, paint, debris and licenses, with sources.`,
    },
    removal: { ...placeLink(place), label: `Junk removal in ${place.label}` },
    picture: standingPicture(site, 'places/town-hall'),
    neighbors: [...place.within, ...place.villages, ...place.neighbors].map(townHallLink),
    locator: locator(place.label, county, [place]),
    help: 'Rules change. Each line says how old its source is and when we read it; confirm with the town hall before you rely on it.',
  };
}
