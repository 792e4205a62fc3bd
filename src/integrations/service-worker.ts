/** Writes /sw.js after the build: the worker that keeps pages, or the one that takes everything kept away again. */
import type { AstroConfig, AstroIntegration } from 'astro';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PAGES } from '#model/routes.ts';
import { checkedRows } from './checked-content.ts';

/** Pages that every browser keeps; the estimator is a part of the prices. */
const KEPT_PAGES = ['contact', 'pricing', 'offline'] as const;
/** Pictures are kept once they have been seen; their texts stand in for them until then. */
const NEEDED = /[\w./-]+\.(?:js|css|woff2|svg)\b/g;

interface Entry {
  url: string;
  /** Of a file without a hash in its name. */
  revision: string | null;
}

/** @returns every hashed script, style and typeface that pages or their scripts name */
function filesOf(folder: string, pages: readonly string[]): string[] {
  const files = new Set<string>();
  const reach = (text: string) => {
    for (const [found] of text.matchAll(NEEDED)) {
      const url = new URL(found, 'file:///_astro/').pathname;
      const file = folder + url;
      if (files.has(url) || !/^\/(_astro|og)\//.test(url) || !existsSync(file)) continue;
      files.add(url);
      if (url.endsWith('.js')) reach(readFileSync(file, 'utf8'));
    }
  };
  for (const page of pages) reach(readFileSync(`${folder}${page}.html`, 'utf8'));
  return [...files].sort();
}

/** The pages of KEPT_PAGES that a further language has, by its id. */
type OtherPages = Record<string, Partial<Record<(typeof KEPT_PAGES)[number], string>>>;

/** What the worker is told: what every browser keeps, what those keep who read another language, the pages in place of others. */
function kept(folder: string, others: OtherPages) {
  const offline = {
    '': PAGES.offline,
    ...Object.fromEntries(Object.entries(others).map(([id, own]) => [id, own.offline])),
  };
  const pages = [
    ...new Set([...KEPT_PAGES.map((name) => PAGES[name]), ...Object.values(offline).filter(Boolean)]),
  ] as string[];
  const files = filesOf(folder, pages);
  const entries: Entry[] = [
    ...pages.map((url) => ({ url, revision: hash('sha256', readFileSync(`${folder}${url}.html`)).slice(0, 12) })),
    ...files.map((url) => ({ url, revision: null })),
  ];
  const more = Object.entries(others).map(([id, own]) => {
    const beside = Object.values(own).filter((page) => !pages.includes(page));
    return [id, [...beside, ...filesOf(folder, beside).filter((file) => !files.includes(file))]];
  });
  return { KEPT: entries, OFFLINE: offline, MORE: Object.fromEntries(more) as Record<string, string[]> };
}

/**
 * @param folder the built site, without a slash at the end; sw.js is written into it
 * @param keeps what `offline` in content/business.yaml says
 * @param others the same pages in further languages
 */
export async function writeWorker(folder: string, keeps: boolean, others: OtherPages = {}): Promise<void> {
  const told = keeps ? Object.entries(kept(folder, others)) : [];
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(told.map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir: folder,
      emptyOutDir: false,
      license: { fileName: 'sw.licenses.txt' },
      rolldownOptions: {
        input: `src/offline/${keeps ? 'keep' : 'forget'}.ts`,
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}

/** Astro integration: works on the finished pages, so it comes after everything that changes them. */
export function offline(): AstroIntegration {
  let settings: AstroConfig;
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        settings = config;
      },
      'astro:build:done': async ({ dir }) => {
        const { business, languages } = checkedRows(settings);
        const others = languages.map(({ id, settings: { pages } }) => {
          const own = KEPT_PAGES.filter((name) => pages[name]).map((name) => [name, `/${id}/${pages[name] ?? ''}`]);
          return [id, Object.fromEntries(own) as OtherPages[string]] as const;
        });
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        await writeWorker(folder, business.offline, Object.fromEntries(others));
      },
    },
  };
}
