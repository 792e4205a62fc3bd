/** `/what-we-take`: do you take it? */
import { head } from '#seo/head.ts';
import type { Item, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { itemList } from '#seo/schema.ts';
import { ITEM_GROUPS, TAKES, type Take } from '#schema/facts.ts';
import { STATES } from '#lib/states.ts';
import { counted, listed } from '#lib/words.ts';
import type { Link } from './chrome.ts';
import { contact } from './contact.ts';
import { standingPicture, type PictureView } from './ingredients.ts';
import type { PageView } from './page.ts';
import { Prose, type Source } from './prose.ts';

const GROUP_LABEL: Record<(typeof ITEM_GROUPS)[number], string> = {
  furniture: 'Furniture',
  'mattresses-bedding': 'Mattresses and bedding',
  appliances: 'Appliances',
  electronics: 'Electronics',
  household: 'Around the house',
  yard: 'Yard and garden',
  construction: 'Construction and renovation',
  vehicles: 'Vehicles and tires',
  commercial: 'Business and office',
  hazardous: 'Hazardous: never',
};

const ANSWER: Record<Item['answer'], string> = { yes: 'Yes', conditions: 'With conditions', no: 'No' };

export interface ItemView {
  id: string;
  name: string;
  synonyms: string;
  answer: Item['answer'];
  answerLabel: string;
  why: string;
  becomes: string | undefined;
  instead: string | undefined;
  /** Cubic feet and pounds, as far as a source gives them. HTML. */
  measures: string | undefined;
  /** Whose law speaks of it. HTML. */
  law: string | undefined;
  /** Kinds of drop-off that may take it, on this page. */
  dropOffs: Link[];
  service: Link | undefined;
}

/** Public and donation sites for one kind of thing. */
export interface DropOffView {
  id: string;
  label: string;
  counties: { county: Link; places: (Link & { residents: string | undefined })[] }[];
}

export interface ItemsView extends PageView {
  lead: string;
  counts: string;
  count: number;
  dropOffsLead: string;
  picture: PictureView;
  groups: { id: string; label: string; items: ItemView[] }[];
  dropOffs: DropOffView[];
  answers: { id: Item['answer']; label: string }[];
  sources: Source[];
}

const TAKE_LABEL: Record<Take, string> = {
  'hazardous-waste': 'Household hazardous waste',
  electronics: 'Electronics',
  refrigerants: 'Refrigerators and air conditioners',
  tires: 'Tires',
  propane: 'Propane tanks',
  paint: 'Paint',
  batteries: 'Batteries',
  metal: 'Metal',
  bulk: 'Bulky things',
  'yard-waste': 'Leaves and branches',
  recycling: 'Paper, glass, cans and plastic',
  textiles: 'Clothes and textiles',
  furniture: 'Furniture to give away',
  'building-materials': 'Building materials to give away',
  mattresses: 'Mattresses',
  shredding: 'Papers to shred',
};
const dropOffId = (take: Take) => `drop-${take}`;

/** The sites by kind of thing and by county; those of a single town say for whose residents. */
const dropOffsOf = (site: Site): DropOffView[] =>
  // Paper, glass and cans are collected at every curb; their many yards would drown the rest.
  TAKES.filter((take) => take !== 'recycling' && site.items.some((item) => item.dropOff?.includes(take)))
    .map((take) => ({
      id: dropOffId(take),
      label: TAKE_LABEL[take],
      counties: site.counties.flatMap((county) => {
        const places = site.facilities
          .filter((facility) => facility.takes.includes(take))
          .flatMap((facility) => {
            const towns = facility.servesMunicipalities.filter((place) => place.county === county);
            const everybody = facility.servesCounties.includes(county);
            return everybody || towns.length > 0
              ? [
                  {
                    label: facility.name,
                    href: facility.url,
                    residents: everybody ? undefined : listed(towns.map(({ name }) => name)),
                  },
                ]
              : [];
          });
        return places.length > 0 ? [{ county: { label: county.name, href: county.path }, places }] : [];
      }),
    }))
    .filter((drop) => drop.counties.length > 0);

/** "New York¹ and New Jersey²": whose law, each with its footnote. */
function lawLine(item: Item, counties: Site['counties']): string | undefined {
  if (item.law.length === 0) return undefined;
  const states: Record<string, string | undefined> = STATES;
  const nameOf = (id: string) => states[id] ?? counties.find((county) => county.id === id)?.name ?? 'a town';
  const whose = new Map<string, Map<string, string>>();
  for (const fact of item.law) {
    const name = fact.places.length > 0 ? listed(fact.places.map(nameOf)) : 'the United States';
    const notes = whose.get(name) ?? new Map<string, string>();
    // One footnote a source is enough here.
    whose.set(name, notes.set(fact.source.url, `{fact:${fact.id}}`));
  }
  return `Rules of ${listed([...whose].map(([name, notes]) => `${name} ${[...notes.values()].join('')}`))}.`;
}

const measure = (value: NonNullable<Item['volume']> | undefined, unit: string): string[] =>
  value
    ? [`${value.from === value.to ? value.from : `${value.from} to ${value.to}`} ${unit} {fact:${value.fact}}`]
    : [];

export function itemsView(site: Site): ItemsView {
  const prose = new Prose(site);
  const dropOffs = dropOffsOf(site);
  const optional = (text: string | undefined) => (text ? prose.line(text) : undefined);
  const view = (item: Item): ItemView => ({
    id: item.id,
    name: item.name,
    synonyms: item.synonyms.join(', '),
    answer: item.answer,
    answerLabel: ANSWER[item.answer],
    why: prose.line(item.why),
    becomes: optional(item.becomes),
    instead: optional(item.instead),
    measures:
      prose.line([...measure(item.volume, 'cubic feet'), ...measure(item.weight, 'pounds')].join(', ')) || undefined,
    law: optional(lawLine(item, site.counties)),
    dropOffs: dropOffs
      .filter((drop) => item.dropOff?.some((take) => dropOffId(take) === drop.id))
      .map((drop) => ({ label: drop.label, href: `#${drop.id}` })),
    service: item.service ? { label: item.service.short, href: item.service.path } : undefined,
  });
  const count = (answer: Item['answer']) => site.items.filter((item) => item.answer === answer).length;
  const groups = ITEM_GROUPS.map((group) => ({
    id: group,
    label: GROUP_LABEL[group],
    items: site.items.filter((item) => item.group === group).map(view),
  })).filter((group) => group.items.length > 0);
  return {
    head: head(site, {
      title: `Do You Take It? ${site.items.length} Things, Yes or No`,
      description: `Sofas, tires, paint, pianos: what we take, what we take with conditions, what we refuse and the place near you that takes it instead, with sources.`,
      path: PAGES.items,
      indexed: true,
      graph: { type: 'CollectionPage', about: itemList(site, site.items) },
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    card: {
      title: 'Do you take it?',
      picture: standingPicture(site, 'places/donation-dropoff'),
      answer: counted(site.items.length, 'thing'),
      note: 'Yes, yes with conditions, or no, and where it goes instead',
    },
    title: 'Do you take it?',
    lead: 'Yes, yes with conditions, or no. When the answer is no, it says where the thing goes instead.',
    counts: `${count('yes')} times yes, ${count('conditions')} times with conditions, ${count('no')} times no.`,
    count: site.items.length,
    dropOffsLead:
      'Public sites and donation outlets by kind and county, each linked to its own page. Look there for hours and for what to bring along.',
    groups,
    dropOffs,
    answers: (['yes', 'conditions', 'no'] as const).map((id) => ({ id, label: ANSWER[id] })),
    picture: standingPicture(site, 'places/transfer-station'),
    sources: prose.sources,
  };
}
