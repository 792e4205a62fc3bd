/** The finished pages in dist/, each read and parsed once for all the rules over them. No one changes what stands here. */
import { parse, type HTMLElement } from 'node-html-parser';
import { globSync, readFileSync } from 'node:fs';
import { pathOf } from '#build/built-page.ts';

export interface Page {
  /** Path on the site: "/zip/10583". */
  path: string;
  html: string;
  root: HTMLElement;
}

/** Every page by its path. */
export const pages: ReadonlyMap<string, Page> = new Map(
  globSync('dist/**/*.html').map((file) => {
    const path = pathOf(file, 'dist/');
    const html = readFileSync(file, 'utf8');
    return [path, { path, html, root: parse(html) }];
  }),
);
if (!pages.has('/')) throw new Error('There is no built site. Run npm run build first.');

/** @throws Error when nothing was built at this path */
export function pageAt(path: string): Page {
  const found = pages.get(path);
  if (!found) throw new Error(`dist has no ${path}`);
  return found;
}

/** @returns an attribute of the first element that matches; undefined where there is none */
export const attribute = ({ root }: Page, selector: string, name: string): string | undefined =>
  root.querySelector(selector)?.getAttribute(name);

/** Where the site will stand: "https://www.example.com". */
export const { origin } = new URL(attribute(pageAt('/'), 'link[rel=canonical]', 'href') ?? '');

/** True for a page that a search engine may list, at this address. */
export const isIndexed = (page: Page): boolean =>
  attribute(page, 'meta[name=robots]', 'content') === 'index, follow' &&
  attribute(page, 'link[rel=canonical]', 'href') === origin + page.path;
