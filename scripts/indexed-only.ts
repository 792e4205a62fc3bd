/** Which built pages a search engine may list: those whose own HTML says so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the path a file of the output folder is served under, such as `/blog/x`; `folder` ends with a slash */
export const pathOf = (file: string, folder: string): string =>
  `/${file
    .slice(folder.length)
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;

/** The kind of page a path belongs to, for reports. */
export function kindOf(path: string): string {
  const [first = '', second, third] = path.slice(1).split('/');
  if (third !== undefined) return `/{county}/${second ?? ''}/…`;
  if (second === undefined) return 'single pages and towns';
  return second === 'locations' ? '/{county}/locations' : `/${first}/…`;
}

/** @returns false when the page carries a noindex, or names another page than `path` as canonical */
export function mayBeListed(html: string, path: string): boolean {
  if (html.includes('<meta name="robots" content="noindex')) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).pathname.replace(/\/$/, '') === path.replace(/\/$/, '');
}

/** The sitemap's filter. @param address full address of a built page */
export function indexedOnly(address: string): boolean {
  const path = new URL(address).pathname.replace(/\/$/, '');
  return mayBeListed(readFileSync(join(process.cwd(), 'dist', `${path || '/index'}.html`), 'utf8'), path);
}
