/** What the site's own check says of a commit before it is made. */
import { validate } from '#validation/validate.ts';
import type { Problem } from '#business/problem.ts';
import { asFiles, changed, type Change, type Content, type OpenPicture } from './content.ts';

const keyOf = ({ file, field, wrong }: Problem): string => JSON.stringify([file, field, wrong]);

/** What was wrong before, by the content it was found in: most commits follow another. */
const lastVerdicts = new WeakMap<Content, Promise<Problem[]>>();

/**
 * @returns the mistakes that the changes bring. One that was there before does not count: content with two mistakes could
 *   be mended in no other way than both at once.
 */
export async function mistakesOf(before: Content, changes: readonly Change[], open: OpenPicture): Promise<Problem[]> {
  const { problems } = await validate(asFiles(changed(before, changes), open));
  if (problems.length === 0) return [];
  let old = lastVerdicts.get(before);
  if (!old) {
    old = validate(asFiles(before, open)).then((found) => found.problems);
    lastVerdicts.set(before, old);
  }
  const known = new Set((await old).map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}
