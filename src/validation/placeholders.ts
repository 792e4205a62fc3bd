/** Placeholders left in texts, found by their form, and texts that contradict what the owner has given. */
import { homeOf, type CollectionName } from '#business/schema/collections.ts';
import { plainTextsOf } from './all-texts.ts';
import { PLACEHOLDERS, type Placeholder } from './marks.ts';
import type { Task } from './task.ts';
import type { Rows } from '#business/rows.ts';

/** About others, from others' sources. */
const OF_OTHERS: ReadonlySet<CollectionName> = new Set([
  'facts',
  'facilities',
  'municipalities',
  'locations',
  'zips',
  'tiles',
]);

/** One task for each kind of placeholder in a field. Marked samples have tasks of their own. */
export function openTexts(rows: Rows): Task[] {
  const { business, reviews, jobs } = rows;
  const signs = [...PLACEHOLDERS, ...cutoffs(business)];
  const unmarked: Rows = {
    ...rows,
    reviews: reviews.filter(({ sample }) => !sample),
    jobs: jobs.filter(({ sample }) => !sample),
  };
  const samples: readonly string[] = business.samples;
  return [...plainTextsOf(unmarked, OF_OTHERS)].flatMap(({ file, field, text }) =>
    signs.flatMap(({ pattern, put, upkeep }) => {
      const found = pattern.exec(text)?.[0];
      if (found === undefined || (file === homeOf('business') && samples.includes(field()))) return [];
      return [{ file, field: field(), put: put(found), found, ...(upkeep && { upkeep }) }];
    }),
  );
}

/** Texts that deny the hour in `terms.sameDay`. */
const cutoffs = ({ terms }: Rows['business']): Placeholder[] =>
  terms.sameDay === undefined
    ? []
    : [
        {
          pattern: /\b(?:no|without an?|not an?)(?: [a-z]+)? cut-?off\b/i,
          put: (found) =>
            `Says "${found}", and terms.sameDay in ${homeOf('business')} gives one: make the two agree, if it is ours that is spoken of`,
        },
      ];
