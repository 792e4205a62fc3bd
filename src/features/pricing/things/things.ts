/** Tables of the things that a load may hold, and what the load sheet's island needs. */
import type { Site } from '#business/entities.ts';
import { writeCounts, writeThing, type Truck } from '#business/estimate.ts';
import { feetOf } from '#business/prices.ts';
import { ESTIMATOR_ROOMS, type EstimatorRoom } from '#business/schema/estimator.ts';
import { heavyPrice } from '#ui/load/price-notes.ts';
import { loadWords } from '#ui/load/words.ts';
import type { Prose } from '#ui/sources/prose.ts';
import { thingWords } from './words.ts';

type Thing = Site['estimator'][number];

interface ThingSize {
  id: string;
  name: string;
  /** In the format of `readThing`. */
  load: string;
  feet: string;
  /** In a load of pricing.yaml; paper has room for these alone. */
  isUsual: boolean;
}

/** Sizes of things by room. */
export interface ThingTable<Row = ThingSize> {
  /** How to add up a load by hand. */
  note: string;
  rooms: { id: EstimatorRoom; label: string; rows: Row[] }[];
}

function tableOf<Row>(site: Site, rowOf: (thing: Thing) => Row): ThingTable<Row> {
  const words = thingWords(site.language);
  return {
    note: words.byHand(Math.round(site.truck.feet / 8)),
    rooms: ESTIMATOR_ROOMS.map((id) => ({
      id,
      label: words.rooms[id],
      rows: site.estimator.filter(({ room }) => room === id).map(rowOf),
    })).filter(({ rows }) => rows.length > 0),
  };
}

const usualThings = ({ pricing: { presets, examples, minimum } }: Site): ReadonlySet<string> =>
  new Set([...presets, ...examples, ...minimum].flatMap(({ things }) => Object.keys(things)));

function sizeOf(site: Site, thing: Thing): ThingSize {
  const { low, high } = feetOf(thing);
  return {
    id: thing.id,
    name: thing.name,
    load: writeThing({ id: thing.id, low, high }),
    feet: loadWords(site.language).range(low.toLocaleString('en-US'), high.toLocaleString('en-US')),
    isUsual: usualThings(site).has(thing.id),
  };
}

export const thingSizes = (site: Site): ThingTable => tableOf(site, (thing) => sizeOf(site, thing));

/** Sizes with a footnote as HTML, or with the measures they come from; `prose` collects the sources. */
export function sourcedSizes(site: Site, prose: Prose): ThingTable<ThingSize & { note?: string; measures?: string }> {
  return tableOf(site, (thing) => {
    const row = sizeOf(site, thing);
    return thing.volume
      ? { ...row, note: prose.line(`{fact:${thing.volume.fact}}`) }
      : { ...row, measures: thingWords(site.language).measured(thing.size ?? []) };
  });
}

/** Typical loads, in the format of the URL. */
export const presetLoads = (site: Site): { name: string; load: string }[] =>
  site.pricing.presets.map(({ name, things }) => ({ name, load: writeCounts(things) }));

/** Props of the load sheet's island. */
export interface LoadSheetIslandView {
  truck: Truck;
  heavyPrice: string;
  /** E.164 */
  phone: string;
  /** Absolute URL of the page that reads a list. */
  address: string;
  company: string;
}

export const loadSheetIslandView = (site: Site): LoadSheetIslandView => ({
  truck: { feet: site.truck.feet, prices: site.truck.prices },
  heavyPrice: heavyPrice(site),
  phone: site.business.phone,
  address: site.business.site + site.pages.pricing,
  company: site.business.name,
});
