/** `/what-we-take`: the items we take or refuse. */
import type { Item, Site } from '#business/entities.ts';
import { priceLoad } from '#business/estimate.ts';
import { priceInWords } from '#business/loads.ts';
import { type Take, ITEM_GROUPS } from '#business/schema/facts.ts';
import { STATES } from '#business/states.ts';
import { dropOffKinds } from '#features/items/drop-off/view.ts';
import { dropOffWords } from '#features/items/drop-off/words.ts';
import { isInLanguage } from '#i18n/addresses.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { loadWords } from '#ui/load/words.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { categoryWords } from '#ui/services/words.ts';
import { type Source, Prose } from '#ui/sources/prose.ts';
import { itemsWords } from './words.ts';

export interface ItemView {
  id: string;
  name: string;
  answer: Item['answer'];
  answerLabel: string;
  why: string;
  becomes: string | undefined;
  instead: string | undefined;
  /** HTML; cubic feet and pounds. */
  measures: string | undefined;
  /** HTML; the states and towns with a law about it. */
  law: string | undefined;
  dropOffs: Link[];
  service: Link | undefined;
  /** "$149 to $229"; undefined for items we refuse. */
  price: string | undefined;
}

interface ItemsView extends PageView {
  lead: string;
  counts: string;
  prices: string;
  open: string;
  picture: PictureView;
  donation: PictureView;
  /** The picture is of a service that takes an item of the group, another one for each; hazardous ones have none. */
  groups: { id: string; label: string; picture: PictureView | undefined; items: ItemView[] }[];
  /** Empty when the sources are on their own page. */
  sources: Source[];
  sourcesPage: Link | undefined;
}

/** "Rules of New York¹ and New Jersey²." */
function lawLine(site: Site, item: Item): string | undefined {
  if (item.law.length === 0) return undefined;
  const words = itemsWords(site.language);
  const states: Record<string, string | undefined> = STATES;
  const nameOf = (id: string) => states[id] ?? site.counties.find((county) => county.id === id)?.name ?? words.aTown;
  const footnotes = new Map<string, Map<string, string>>();
  for (const fact of item.law) {
    const name = words.lawmaker(fact.places.map(nameOf));
    // Keyed by source, for one footnote per source.
    const bySource = footnotes.get(name) ?? new Map<string, string>();
    footnotes.set(name, bySource.set(fact.source.url, `{fact:${fact.id}}`));
  }
  return words.law([...footnotes].map(([name, bySource]) => `${name} ${[...bySource.values()].join('')}`));
}

/** "12 to 20 cubic feet¹, 80 pounds²" */
function measuresLine(site: Site, { volume, weight }: Item): string {
  const words = itemsWords(site.language);
  const measure = (value: Item['volume'] | Item['weight'], format: (measure: string) => string): string[] => {
    if (!value) return [];
    const facts = 'fact' in value ? [value.fact] : value.facts;
    const footnotes = facts.map((fact) => ` {fact:${fact}}`).join('');
    return [`${format(loadWords(site.language).range(String(value.from), String(value.to)))}${footnotes}`];
  };
  return [...measure(volume, words.volume), ...measure(weight, words.weight)].join(', ');
}

/** Price of a single one; without a size, a photo has to say. */
function priceOf(site: Site, { answer, volume }: Item): string | undefined {
  if (answer === 'no') return undefined;
  if (!volume) return itemsWords(site.language).byPhoto;
  return priceInWords(site.formats, priceLoad({ low: volume.from, high: volume.to }, site.truck).price);
}

function itemView(site: Site, prose: Prose, dropOffs: readonly Take[], item: Item): ItemView {
  const words = itemsWords(site.language);
  const optional = (text: string | undefined) => (text ? prose.line(text) : undefined);
  // Footnotes are numbered in this order, so it must match the page.
  return {
    id: item.id,
    name: item.name,
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
    price: priceOf(site, item),
  };
}

/** Items by group, with their sources in footnote order. */
export function itemAnswers(site: Site): { groups: ItemsView['groups']; sources: Source[]; hasSourcesPage: boolean } {
  // The sources are a quarter of the page's bytes, so they get their own page where the language has it.
  const hasSourcesPage = isInLanguage(site, site.pages.itemSources);
  const prose = new Prose(site, hasSourcesPage ? site.pages.itemSources : '');
  const dropOffs = dropOffKinds(site);
  const shown = new Set<PictureView>();
  const groups = ITEM_GROUPS.map((group) => {
    const items = site.items.filter((item) => item.group === group);
    const pictureOf = (wanted: Item['answer']) =>
      items.find(({ answer, service }) => answer === wanted && service && !shown.has(service.picture))?.service
        ?.picture;
    const picture = pictureOf('yes') ?? (group === 'hazardous' ? undefined : pictureOf('conditions'));
    if (picture) shown.add(picture);
    return {
      id: group,
      label: itemsWords(site.language).groups[group],
      picture,
      items: items.map((item) => itemView(site, prose, dropOffs, item)),
    };
  }).filter((group) => group.items.length > 0);
  return { groups, sources: prose.sources, hasSourcesPage };
}

function itemsView(site: Site): ItemsView {
  const words = itemsWords(site.language);
  const { groups, sources, hasSourcesPage } = itemAnswers(site);
  const count = (answer: Item['answer']) => site.items.filter((item) => item.answer === answer).length;
  return {
    head: head(site, {
      title: words.title(site.items.length),
      description: words.description,
      path: site.pages.items,
      indexed: true,
      graph: { type: 'CollectionPage' },
    }),
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    card: {
      title: words.heading,
      picture: requiredPicture(site, 'places/donation-dropoff'),
      answer: words.card.answer(site.items.length),
      note: words.card.note,
    },
    title: words.heading,
    lead: words.lead,
    counts: words.counts({ yes: count('yes'), conditions: count('conditions'), no: count('no') }),
    prices: words.prices(startingPrice(site)),
    open: words.open,
    groups,
    picture: requiredPicture(site, 'places/transfer-station'),
    donation: requiredPicture(site, 'bands/donation-shop'),
    sources: hasSourcesPage ? [] : sources,
    sourcesPage: hasSourcesPage
      ? { label: words.sources.link(sources.length), href: site.pages.itemSources }
      : undefined,
  };
}

export const pagesIn = onePage('items', itemsView);
