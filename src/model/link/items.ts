/** Things we take or refuse, and lines of the load estimator: both rest on facts. */
import { homeOf } from '#schema/collections.ts';
import type { Item } from '../entities.ts';
import { routes } from '../routes.ts';
import { didYouMean } from '../problem.ts';
import type { Rows } from '../rows.ts';
import { byName, type Reporter } from './reporter.ts';

/** Reports lines whose volume no published fact supports. */
export function checkEstimator(rows: Rows['estimator'], { index, add }: Reporter): void {
  for (const { id, volume } of rows)
    if (volume && !index.published.has(volume.fact))
      add(
        homeOf('estimator'),
        id,
        `rests on the fact "${volume.fact}", which is not published`,
        `${didYouMean(volume.fact, index.published.keys())}Name a fact of content/facts, or give the size instead`,
      );
}

export function linkItems(rows: Rows['items'], { find, findOne }: Reporter): Item[] {
  const file = homeOf('items');
  const items = rows.map((row): Item => {
    const service = row.service ? findOne('services', row.service, file, `${row.id} → service`) : undefined;
    const facts = (ids: string[], field: string) => find('published', ids, file, `${row.id} → ${field}`);
    for (const field of ['volume', 'weight'] as const) if (row[field]) facts([row[field].fact], field);
    const item: Item = { ...row, service, law: facts(row.law ?? [], 'law'), path: routes.item(row.id) };
    service?.items.push(item);
    return item;
  });
  return items.sort(byName);
}
