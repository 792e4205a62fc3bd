/** After the build: a Pagefind index of every indexed page, and one record each for what has no indexed page of its own. */
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlText } from '../src/lib/html.ts';
import { vocabulary, type Listed } from '../src/lib/search.ts';
import { mayBeListed, pathOf } from './indexed-only.ts';

/** What is drawn, what repeats from page to page, and lists whose entries are found by themselves. */
const LEFT_OUT = [
  ...[
    'nav',
    'svg',
    'form',
    'style',
    'script',
    'sup',
    'figure',
    '.no-print',
    '[data-shared]',
    '.rules-own',
    '.text-quiet',
  ],
  ...['.sieved', '[data-sort]', '[data-answer]'],
  ...['facilities', 'donation', 'neighbors', 'county', 'today', 'related', 'sources', 'how', 'more', 'services'].map(
    (id) => `[aria-labelledby="${id}"]`,
  ),
];

/** What the search needs in the browser; Pagefind's own user interfaces and its worker stay out. */
const KEPT = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(meta|index|filter|fragment))$/;

/** @throws Error with Pagefind's own words when it refuses a page */
function demand({ errors }: { errors: string[] }, what: string): void {
  if (errors.length > 0) throw new Error(`The search index refuses ${what}: ${errors.join('; ')}`);
}

const filters = ({ kind, counties }: Pick<Listed, 'kind' | 'counties'>) => ({ kind: [kind], county: counties });

/** The page with its filters as Pagefind reads them. */
const labelled = (html: string, entry: Listed | undefined): string =>
  html.replace(/<main[^>]*>/, (main) => {
    const { kind, county } = filters(entry ?? { kind: 'Page', counties: [] });
    const labels = [...kind.map((one) => `kind:${one}`), ...county.map((one) => `county:${one}`)];
    return `${main}${labels.map((label) => `<i data-pagefind-filter="${label}"></i>`).join('')}`;
  });

/** @returns the words of names and headings, by which the search page mends a misspelled one */
async function fill(index: PagefindIndex, folder: string): Promise<string[]> {
  const entries = new Map(
    (JSON.parse(readFileSync(`${folder}search.json`, 'utf8')) as Listed[]).map((entry) => [entry.href, entry]),
  );
  const known = vocabulary([...entries.values()].map((entry) => `${entry.title} ${entry.text}`));
  for (const file of globSync(`${folder}**/*.html`).sort()) {
    const html = readFileSync(file, 'utf8');
    const url = pathOf(file, folder);
    if (!mayBeListed(html, url)) continue;
    demand(await index.addHTMLFile({ url, content: labelled(html, entries.get(url)) }), url);
    entries.delete(url);
    const headings = [...html.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/gs)].map((match) => htmlText(match[1] ?? ''));
    for (const word of vocabulary(headings)) known.add(word);
  }
  for (const entry of entries.values()) {
    demand(
      await index.addCustomRecord({
        url: entry.href,
        content: `${entry.title}. ${entry.text}`,
        language: 'en',
        meta: { title: entry.title },
        filters: filters(entry),
      }),
      entry.href,
    );
  }
  return [...known].sort();
}

/** Astro integration: writes `/pagefind/` from the finished pages. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const made = await createIndex({ rootSelector: 'main', excludeSelectors: LEFT_OUT, forceLanguage: 'en' });
        demand(made, 'to begin');
        if (!made.index) throw new Error('The search index did not begin');
        const words = await fill(made.index, folder);
        const { errors, files } = await made.index.getFiles();
        demand({ errors }, 'to be written');
        for (const { path, content } of files) {
          if (!KEPT.test(basename(path))) continue;
          const file = join(folder, 'pagefind', path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
        writeFileSync(join(folder, 'pagefind/words.json'), JSON.stringify(words));
        rmSync(join(folder, 'search.json'));
        await close();
      },
    },
  };
}
