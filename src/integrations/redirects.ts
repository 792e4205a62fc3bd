/** Writes `_redirects` for the CDN from content/redirects.yaml. */
import type { AstroConfig, AstroIntegration } from 'astro';
import { writeFileSync } from 'node:fs';
import type { Redirect } from '#schema/pages.ts';
import { checkedRows } from './content-check.ts';

/** A line for each old address, and one for the same with a slash at the end: the CDN takes the two for different ones. */
export const redirectLines = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');

export function redirects(): AstroIntegration {
  let settings: AstroConfig;
  return {
    name: 'redirects',
    hooks: {
      'astro:config:done': ({ config }) => {
        settings = config;
      },
      'astro:build:done': ({ dir }) => {
        writeFileSync(new URL('_redirects', dir), redirectLines(checkedRows(settings).redirects));
      },
    },
  };
}
