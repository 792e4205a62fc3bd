/** Asks the search index (Pagefind, written after the build) and forgives a misspelled word. */
import { gist, respelled } from '#lib/search.ts';
import { question } from '#words/browser.ts';

export type Filters = Partial<Record<'kind' | 'county', string>>;

export interface Hit {
  title: string;
  href: string;
  kind: string;
  /** A few words of the page around the words looked for, which are marked. */
  excerpt: { text: string; marked: boolean }[];
}

export interface Found {
  total: number;
  /** How many there are of each kind and in each county, filters aside. */
  counts: Record<string, Record<string, number>>;
  /** What was looked for instead, where a word seemed misspelled. */
  instead: string | undefined;
  /** The hits from one position to another; they are fetched now. */
  hits: (from: number, to: number) => Promise<Hit[]>;
}

/** The part of Pagefind's browser module that we use. */
interface Pagefind {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  filters: () => Promise<unknown>;
  search: (query: string, options: { filters: Filters }) => Promise<Answer>;
}

interface Answer {
  results: {
    data: () => Promise<{ url: string; meta: { title?: string }; filters: { kind?: string[] }; excerpt: string }>;
  }[];
  totalFilters: Record<string, Record<string, number>>;
}

// A name that the bundler cannot follow: the file comes after it.
const ENGINE = '/pagefind/pagefind.js';
const EXCERPT_WORDS = 22;
const EMPTY = new Set(question.empty.split(' '));

/** What `fetched` brings, asked for once; a failure is forgotten, so that the next call tries again. */
function once<T>(fetched: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () =>
    (kept ??= fetched().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}

const engine = once(async () => {
  const module = (await import(/* @vite-ignore */ ENGINE)) as Pagefind;
  await module.options({ noWorker: true, excerptLength: EXCERPT_WORDS });
  // Counts come with the answers only once this was asked.
  await module.filters();
  return module;
});

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

/** Pagefind marks in HTML; we print text. */
const parts = (excerpt: string) =>
  excerpt
    .split(/<\/?mark>/)
    .map((text, at) => ({
      text: text.replace(/&[a-z#0-9]+;/g, (name) => ENTITIES[name] ?? name),
      marked: at % 2 === 1,
    }))
    .filter(({ text }) => text !== '');

/** Words of names and headings; without them nothing is fixed. */
const known = once(async () => {
  const response = await fetch('/pagefind/words.json');
  return response.ok ? ((await response.json()) as string[]) : [];
});

/**
 * @param query what the visitor typed
 * @throws Error when the index does not load
 */
export async function find(query: string, filters: Filters): Promise<Found> {
  const [{ search }, vocabulary] = await Promise.all([engine(), known().catch(() => [])]);
  const instead = respelled(query, vocabulary);
  const answer = await search(gist(instead ?? query, EMPTY), { filters });
  return {
    total: answer.results.length,
    counts: answer.totalFilters,
    instead,
    hits: (from, to) =>
      Promise.all(
        answer.results.slice(from, to).map(async (result) => {
          const { url, meta, filters: own, excerpt } = await result.data();
          return { title: meta.title ?? url, href: url, kind: own.kind?.[0] ?? '', excerpt: parts(excerpt) };
        }),
      ),
  };
}
