/** Signs that no typeface of ours can draw, in the texts that are drawn: share cards, the wordmark, signs for print. */
import { drawable, undrawable } from '#business/drawable.ts';
import type { Problem } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf, type CollectionName } from '#business/schema/collections.ts';
import { counted } from '#lib/text.ts';
import { textsOf } from './all-texts.ts';
import type { Files } from './files.ts';

/** Nothing of these is drawn. */
const PRINTED: ReadonlySet<CollectionName> = new Set([
  'facts',
  'facilities',
  'reviews',
  'jobs',
  'pictures',
  'estimator',
]);

/** What cards and signs show: names, titles, the company's line, the promise under a price. */
const DRAWN = /(?:^|→ |\.)(?:name|line|label|short|title|headline|promises\.\w+|card\.\w+)$/;

const wordsFor = (signs: readonly string[]): string =>
  `${signs.map((sign) => `"${sign}"`).join(', ')}, ${counted(signs.length, 'sign', 'signs')} that our typefaces lack`;

/** Texts whose pictures leave something out; pages themselves show it. */
export const leftOut = (rows: Rows): Problem[] =>
  [...textsOf(rows, PRINTED)].flatMap(({ file, field, text }): Problem[] => {
    const signs = undrawable(text);
    if (signs.length === 0 || !DRAWN.test(field())) return [];
    return [
      {
        file,
        field: field(),
        wrong: `has ${wordsFor(signs)}: pictures for shared links and signs for print leave it out`,
        remedy: `Pages show it. To have the pictures say the same, write "${drawable(text)}", or the word for it`,
      },
    ];
  });

/** A name that the wordmark cannot show whole, unless the owner has drawn one. */
export function nameProblems(files: Files, { business: { name } }: Rows): Problem[] {
  const signs = undrawable(name);
  if (signs.length === 0 || files.namesIn('src/assets').includes('wordmark.svg')) return [];
  const rest = drawable(name);
  const shorter = rest.length > 1 ? `Write "${rest}", or save` : 'Save';
  return [
    {
      file: homeOf('business'),
      field: 'name',
      wrong: `has ${wordsFor(signs)}, so the wordmark cannot show it`,
      remedy: `${shorter} a drawing of the whole name as src/assets/wordmark.svg`,
    },
  ];
}
