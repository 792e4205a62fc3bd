/** The scenario "empty": no review, job or redirect yet, and nothing told that only the owner knows. */
import type { Content } from '#business/rows.ts';
import { ContentFiles } from './content-files.ts';

/** What a business may leave out, left out. */
const untold = (business: Content['business']): Content['business'] => ({
  ...business,
  payment: undefined,
  contactEvents: undefined,
  rating: undefined,
  terms: {},
  licenses: {},
});

/** @returns a copy of the rows with all that may be empty left empty */
export function emptied(rows: Content): Content {
  const { business, ...rest } = structuredClone(rows);
  return { ...rest, reviews: [], jobs: [], redirects: [], business: untold(business) };
}

/** @param root a copy of the project, whose content it changes in the same way */
export function makeEmptyScenario(root: string): void {
  const content = new ContentFiles(root);
  for (const name of ['reviews', 'jobs', 'redirects'] as const) content.list(name, () => []);
  content.record('business', (business) => Object.assign(business, untold(business)));
}
