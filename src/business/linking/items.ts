/** Things we take or refuse, with the lines of estimator.yaml that give their sizes. */
import { spanOf } from '#business/loads.ts';
import { didYouMean, type Add } from '#business/problem.ts';
import type { Item } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { documentFile, homeOf } from '#business/schema/collections.ts';
import { listed } from '#lib/text.ts';
import { paths } from '#pages.ts';
import { byName, type Linking } from './reporter.ts';

type Sources = Pick<Rows, 'items' | 'estimator'>;

const FILE = homeOf('items');

function volumeOf(lines: Rows['estimator'] = []): Item['volume'] {
  if (lines.length === 0) return undefined;
  const { low, high } = spanOf(lines);
  return { from: low, to: high, facts: [...new Set(lines.flatMap(({ volume }) => volume?.fact ?? []))] };
}

/** @returns by name */
export function connectItems({ items, estimator }: Sources, { addresses, find, findOne }: Linking): Item[] {
  const lines = Map.groupBy(estimator, ({ item }) => item);
  const page = addresses.pathOf(paths.items);
  const linked = items.map((row): Item => {
    const named = row.service ? findOne('services', row.service, FILE, `${row.id} → service`) : undefined;
    const law = find('published', row.law ?? [], FILE, `${row.id} → law`);
    const own = lines.get(row.id) ?? [];
    const isRefused = row.answer === 'no';
    return {
      ...row,
      // The lines of what we refuse are in no list, so their names lead to the answer.
      synonyms: isRefused ? [...new Set([...row.synonyms, ...own.map(({ name }) => name)])] : row.synonyms,
      volume: volumeOf(own),
      service: isRefused ? undefined : named,
      law,
      path: `${page}#${row.id}`,
    };
  });
  for (const item of linked) item.service?.items.push(item);
  return linked.sort(byName);
}

/** Reports services that take nothing but what we refuse. */
function checkRefused({ items }: Pick<Rows, 'items'>, add: Add): void {
  for (const [service, taken] of Map.groupBy(items, (item) => item.service))
    if (service !== undefined && taken.every(({ answer }) => answer === 'no'))
      add(
        documentFile('services', service),
        'the page',
        `promises what you don't take by ${FILE}: ${listed(taken.map(({ name }) => name))}`,
        `Remove the page (npm run content -- remove service ${service}), change an answer, or take the service out of the items`,
      );
}

/** Reports volumes and weights without a published fact, and lines that name no item. */
export function checkItems({ items, estimator }: Sources, { index, add, find }: Linking): void {
  checkRefused({ items }, add);
  for (const { id, volume } of estimator)
    if (volume && !index.published.has(volume.fact))
      add(
        homeOf('estimator'),
        id,
        `rests on the fact "${volume.fact}", which is not published`,
        `${didYouMean(volume.fact, index.published.keys())}Name a fact of content/facts, or give the size instead`,
      );
  for (const { id, weight } of items) if (weight) find('published', [weight.fact], FILE, `${id} → weight`);
  const known = new Set(items.map(({ id }) => id));
  for (const { id, item } of estimator)
    if (item !== undefined && !known.has(item))
      add(
        homeOf('estimator'),
        `${id} → item`,
        `names "${item}", which is no item`,
        `${didYouMean(item, known)}Use an id of ${FILE}`,
      );
}
