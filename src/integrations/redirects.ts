/** Writes `_redirects` for the CDN; what other hosts are told is made from that file (tools/host-rules.ts). */
import type { AstroConfig, AstroIntegration } from 'astro';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linesOf, redirectsOf, type Moved } from '#model/link/redirects.ts';
import { readContent } from '#model/read.ts';

export const redirectLines = (redirects: readonly Moved[]): string =>
  redirects
    .flatMap(linesOf)
    .map((line) => `${line}\n`)
    .join('');

export function redirects(): AstroIntegration {
  let settings: AstroConfig;
  return {
    name: 'redirects',
    hooks: {
      'astro:config:done': ({ config }) => {
        settings = config;
      },
      'astro:build:done': ({ dir }) => {
        writeFileSync(
          new URL('_redirects', dir),
          redirectLines(redirectsOf(readContent(fileURLToPath(settings.root)).rows)),
        );
      },
    },
  };
}
