/** Things we take or refuse, and lines of the load estimator: both rest on facts. */
import { homeOf } from '#business/schema/collections.ts';
import type { Item } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { didYouMean, type Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { feetOf } from '#business/prices.ts';
import { byName, type Reporter } from './reporter.ts';

type Line = Rows['estimator'][number];

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

/** Its own volume, or that of the line it names; two volumes for one thing are reported. */
function volumeOf(row: Rows['items'][number], lines: ReadonlyMap<string, Line>, add: Add): Item['volume'] {
  const line = lines.get(row.line ?? '');
  if (row.line !== undefined && !line)
    add(
      homeOf('items'),
      `${row.id} → line`,
      `names "${row.line}", which is no line of the estimator`,
      `${didYouMean(row.line, lines.keys())}Use an id of ${homeOf('estimator')}`,
    );
  if (row.volume && lines.has(row.id))
    add(
      homeOf('items'),
      `${row.id} → volume`,
      `gives "${row.id}" a second volume: its line in ${homeOf('estimator')} has one`,
      `Write line: ${row.id} in its place, so that all pages say the same`,
    );
  if (!line) return row.volume;
  const { low, high } = feetOf(line);
  return { from: low, to: high, fact: line.volume?.fact };
}

export function linkItems(
  { items: rows, estimator }: Pick<Rows, 'items' | 'estimator'>,
  { find, findOne, add }: Reporter,
): Item[] {
  const file = homeOf('items');
  const lines = new Map(estimator.map((line) => [line.id, line]));
  const items = rows.map((row): Item => {
    const service = row.service ? findOne('services', row.service, file, `${row.id} → service`) : undefined;
    const facts = (ids: string[], field: string) => find('published', ids, file, `${row.id} → ${field}`);
    for (const field of ['volume', 'weight'] as const) if (row[field]) facts([row[field].fact], field);
    const volume = volumeOf(row, lines, add);
    const item: Item = { ...row, volume, service, law: facts(row.law ?? [], 'law'), path: routes.item(row.id) };
    service?.items.push(item);
    return item;
  });
  return items.sort(byName);
}
