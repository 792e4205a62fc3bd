/** The load estimator on `/pricing`: what it needs in the browser, and the table of sizes from which it reads the rest. */
import type { Site } from '#model/entities.ts';
import { feetOf } from '#model/prices.ts';
import { PAGES } from '#model/routes.ts';
import { ESTIMATOR_ROOMS, type EstimatorGroup } from '#schema/estimator.ts';
import { writeCounts, type Truck } from '#lib/estimate.ts';
import { dollars } from '#lib/money.ts';
import { wordsOf } from '#words/words.ts';
import type { Prose } from './prose.ts';

/** What a thing is drawn as. */
export type ThingKind = EstimatorGroup;

export interface EstimatorView {
  /** Loads to start with; `load` as it stands in an address. */
  presets: { name: string; load: string; kind: ThingKind }[];
  /** Of the table of sizes; each has at least one thing. */
  rooms: { id: string; label: string }[];
  truck: Truck;
  /** "an eighth", "a quarter" … of the truck, by eighths. */
  names: string[];
  /** What heavy material costs. */
  heavy: string;
  /** E.164, for message addresses. */
  phone: string;
  email: string;
  /** Where this estimator stands, for links to a list. */
  address: string;
  company: string;
}

const roomsOf = (site: Site) =>
  ESTIMATOR_ROOMS.map((id) => ({
    id,
    label: wordsOf(site).estimator.rooms[id],
    lines: site.estimator.filter(({ room }) => room === id),
  })).filter(({ lines }) => lines.length > 0);

function heavyOf(site: Site): string {
  const { pounds, price, per } = site.pricing.weight;
  const said = (count: number) => count.toLocaleString('en-US');
  return wordsOf(site).estimator.heavy({ pounds: said(pounds), price: dollars(price), per: said(per) });
}

export const estimatorView = (site: Site): EstimatorView => ({
  presets: site.pricing.presets.map(({ name, things }) => {
    const [first] = Object.keys(things);
    return {
      name,
      load: writeCounts(things),
      kind: site.estimator.find(({ id }) => id === first)?.group ?? 'other',
    };
  }),
  rooms: roomsOf(site).map(({ id, label }) => ({ id, label })),
  truck: {
    feet: site.truck.feet,
    tight: site.pricing.loading.tight,
    loose: site.pricing.loading.loose,
    prices: site.steps.map((step) => step.price),
  },
  names: site.steps.map((step) => wordsOf(site).parts.shares[step.eighths] ?? ''),
  heavy: heavyOf(site),
  phone: site.business.phone,
  email: site.business.email,
  address: site.business.site + PAGES.pricing,
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

export interface EstimatorTable {
  note: string;
  rooms: {
    id: string;
    label: string;
    /** `load`: id and kind, for the estimator. */
    rows: { name: string; load: string; feet: string; basis: string }[];
  }[];
}

/** The figures as they are read without scripts; `prose` numbers their sources. */
export function estimatorTable(site: Site, prose: Prose): EstimatorTable {
  const words = wordsOf(site);
  const { tight, loose } = site.pricing.loading;
  return {
    note: words.estimator.byHand({
      eighth: Math.round(site.truck.feet / 8),
      tight: Math.round(tight * 100),
      loose: Math.round(loose * 100),
    }),
    rooms: roomsOf(site).map(({ id, label, lines }) => ({
      id,
      label,
      rows: lines.map((row) => {
        const { low, high } = feetOf(row);
        return {
          name: row.name,
          load: `${row.id} ${row.group}`,
          feet: words.parts.range(low.toLocaleString('en-US'), high.toLocaleString('en-US')),
          basis: row.volume
            ? prose.line(`${words.estimator.published} {fact:${row.volume.fact}}`)
            : words.estimator.measured(row.size ?? []),
        };
      }),
    })),
  };
}
