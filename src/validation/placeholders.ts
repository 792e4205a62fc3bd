/** Placeholders left in texts, found by their form, and texts that contradict what the owner has given. */
import { homeOf, type CollectionName } from '#business/schema/collections.ts';
import { textsOf } from './all-texts.ts';
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

/** What a text may not say once the site is live. */
interface Sign {
  pattern: RegExp;
  /** @param found the words in the text */
  put: (found: string) => string;
}

const PLACEHOLDERS: readonly Sign[] = [
  {
    // 555-0100 to 555-0199 are reserved for fiction in every area code.
    pattern: /(?<!\d)(?:(?:\+?1[-. ]?)?\(?[2-9]\d\d\)?[-. ]?555[-. ]?|555[-. ])01\d\d(?!\d)/,
    put: (found) => `"${found}" is a phone number that belongs to no one: put the real one`,
  },
  {
    // Reserved domains (RFC 2606).
    pattern:
      /(?:[\w.+-]+@)?(?<![\w-])(?:[a-z0-9-]+\.)+(?:example|test|invalid)(?![\w-]|\.\w)|(?:[\w.+-]+@)?(?<![\w-])(?:[a-z0-9-]+\.)*example\.(?:com|net|org)(?![\w-]|\.\w)/i,
    put: (found) => `"${found}" is at a domain that no one can own: put the real address`,
  },
  {
    pattern: /\b[Ll]orem [Ii]psum\b|\b(?:TODO|FIXME|TBD)\b/,
    put: (found) => `"${found}" holds the place of a text: write it, or take the field out`,
  },
  {
    pattern: /\bSample (?:review|customer|job)\b/,
    put: (found) => `"${found}" is left from a sample: put what was really said or done`,
  },
];

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
  return [...textsOf(unmarked, OF_OTHERS)].flatMap(({ file, field, text }) =>
    signs.flatMap(({ pattern, put }) => {
      const found = pattern.exec(text)?.[0];
      if (found === undefined || (file === homeOf('business') && samples.includes(field()))) return [];
      return [{ file, field: field(), put: put(found) }];
    }),
  );
}

/** Texts that deny the hour in `terms.sameDay`. */
const cutoffs = ({ terms }: Rows['business']): Sign[] =>
  terms.sameDay === undefined
    ? []
    : [
        {
          pattern: /\b(?:no|without an?|not an?)(?: [a-z]+)? cut-?off\b/i,
          put: (found) =>
            `Says "${found}", and terms.sameDay in ${homeOf('business')} gives one: make the two agree, if it is ours that is spoken of`,
        },
      ];
