/** The sitemap's filter: a page is listed when its own HTML says that it may be indexed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param address full address of a built page
 * @returns false when the page carries a noindex, or names another page as canonical
 */
export function indexedOnly(address: string): boolean {
  const path = new URL(address).pathname.replace(/\/$/, '') || '/index';
  const html = readFileSync(join(process.cwd(), 'dist', `${path}.html`), 'utf8');
  if (html.includes('<meta name="robots" content="noindex')) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical?.replace(/\/$/, '') === address.replace(/\/$/, '');
}
