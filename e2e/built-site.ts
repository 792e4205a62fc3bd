/** The built pages in dist/, each read and parsed once for all tests. */
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

/** Complaints about any page, each with the page's path. */
export const onAll = (complaints: (page: Page) => readonly string[]): string[] =>
  [...pages.values()].flatMap((page) => complaints(page).map((complaint) => `${page.path}: ${complaint}`));

/** @returns an attribute of the first element that matches */
export const attribute = ({ root }: Page, selector: string, name: string): string | undefined =>
  root.querySelector(selector)?.getAttribute(name);

export const attributes = ({ root }: Page, selector: string, name: string): string[] =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

export const canonicalOf = (page: Page): string => attribute(page, 'link[rel=canonical]', 'href') ?? '';

/** Where the site will be: "https://www.example.com". */
export const { origin } = new URL(canonicalOf(pageAt('/')));

/** Whether search engines may list the page, at this address. */
export const isIndexed = (page: Page): boolean =>
  attribute(page, 'meta[name=robots]', 'content') === 'index, follow' && canonicalOf(page) === origin + page.path;

export const indexedPaths = (): string[] => [...pages.values()].filter(isIndexed).map(({ path }) => path);
