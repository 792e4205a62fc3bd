/** Everything that can be wrong in content/, in one list: form first, then links. */
import { linkRows } from './build.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read.ts';

/**
 * @param root the project's folder, which holds `content/`
 * @returns all problems of form; when the rows are whole, also every broken link between them
 */
export function contentProblems(root: string): Problem[] {
  const { rows, whole, problems } = readContent(root);
  return whole ? [...problems, ...linkRows(rows).problems] : problems;
}
