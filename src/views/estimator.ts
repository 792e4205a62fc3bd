/** The load estimator on `/pricing`: what it needs in the browser, and the same figures as a table. */
import type { Site } from '#model/entities.ts';
import { feetOf, thingsOf } from '#model/prices.ts';
import { PAGES } from '#model/routes.ts';
import { ESTIMATOR_GROUPS, type EstimatorGroup } from '#schema/estimator.ts';
import type { Thing, Truck } from '#lib/estimate.ts';
import { SHARE } from './ingredients.ts';
import type { Prose } from './prose.ts';

const GROUP_LABEL: Record<EstimatorGroup, string> = {
  rooms: 'Whole homes',
  seating: 'Sofas and chairs',
  beds: 'Beds',
  storage: 'Cabinets and shelves',
  tables: 'Tables and desks',
  appliances: 'Appliances and screens',
  outside: 'Garage and yard',
  boxes: 'Boxes and bags',
  other: 'Everything else',
};

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
    label: GROUP_LABEL[group],
    things: thingsOf(site.estimator.filter((row) => row.group === group)),
  })).filter((group) => group.things.length > 0),
  truck: {
    feet: site.truck.feet,
    tight: site.pricing.loading.tight,
    loose: site.pricing.loading.loose,
    prices: site.steps.map((step) => step.price),
  },
  names: site.steps.map((step) => SHARE[step.eighths] ?? ''),
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
  const { tight, loose } = site.pricing.loading;
  return {
    note: `Add up the cubic feet and divide by ${Math.round(site.truck.feet / 8)}: that is the number of eighths. A load packs to between ${Math.round(tight * 100)} and ${Math.round(loose * 100)} percent of the sum of its parts.`,
    rows: site.estimator.map((row) => {
      const { low, high } = feetOf(row);
      return {
        name: row.name,
        feet: low === high ? String(low) : `${low} to ${high}`,
        basis: row.volume
          ? prose.line(`by a published table {fact:${row.volume.fact}}`)
          : `measured as ${(row.size ?? []).join(' × ')} feet`,
      };
    }),
  };
}
