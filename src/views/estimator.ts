/** The load estimator on `/pricing`: what it needs in the browser, and the same figures as a table. */
import type { Site } from '#model/entities.ts';
import { feetOf, thingsOf } from '#model/prices.ts';
import { PAGES } from '#model/routes.ts';
import { ESTIMATOR_GROUPS } from '#schema/estimator.ts';
import type { Thing, Truck } from '#lib/estimate.ts';
import { wordsOf } from '#words/words.ts';
import type { Prose } from './prose.ts';

export interface EstimatorView {
  groups: { label: string; things: Thing[] }[];
  truck: Truck;
  /** "an eighth", "a quarter" … of the truck, by eighths. */
  names: string[];
  /** E.164, for message addresses. */
  phone: string;
  email: string;
  /** Where this estimator stands, for links to a list. */
  address: string;
  company: string;
}

export const estimatorView = (site: Site): EstimatorView => ({
  groups: ESTIMATOR_GROUPS.map((group) => ({
    label: wordsOf(site).estimator.groups[group],
    things: thingsOf(site.estimator.filter((row) => row.group === group)),
  })).filter((group) => group.things.length > 0),
  truck: {
    feet: site.truck.feet,
    tight: site.pricing.loading.tight,
    loose: site.pricing.loading.loose,
    prices: site.steps.map((step) => step.price),
  },
  names: site.steps.map((step) => wordsOf(site).parts.shares[step.eighths] ?? ''),
  phone: site.business.phone,
  email: site.business.email,
  address: site.business.site + PAGES.pricing,
  company: site.business.name,
});

export interface EstimatorTable {
  note: string;
  rows: { name: string; feet: string; basis: string }[];
}

/** The same figures without scripts; `prose` numbers their sources. */
export function estimatorTable(site: Site, prose: Prose): EstimatorTable {
  const words = wordsOf(site);
  const { tight, loose } = site.pricing.loading;
  return {
    note: words.estimator.byHand({
      eighth: Math.round(site.truck.feet / 8),
      tight: Math.round(tight * 100),
      loose: Math.round(loose * 100),
    }),
    rows: site.estimator.map((row) => {
      const { low, high } = feetOf(row);
      return {
        name: row.name,
        feet: words.parts.range(low.toLocaleString('en-US'), high.toLocaleString('en-US')),
        basis: row.volume
          ? prose.line(`${words.estimator.published} {fact:${row.volume.fact}}`)
          : words.estimator.measured(row.size ?? []),
      };
    }),
  };
}
