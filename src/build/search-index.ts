/** Writes a Pagefind index per language: all indexed pages, and custom records for entries without a page. */
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGE_SEGMENT } from '#pages.ts';
import type { SearchEntry } from '#ui/finder/search-entry.ts';
import { isListed, type BuiltPages } from './built-page.ts';

/** Not indexed; repeated sections carry `data-pagefind-ignore` themselves. */
const EXCLUDED = ['nav', 'svg', 'form', 'style', 'script', 'sup', 'figure'];

/** Pagefind's UI files, worker and engines of other languages, which the search page does not use. */
const isUnused = (path: string, language: string): boolean =>
  /^pagefind-(?!entry\.json$)/.test(path) || (path.startsWith('wasm.') && path !== `wasm.${language}.pagefind`);

const languageOf = (path: string): string => {
  const first = path.split('/')[1] ?? '';
  return LANGUAGE_SEGMENT.test(first) ? first : 'en';
};

/** @throws Error with Pagefind's own words when it refuses a page */
function assertNoErrors({ errors }: { errors: string[] }, what: string): void {
  if (errors.length > 0) throw new Error(`Pagefind refuses ${what}: ${errors.join('; ')}`);
}

const filters = ({ kind, counties }: Pick<SearchEntry, 'kind' | 'counties'>) => ({ kind: [kind], county: counties });

/**
 * The page's <main> with filter marks. Cut out by regular expression, because Pagefind does the parsing.
 *
 * @throws Error if the page has no <main>
 */
function withFilters(html: string, url: string, language: string, entry: SearchEntry | undefined): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error(`${url} has no main element: the search cannot read it.`);
  const { kind, county } = filters(entry ?? { kind: 'Page', counties: [] });
  const labels = [...kind.map((value) => `kind:${value}`), ...county.map((value) => `county:${value}`)];
  const marks = labels.map((label) => `<i data-pagefind-filter="${label}"></i>`).join('');
  return `<!doctype html><html lang="${language}"><main>${marks}${main}</main></html>`;
}

/** Pages in flight; a large site does not fit in memory at once. */
const BATCH_SIZE = 100;

async function fillIndex(
  index: PagefindIndex,
  pages: BuiltPages,
  entries: Map<string, SearchEntry>,
  language: string,
): Promise<void> {
  let answers: Promise<void>[] = [];
  for (const [file, url, page] of pages.all()) {
    if (!isListed(page, url) || languageOf(url) !== language) continue;
    const content = withFilters(readFileSync(file, 'utf8'), url, language, entries.get(url));
    answers.push(index.addHTMLFile({ url, content }).then((answer) => assertNoErrors(answer, url)));
    entries.delete(url);
    if (answers.length < BATCH_SIZE) continue;
    await Promise.all(answers);
    answers = [];
  }
  for (const entry of entries.values()) {
    const record = {
      url: entry.href,
      content: `${entry.title}. ${entry.text}`,
      language,
      meta: { title: entry.title },
      filters: filters(entry),
    };
    answers.push(index.addCustomRecord(record).then((answer) => assertNoErrors(answer, entry.href)));
  }
  await Promise.all(answers);
}

/** Writes the index of one language. @param prefix "" or "es/" */
async function writeIndex(folder: string, prefix: string, pages: BuiltPages): Promise<void> {
  const language = prefix === '' ? 'en' : prefix.slice(0, -1);
  const created = await createIndex({ rootSelector: 'main', excludeSelectors: EXCLUDED, forceLanguage: language });
  assertNoErrors(created, 'createIndex');
  if (!created.index) throw new Error('The search index did not begin');
  const entriesFile = `${folder}${prefix}search.json`;
  const entries = JSON.parse(readFileSync(entriesFile, 'utf8')) as SearchEntry[];
  await fillIndex(created.index, pages, new Map(entries.map((entry) => [entry.href, entry])), language);
  const out = join(folder, prefix, 'pagefind');
  assertNoErrors(await created.index.writeFiles({ outputPath: out }), 'writeFiles');
  for (const path of readdirSync(out)) if (isUnused(path, language)) rmSync(join(out, path));
  rmSync(entriesFile);
}

/**
 * Writes /pagefind/, and /{language}/pagefind/ for each other language.
 *
 * @param folder the built site, with a trailing slash
 * @throws Error with Pagefind's message when it rejects a page
 */
export async function writeSearchIndex(folder: string, pages: BuiltPages): Promise<void> {
  const prefixes = globSync(`${folder}*/search.json`)
    .sort()
    .map((file) => `${basename(dirname(file))}/`);
  for (const prefix of ['', ...prefixes]) await writeIndex(folder, prefix, pages);
  await close();
}
