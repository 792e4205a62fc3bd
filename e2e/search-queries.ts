/** What people type into the search (search-queries.txt), each with the page that must be its first hit, or one of the first three. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Query = [typed: string, page: string, within?: 'three'];

const text = readFileSync(join(import.meta.dirname, 'search-queries.txt'), 'utf8');

export const QUERIES: readonly Query[] = text
  .replaceAll('\n  ', ' ')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .flatMap((line) => {
    const [page = '', queries = ''] = line.split(/: (.*)/);
    return queries
      .split(' | ')
      .map((typed): Query => (typed.startsWith('~') ? [typed.slice(1), page, 'three'] : [typed, page]));
  });
