/** Writes `_redirects` for the CDN from content/redirects.yaml. */
import type { AstroConfig, AstroIntegration } from 'astro';
import { writeFileSync } from 'node:fs';
import { checkedRows } from './content-check.ts';

export function redirects(): AstroIntegration {
  let settings: AstroConfig;
  return {
    name: 'redirects',
    hooks: {
      'astro:config:done': ({ config }) => {
        settings = config;
      },
      'astro:build:done': ({ dir }) => {
        const lines = checkedRows(settings).redirects.map(({ from, to }) => `${from} ${to} 301\n`);
        writeFileSync(new URL('_redirects', dir), lines.join(''));
      },
    },
  };
}
