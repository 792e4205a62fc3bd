/** Client of the search: names and phrases first (find.json), then full text (Pagefind). */
import type { SearchData, SearchItem, SearchResult } from './search-data.ts';

export type Filters = Partial<Record<'kind' | 'county', string>>;

export interface Hit {
  title: string;
  href: string;
  kind: string;
  /** Text below the title; full-text matches are marked. */
  excerpt: { text: string; marked: boolean }[];
}

export interface Found extends Omit<SearchResult, 'hits'> {
  hits: Hit[];
  /** Hits per kind and county, ignoring filters. */
  counts: Record<keyof Filters, Record<string, number>>;
}

/** The part of Pagefind's browser API that we use. */
interface Pagefind {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  search: (
    query: string,
    options: { filters: Filters },
  ) => Promise<{
    results: {
      data: () => Promise<{ url: string; meta: { title?: string }; filters: { kind?: string[] }; excerpt: string }>;
    }[];
  }>;
}

const EXCERPT_WORDS = 22;
const MAX_HITS = 24;

/** Caches the result; a failure is not cached, so that the next call retries. */
function once<T>(load: (base: string) => Promise<T>): (base: string) => Promise<T> {
  let cached: Promise<T> | undefined;
  return (base) =>
    (cached ??= load(base).catch((error: unknown) => {
      cached = undefined;
      throw error;
    }));
}

/**
 * Loads the search index on first use.
 *
 * @param base path prefix of the language: '' for English
 */
export const loadSearchIndex = once(async (base) => {
  const [{ SearchIndex }, response] = await Promise.all([
    import('./search-index.ts'),
    fetch(`${base}/find.json`, { credentials: 'include' }),
  ]);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return SearchIndex.create((await response.json()) as SearchData);
});

const loadPagefind = once(async (base) => {
  // Generated after bundling, so the import must not be resolved.
  const address = `${base}/pagefind/pagefind.js`;
  const module = (await import(/* @vite-ignore */ address)) as Pagefind;
  await module.options({ noWorker: true, excerptLength: EXCERPT_WORDS });
  return module;
});

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

/** Converts Pagefind's HTML excerpts to text parts. */
const excerptParts = (excerpt: string) =>
  excerpt
    .split(/<\/?mark>/)
    .map((text, at) => ({
      text: text.replace(/&[a-z#0-9]+;/g, (name) => ENTITIES[name] ?? name),
      marked: at % 2 === 1,
    }))
    .filter(({ text }) => text !== '');

const toHit = ({ title, href, kind, text }: SearchItem): Hit => ({
  title,
  href,
  kind,
  excerpt: text === '' ? [] : [{ text, marked: false }],
});

const matchesFilters = ({ kind, counties }: SearchItem, filters: Filters): boolean =>
  (filters.kind ?? kind) === kind && (filters.county === undefined || counties.includes(filters.county));

function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/**
 * Finds pages by name.
 *
 * @throws Error if find.json fails to load
 */
export async function find(base: string, query: string, filters: Filters): Promise<Found> {
  const { hits, ...result } = (await loadSearchIndex(base)).search(query);
  const shown = hits.slice(0, MAX_HITS);
  return {
    ...result,
    hits: shown.filter((hit) => matchesFilters(hit, filters)).map(toHit),
    counts: {
      kind: counted(shown.map(({ kind }) => kind)),
      county: counted(shown.flatMap(({ counties }) => counties)),
    },
  };
}

/**
 * Finds pages by full text, excluding those already shown.
 *
 * @throws Error if the index fails to load
 */
export async function findInside(
  base: string,
  query: string,
  filters: Filters,
  shown: readonly Hit[],
  limit: number,
): Promise<Hit[]> {
  const { search } = await loadPagefind(base);
  const { results } = await search(query, { filters });
  const shownHrefs = new Set(shown.map(({ href }) => href));
  const hits: Hit[] = [];
  for (const result of results) {
    if (hits.length >= limit) break;
    const { url, meta, filters: pageFilters, excerpt } = await result.data();
    if (!shownHrefs.has(url))
      hits.push({
        title: meta.title ?? url,
        href: url,
        kind: pageFilters.kind?.[0] ?? '',
        excerpt: excerptParts(excerpt),
      });
  }
  return hits;
}
