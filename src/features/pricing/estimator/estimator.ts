/** The load estimator on `/pricing`: what it needs in the browser, and the table of sizes from which it reads the rest. */
import type { Site } from '#business/entities.ts';
import { feetOf } from '#business/prices.ts';
import { ESTIMATOR_ROOMS, type EstimatorGroup } from '#business/schema/estimator.ts';
import { writeCounts, type Truck } from '#business/estimate.ts';
import { dollars } from '#lib/money.ts';
import type { Prose } from '#ui/sources/prose.ts';
import { estimatorWords } from './words.ts';
import { loadWords } from '#ui/load/words.ts';

/** What a thing is drawn as. */
export type ThingKind = EstimatorGroup;

type Line = Site['estimator'][number];

export interface EstimatorView {
  /** Loads to start with; `load` as it stands in an address. */
  presets: { name: string; load: string }[];
  /** Of the table of sizes, by their ids; each has at least one thing. */
  rooms: Record<string, string>;
  truck: Truck;
  /** What heavy material costs, in a sentence. */
  heavyPrice: string;
  /** E.164, for message addresses. */
  phone: string;
  email: string;
  /** Where this estimator stands, for links to a list. */
  address: string;
  /** The page that prints a list. */
  sheet: string;
  company: string;
}

const truckOf = ({ truck, pricing, steps }: Site): Truck => ({
  feet: truck.feet,
  tight: pricing.loading.tight,
  loose: pricing.loading.loose,
  prices: steps.map((step) => step.price),
});

function heavyPriceOf(site: Site): string {
  const { weight } = site.pricing;
  return estimatorWords(site.language).heavyPrice({ ...weight, price: dollars(weight.price) });
}

const roomsOf = (site: Site) =>
  ESTIMATOR_ROOMS.map((id) => ({
    id,
    label: estimatorWords(site.language).rooms[id],
    lines: site.estimator.filter(({ room }) => room === id),
  })).filter(({ lines }) => lines.length > 0);

export const estimatorView = (site: Site): EstimatorView => ({
  presets: site.pricing.presets.map(({ name, things }) => ({ name, load: writeCounts(things) })),
  rooms: Object.fromEntries(roomsOf(site).map(({ id, label }) => [id, label])),
  truck: truckOf(site),
  heavyPrice: heavyPriceOf(site),
  phone: site.business.phone,
  email: site.business.email,
  address: site.business.site + site.pages.pricing,
  sheet: site.pages.loadSheet,
  company: site.business.name,
});

/** Other names of the estimator's things, by their ids: what people type who look for one. */
export const estimatorNames = (site: Site): Record<string, string> =>
  Object.fromEntries(
    site.estimator.flatMap(({ id }): [string, string][] => {
      const items = site.items.filter((item) => item.id === id || item.line === id);
      const names = items.flatMap(({ name, synonyms }) => [name, ...synonyms]);
      return names.length > 0 ? [[id, names.join(', ')]] : [];
    }),
  );

/** What a list needs in the browser to become a load sheet. */
export type SheetView = Pick<EstimatorView, 'truck' | 'heavyPrice' | 'phone' | 'address' | 'company'>;

export const sheetView = (site: Site): SheetView => {
  const { truck, heavyPrice, phone, address, company } = estimatorView(site);
  return { truck, heavyPrice, phone, address, company };
};

export interface EstimatorSize {
  name: string;
  /** Id and kind, for the browser. */
  load: string;
  feet: string;
}

/** What a thing measures, by the rooms of the table. */
export interface EstimatorTable<Row = EstimatorSize> {
  /** How to count by hand. */
  note: string;
  rooms: { id: string; label: string; rows: Row[] }[];
}

function tableOf<Row>(site: Site, rowOf: (line: Line) => Row): EstimatorTable<Row> {
  const { tight, loose } = site.pricing.loading;
  return {
    note: estimatorWords(site.language).byHand({
      eighth: Math.round(site.truck.feet / 8),
      tight: Math.round(tight * 100),
      loose: Math.round(loose * 100),
    }),
    rooms: roomsOf(site).map(({ id, label, lines }) => ({ id, label, rows: lines.map(rowOf) })),
  };
}

function sizeOf(site: Site, line: Line): EstimatorSize {
  const { low, high } = feetOf(line);
  return {
    name: line.name,
    load: `${line.id} ${line.group}`,
    feet: loadWords(site.language).range(low.toLocaleString('en-US'), high.toLocaleString('en-US')),
  };
}

/** The figures alone. */
export const estimatorSizes = (site: Site): EstimatorTable => tableOf(site, (line) => sizeOf(site, line));

/** The figures as they are read without scripts, each with what it rests on; `prose` numbers their sources. */
export function estimatorTable(site: Site, prose: Prose): EstimatorTable<EstimatorSize & { basis: string }> {
  const words = estimatorWords(site.language);
  return tableOf(site, (line) => ({
    ...sizeOf(site, line),
    basis: line.volume ? prose.line(`${words.published} {fact:${line.volume.fact}}`) : words.measured(line.size ?? []),
  }));
}
