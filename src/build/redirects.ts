/** Writes `_redirects` for the CDN. */
import { writeFileSync } from 'node:fs';
import type { RedirectRule } from '#business/entities.ts';
import { linesOf, redirectsOf } from '#business/linking/redirects.ts';
import type { Content } from '#business/rows.ts';

export const redirectLines = (redirects: readonly RedirectRule[]): string =>
  redirects
    .flatMap(linesOf)
    .map((line) => `${line}\n`)
    .join('');

/** @param folder the built site, with a trailing slash */
export const writeRedirects = (folder: string, rows: Content): void =>
  writeFileSync(`${folder}_redirects`, redirectLines(redirectsOf(rows)));
