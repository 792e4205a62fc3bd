/** Writes `_redirects` for the CDN from content/redirects.yaml. */
import type { AstroIntegration } from 'astro';
import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Redirect } from '../src/schema/pages.ts';

/** Astro integration; the content check has seen the file before it is read here. */
export function redirects(): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const rows = load(readFileSync('content/redirects.yaml', 'utf8')) as Redirect[];
        writeFileSync(new URL('_redirects', dir), rows.map(({ from, to }) => `${from} ${to} 301\n`).join(''));
      },
    },
  };
}
