/** Things we take or refuse, with volumes from themselves or from the load estimator. */
import { feetOf } from '#business/prices.ts';
import { didYouMean, type Add } from '#business/problem.ts';
import type { Item } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import { paths } from '#pages.ts';
import { byName, mapById, type Linking } from './reporter.ts';

type Sources = Pick<Rows, 'items' | 'estimator'>;
type Lines = ReadonlyMap<string, Rows['estimator'][number]>;

const FILE = homeOf('items');

function volumeOf(row: Rows['items'][number], lines: Lines): Item['volume'] {
  const line = lines.get(row.line ?? '');
  if (!line) return row.volume;
  const { low, high } = feetOf(line);
  return { from: low, to: high, fact: line.volume?.fact };
}

/** @returns by name */
export function connectItems({ items, estimator }: Sources, { addresses, find, findOne }: Linking): Item[] {
  const lines = mapById(estimator);
  const page = addresses.pathOf(paths.items);
  const linked = items.map((row): Item => {
    const service = row.service ? findOne('services', row.service, FILE, `${row.id} → service`) : undefined;
    const law = find('published', row.law ?? [], FILE, `${row.id} → law`);
    return { ...row, volume: volumeOf(row, lines), service, law, path: `${page}#${row.id}` };
  });
  for (const item of linked) item.service?.items.push(item);
  return linked.sort(byName);
}

/** Reports volumes and weights without a published fact, and things with two volumes or none at the line they name. */
export function checkItems({ items, estimator }: Sources, { index, add, find }: Linking): void {
  for (const { id, volume } of estimator)
    if (volume && !index.published.has(volume.fact))
      add(
        homeOf('estimator'),
        id,
        `rests on the fact "${volume.fact}", which is not published`,
        `${didYouMean(volume.fact, index.published.keys())}Name a fact of content/facts, or give the size instead`,
      );
  const lines = mapById(estimator);
  for (const row of items) {
    for (const field of ['volume', 'weight'] as const)
      if (row[field]) find('published', [row[field].fact], FILE, `${row.id} → ${field}`);
    checkLine(row, lines, add);
  }
}

function checkLine({ id, line, volume }: Rows['items'][number], lines: Lines, add: Add): void {
  if (line !== undefined && !lines.has(line))
    add(
      FILE,
      `${id} → line`,
      `names "${line}", which is no line of the estimator`,
      `${didYouMean(line, lines.keys())}Use an id of ${homeOf('estimator')}`,
    );
  if (volume && lines.has(id))
    add(
      FILE,
      `${id} → volume`,
      `gives "${id}" a second volume: its line in ${homeOf('estimator')} has one`,
      `Write line: ${id} in its place, so that all pages say the same`,
    );
}
