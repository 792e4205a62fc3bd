/** After Astro: a Pagefind index for each language, of every indexed page, and one record each for what has no indexed page of its own. */
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGE } from '#pages.ts';
import type { Listed } from '#lib/text-match.ts';
import { isListed, type BuiltPages } from './built-page.ts';

/** What is not text. Bands that repeat from page to page say `data-pagefind-ignore` themselves. */
const LEFT_OUT = ['nav', 'svg', 'form', 'style', 'script', 'sup', 'figure'];

/** Pagefind's own user interfaces, its worker and the engine for other languages: the search page has no use for them. */
const unused = (path: string, language: string): boolean =>
  /^pagefind-(?!entry\.json$)/.test(path) || (path.startsWith('wasm.') && path !== `wasm.${language}.pagefind`);

/** The language of the page at an address. */
const languageOf = (path: string): string => {
  const first = path.split('/')[1] ?? '';
  return LANGUAGE.test(first) ? first : 'en';
};

/** @throws Error with Pagefind's own words when it refuses a page */
function demand({ errors }: { errors: string[] }, what: string): void {
  if (errors.length > 0) throw new Error(`Pagefind refuses ${what}: ${errors.join('; ')}`);
}

const filters = ({ kind, counties }: Pick<Listed, 'kind' | 'counties'>) => ({ kind: [kind], county: counties });

/**
 * What Pagefind is to read of a page, its main part behind its filters. The page is cut, not parsed: Pagefind parses it.
 *
 * @throws Error when the page has no main part
 */
function labelled(html: string, url: string, language: string, entry: Listed | undefined): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error(`${url} has no main element: the search cannot read it.`);
  const { kind, county } = filters(entry ?? { kind: 'Page', counties: [] });
  const labels = [...kind.map((one) => `kind:${one}`), ...county.map((one) => `county:${one}`)];
  const marks = labels.map((label) => `<i data-pagefind-filter="${label}"></i>`).join('');
  return `<!doctype html><html lang="${language}"><main>${marks}${main}</main></html>`;
}

/** How many pages wait for Pagefind at most: those of a large site do not fit into memory together. */
const WAITING = 100;

async function fill(
  index: PagefindIndex,
  pages: BuiltPages,
  entries: Map<string, Listed>,
  language: string,
): Promise<void> {
  // Pagefind answers in the order in which it is asked, so we need not wait for one page before we read the next.
  let answers: Promise<void>[] = [];
  for (const [file, url, page] of pages.all()) {
    if (!isListed(page, url) || languageOf(url) !== language) continue;
    const content = labelled(readFileSync(file, 'utf8'), url, language, entries.get(url));
    answers.push(index.addHTMLFile({ url, content }).then((answer) => demand(answer, url)));
    entries.delete(url);
    if (answers.length < WAITING) continue;
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
    answers.push(index.addCustomRecord(record).then((answer) => demand(answer, entry.href)));
  }
  await Promise.all(answers);
}

/** Writes the index of one language beside the list of names that it is made with. @param prefix "" or "es/" */
async function writeIndex(folder: string, prefix: string, pages: BuiltPages): Promise<void> {
  const language = prefix === '' ? 'en' : prefix.slice(0, -1);
  const made = await createIndex({ rootSelector: 'main', excludeSelectors: LEFT_OUT, forceLanguage: language });
  demand(made, 'createIndex');
  if (!made.index) throw new Error('The search index did not begin');
  const names = `${folder}${prefix}search.json`;
  const listed = JSON.parse(readFileSync(names, 'utf8')) as Listed[];
  await fill(made.index, pages, new Map(listed.map((entry) => [entry.href, entry])), language);
  const out = join(folder, prefix, 'pagefind');
  demand(await made.index.writeFiles({ outputPath: out }), 'writeFiles');
  for (const path of readdirSync(out)) if (unused(path, language)) rmSync(join(out, path));
  rmSync(names);
}

/**
 * Writes `/pagefind/` from the finished pages, and one more for each further language.
 *
 * @param folder the built site, with a slash at the end
 * @throws Error with Pagefind's own words when it refuses a page
 */
export async function writeSearchIndex(folder: string, pages: BuiltPages): Promise<void> {
  const others = globSync(`${folder}*/search.json`)
    .sort()
    .map((file) => `${basename(dirname(file))}/`);
  for (const prefix of ['', ...others]) await writeIndex(folder, prefix, pages);
  await close();
}
