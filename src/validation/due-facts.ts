/** Facts due for review. */
import type { Filed, Rows } from '#business/rows.ts';
import type { Fact } from '#business/schema/facts.ts';

export interface DueFacts {
  /** County, state or "Everywhere". */
  where: string;
  /** Oldest review day first. */
  facts: Filed<Fact>[];
}

/**
 * @param until last review day to be listed, year-month-day
 * @returns published facts due for review or over by then, by county in its order, then state, then the rest
 */
export function dueFacts({ facts, counties, municipalities }: Rows, until: string): DueFacts[] {
  const countyOf = new Map(municipalities.map((row) => [row.id, row.county]));
  const name = new Map<string, string>(counties.map((row) => [row.id, row.label]));
  const where = ({ places: [place = ''] }: Fact) => name.get(countyOf.get(place) ?? place) ?? (place || 'Everywhere');
  const due = facts
    .filter(
      (fact) => fact.confidence !== 'low' && !fact.shelved && (fact.review <= until || (fact.until ?? until) < until),
    )
    .sort((a, b) => a.review.localeCompare(b.review, 'en') || a.id.localeCompare(b.id, 'en'));
  const groups = Map.groupBy(due, where);
  const order = [...name.values()];
  const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : group === 'Everywhere' ? 99 : 50);
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
    .map(([group, list]) => ({ where: group, facts: list }));
}

/** A fact's review day, or "over since 2026-05-01". */
export const whenDue = ({ until: last, review }: Pick<Fact, 'until' | 'review'>, until: string): string =>
  last !== undefined && last < until ? `over since ${last}` : review;
