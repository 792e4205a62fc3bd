/** Kinds of search items and their order. */
import { ROLES, type Role, type SearchItem } from './ask-data.ts';
import { stems } from './stems.ts';

/** Factors for full-text scores. */
export const ROLE_WEIGHT: Record<Role, number> = {
  page: 1.4,
  service: 1.6,
  town: 1.4,
  county: 1.1,
  place: 1.1,
  rules: 1,
  item: 1.15,
  guide: 0.8,
  zip: 0.5,
};

export const isPlace = ({ role }: SearchItem): boolean => role === 'town' || role === 'county' || role === 'place';

/** Whether it is something to haul: a service or an item. */
export const isHaulable = ({ role }: SearchItem): boolean => role === 'service' || role === 'item';

/** Sorts by role, then by how many of the words the title has; removes duplicates. */
export function sortByRole(items: readonly SearchItem[], words: readonly string[] = []): SearchItem[] {
  const titleMatches = ({ title }: SearchItem) => words.filter((word) => stems(title).includes(word)).length;
  return [...new Set(items)].sort(
    (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || titleMatches(b) - titleMatches(a),
  );
}

/** Keeps the first item of each path. */
export function uniqueByHref(items: readonly SearchItem[]): SearchItem[] {
  const seen = new Set<string>();
  return items.filter(({ href }) => !seen.has(href) && seen.add(href));
}
