/** Writes /sw.js after the build: the worker that keeps pages, or the one that takes everything kept away again. */
import type { AstroConfig, AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PAGES } from '#model/routes.ts';
import { checkedRows } from './checked-content.ts';

/** Pages that every browser keeps; the estimator is a part of the prices. */
const KEPT_PAGES = [PAGES.contact, PAGES.pricing, PAGES.offline];
/** Pictures are kept once they have been seen; their texts stand in for them until then. */
const NEEDED = /[\w./-]+\.(?:js|css|woff2|svg)\b/g;

interface Entry {
  url: string;
  /** Of a file without a hash in its name. */
  revision: string | null;
}

/** @returns the pages, and every hashed script, style and typeface that they or their scripts name */
function kept(folder: string): Entry[] {
  const files = new Set<string>();
  const reach = (text: string) => {
    for (const [found] of text.matchAll(NEEDED)) {
      const url = new URL(found, 'file:///_astro/').pathname;
      const file = folder + url;
      if (files.has(url) || !url.startsWith('/_astro/') || !existsSync(file)) continue;
      files.add(url);
      if (url.endsWith('.js')) reach(readFileSync(file, 'utf8'));
    }
  };
  const pages = KEPT_PAGES.map((url) => {
    const html = readFileSync(`${folder}${url}.html`, 'utf8');
    reach(html);
    return { url, revision: createHash('sha256').update(html).digest('hex').slice(0, 12) };
  });
  return [...pages, ...[...files].sort().map((url) => ({ url, revision: null }))];
}

/**
 * @param folder the built site, without a slash at the end; sw.js is written into it
 * @param keeps what `offline` in content/business.yaml says
 */
export async function writeWorker(folder: string, keeps: boolean): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: keeps ? { KEPT: JSON.stringify(kept(folder)), OFFLINE: JSON.stringify(PAGES.offline) } : {},
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
      'astro:build:done': ({ dir }) =>
        writeWorker(fileURLToPath(dir).replace(/\/$/, ''), checkedRows(settings).business.offline),
    },
  };
}
