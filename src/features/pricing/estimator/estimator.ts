/** Data of the load estimator: props of its island, and the size table that the island reads from the page. */
import type { Site } from '#business/entities.ts';
import { writeCounts, type Truck } from '#business/estimate.ts';
import { feetOf } from '#business/prices.ts';
import { ESTIMATOR_ROOMS, type EstimatorGroup } from '#business/schema/estimator.ts';
import { dollars } from '#lib/money.ts';
import { loadWords } from '#ui/load/words.ts';
import type { Prose } from '#ui/sources/prose.ts';
import { estimatorWords } from './words.ts';

export type ThingKind = EstimatorGroup;

type EstimatorThing = Site['estimator'][number];

export interface EstimatorView {
  /** Typical loads; `load` in the format of the URL. */
  presets: { name: string; load: string }[];
  /** Labels of the non-empty rooms by id. */
  rooms: Record<string, string>;
  truck: Truck;
  heavyPrice: string;
  /** E.164 */
  phone: string;
  email: string;
  /** Absolute URL of the estimator. */
  address: string;
  /** Path of the load sheet. */
  sheet: string;
  company: string;
}

function heavyPriceOf(site: Site): string {
  const { weight } = site.pricing;
  return estimatorWords(site.language).heavyPrice({ ...weight, price: dollars(weight.price) });
}

const roomsOf = (site: Site) =>
  ESTIMATOR_ROOMS.map((id) => ({
    id,
    label: estimatorWords(site.language).rooms[id],
    things: site.estimator.filter(({ room }) => room === id),
  })).filter(({ things }) => things.length > 0);

export const estimatorView = (site: Site): EstimatorView => ({
  presets: site.pricing.presets.map(({ name, things }) => ({ name, load: writeCounts(things) })),
  rooms: Object.fromEntries(roomsOf(site).map(({ id, label }) => [id, label])),
  truck: { feet: site.truck.feet, prices: site.truck.prices },
  heavyPrice: heavyPriceOf(site),
  phone: site.business.phone,
  email: site.business.email,
  address: site.business.site + site.pages.pricing,
  sheet: site.pages.loadSheet,
  company: site.business.name,
});

/** Synonyms of the estimator's items by id, for its search. */
export const estimatorSynonyms = (site: Site): Record<string, string> =>
  Object.fromEntries(
    site.estimator.flatMap(({ id, item }): [string, string][] => {
      const items = site.items.filter((each) => each.id === item);
      const names = items.flatMap(({ name, synonyms }) => [name, ...synonyms]);
      return names.length > 0 ? [[id, names.join(', ')]] : [];
    }),
  );

/** Props of the load sheet's island. */
export type LoadSheetIslandView = Pick<EstimatorView, 'truck' | 'heavyPrice' | 'phone' | 'address' | 'company'>;

export const loadSheetIslandView = (site: Site): LoadSheetIslandView => {
  const { truck, heavyPrice, phone, address, company } = estimatorView(site);
  return { truck, heavyPrice, phone, address, company };
};

interface EstimatorSize {
  name: string;
  /** Id and kind, in the format of `readThing`. */
  load: string;
  feet: string;
}

/** Sizes of items by room. */
export interface EstimatorTable<Row = EstimatorSize> {
  /** How to add up a load by hand. */
  note: string;
  rooms: { id: string; label: string; rows: Row[] }[];
}

function tableOf<Row>(site: Site, rowOf: (thing: EstimatorThing) => Row): EstimatorTable<Row> {
  return {
    note: estimatorWords(site.language).byHand({
      eighth: Math.round(site.truck.feet / 8),
    }),
    rooms: roomsOf(site).map(({ id, label, things }) => ({ id, label, rows: things.map(rowOf) })),
  };
}

function sizeOf(site: Site, thing: EstimatorThing): EstimatorSize {
  const { low, high } = feetOf(thing);
  return {
    name: thing.name,
    load: `${thing.id} ${thing.group}`,
    feet: loadWords(site.language).range(low.toLocaleString('en-US'), high.toLocaleString('en-US')),
  };
}

export const estimatorSizes = (site: Site): EstimatorTable => tableOf(site, (thing) => sizeOf(site, thing));

/** Sizes with the basis of each figure; `prose` collects the sources. */
export function estimatorTable(site: Site, prose: Prose): EstimatorTable<EstimatorSize & { basis: string }> {
  const words = estimatorWords(site.language);
  return tableOf(site, (thing) => ({
    ...sizeOf(site, thing),
    basis: thing.volume
      ? prose.line(`${words.published} {fact:${thing.volume.fact}}`)
      : words.measured(thing.size ?? []),
  }));
}
