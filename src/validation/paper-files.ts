/** Checks that the papers visitors can download are there. */
import { didYouMean, type Problem } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Files } from './files.ts';
import { nameOf } from './paths.ts';

/** Copied to the site byte for byte. */
export const PAPERS = 'public/papers';

export function paperProblems(files: Files, { business }: Rows): Problem[] {
  const there = files.namesIn(PAPERS);
  return (['certificate', 'w9'] as const).flatMap((field): Problem[] => {
    const name = nameOf(business.proof[field] ?? '');
    if (name === '' || there.includes(name)) return [];
    return [
      {
        file: homeOf('business'),
        field: `proof.${field}`,
        wrong: `names a file that is not there: ${PAPERS}/${name}`,
        remedy: `${didYouMean(name, there)}Put the file there, or take the line out`,
      },
    ];
  });
}
