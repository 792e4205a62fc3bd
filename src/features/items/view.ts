/** `/what-we-take`: do you take it? And `/what-we-take/sources`, on which its answers rest. */
import type { Item, Site } from '#business/entities.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type Source, Prose } from '#ui/sources/prose.ts';
import { itemsWords } from './words.ts';
import { categoryWords } from '#ui/services/words.ts';
import { STATES } from '#business/states.ts';
import { loadWords } from '#ui/load/words.ts';
import { type Take, ITEM_GROUPS } from '#business/schema/facts.ts';
import { dropOffWords } from '#features/items/drop-off/words.ts';
import { dollars } from '#lib/money.ts';
import { isInLanguage } from '#i18n/addresses.ts';
import { dropOffKinds } from '#features/items/drop-off/view.ts';
import { head } from '#seo/head.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { trail } from '#ui/breadcrumbs.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { type PictureView, standingPicture } from '#ui/picture/pictures.ts';

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
  /** Where it says who takes such things. */
  dropOffs: Link[];
  service: Link | undefined;
  /** What it usually costs: "from $149"; nothing for what we refuse. */
  price: string | undefined;
}

export interface ItemsView extends PageView {
  lead: string;
  counts: string;
  count: number;
  /** What a price in the list buys, and that a line opens. */
  prices: string;
  estimate: Link;
  open: string;
  /** Over the field that narrows the list; read out only. */
  find: string;
  picture: PictureView;
  groups: { id: string; label: string; items: ItemView[] }[];
  answers: { id: Item['answer']; label: string }[];
  /** None where they have a page of their own. */
  sources: Source[];
  sourcesPage: Link | undefined;
}

/** "Rules of New York¹ and New Jersey².": whose law, each with its footnote. */
function lawLine(site: Site, item: Item): string | undefined {
  if (item.law.length === 0) return undefined;
  const words = itemsWords(site.language);
  const states: Record<string, string | undefined> = STATES;
  const nameOf = (id: string) => states[id] ?? site.counties.find((county) => county.id === id)?.name ?? words.aTown;
  const whose = new Map<string, Map<string, string>>();
  for (const fact of item.law) {
    const name = words.lawmaker(fact.places.map(nameOf));
    const notes = whose.get(name) ?? new Map<string, string>();
    // One footnote a source is enough here.
    whose.set(name, notes.set(fact.source.url, `{fact:${fact.id}}`));
  }
  return words.law([...whose].map(([name, notes]) => `${name} ${[...notes.values()].join('')}`));
}

/** "12 to 20 cubic feet¹, 80 pounds²": what sources say a thing measures. */
function measuresLine(site: Site, { volume, weight }: Item): string {
  const words = itemsWords(site.language);
  const measure = (value: Item['volume'], inWords: (measure: string) => string): string[] => {
    if (!value) return [];
    const source = value.fact === undefined ? '' : ` {fact:${value.fact}}`;
    return [`${inWords(loadWords(site.language).range(String(value.from), String(value.to)))}${source}`];
  };
  return [...measure(volume, words.volume), ...measure(weight, words.weight)].join(', ');
}

/**
 * Dollars for one such thing alone: by its volume, or, where the service is about just such things, as that service begins;
 * nothing costs less than the first step.
 */
function priceOf(site: Site, { group, volume, service }: Item): number {
  const ofService = group === 'construction' || group === 'yard' ? service?.load.from : undefined;
  const eighths = volume ? Math.ceil((8 * volume.from) / site.truck.feet) : (ofService ?? 1);
  return site.steps[Math.min(Math.max(eighths, 1), site.steps.length) - 1]?.price ?? 0;
}

function itemView(site: Site, prose: Prose, dropOffs: readonly Take[], item: Item): ItemView {
  const words = itemsWords(site.language);
  const optional = (text: string | undefined) => (text ? prose.line(text) : undefined);
  // Footnotes are numbered in the order in which the page shows them.
  return {
    id: item.id,
    name: item.name,
    synonyms: item.synonyms.join(', '),
    answer: item.answer,
    answerLabel: categoryWords(site.language).answers[item.answer],
    why: prose.line(item.why),
    becomes: optional(item.becomes),
    instead: optional(item.instead),
    measures: optional(measuresLine(site, item)),
    law: optional(lawLine(site, item)),
    dropOffs: dropOffs
      .filter((take) => item.dropOff?.includes(take))
      .map((take) => ({
        label: words.dropOff(dropOffWords(site.language).takes[take]),
        href: `${site.pages.dropOff}#${take}`,
      })),
    service: item.service ? { label: item.service.short, href: item.service.path } : undefined,
    price: item.answer === 'no' ? undefined : words.price(dollars(priceOf(site, item))),
  };
}

/** The answers in the order of the page, and the sources in that of their footnotes. */
export function answersOf(site: Site): { groups: ItemsView['groups']; sources: Source[]; apart: boolean } {
  // More than a hundred sources are a quarter of the page's bytes: they stand on a page of their own.
  const apart = isInLanguage(site, site.pages.itemSources);
  const prose = new Prose(site, apart ? site.pages.itemSources : '');
  const dropOffs = dropOffKinds(site);
  const groups = ITEM_GROUPS.map((group) => ({
    id: group,
    label: itemsWords(site.language).groups[group],
    items: site.items.filter((item) => item.group === group).map((item) => itemView(site, prose, dropOffs, item)),
  })).filter((group) => group.items.length > 0);
  return { groups, sources: prose.sources, apart };
}

export function itemsView(site: Site): ItemsView {
  const words = itemsWords(site.language);
  const { groups, sources, apart } = answersOf(site);
  const count = (answer: Item['answer']) => site.items.filter((item) => item.answer === answer).length;
  return {
    head: head(site, {
      title: words.title(site.items.length),
      description: words.description,
      path: site.pages.items,
      indexed: true,
      graph: { type: 'CollectionPage' },
    }),
    breadcrumbs: trail(site),
    contact: contact(site),
    card: {
      title: words.heading,
      picture: standingPicture(site, 'places/donation-dropoff'),
      answer: words.card.answer(site.items.length),
      note: words.card.note,
    },
    title: words.heading,
    lead: words.lead,
    find: words.find,
    counts: words.counts({ yes: count('yes'), conditions: count('conditions'), no: count('no') }),
    count: site.items.length,
    prices: words.prices(startingPrice(site)),
    estimate: { label: words.estimate, href: `${site.pages.pricing}#estimate` },
    open: words.open,
    groups,
    answers: (['yes', 'conditions', 'no'] as const).map((id) => ({
      id,
      label: categoryWords(site.language).answers[id],
    })),
    picture: standingPicture(site, 'places/transfer-station'),
    sources: apart ? [] : sources,
    sourcesPage: apart ? { label: words.sources.link(sources.length), href: site.pages.itemSources } : undefined,
  };
}

export const pagesIn = onePage('items', itemsView);
