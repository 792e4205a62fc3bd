/** Metadata and pictures of built pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';

/** URL path of an output file, such as `/blog/x`. @param folder the output folder, with a trailing slash */
export function pathOf(file: string, folder: string): string {
  const path = `/${file.slice(folder.length)}`;
  return withoutSuffix(withoutSuffix(path, '.html'), '/index') || '/';
}

const withoutSuffix = (path: string, suffix: string): string =>
  path.endsWith(suffix) ? path.slice(0, -suffix.length) : path;

export interface BuiltPage {
  canonical: string | undefined;
  noindex: boolean;
  /** Date, "2026-11-21". */
  modified: string | undefined;
  /** Path of the Markdown alternate. */
  markdown: string | undefined;
}

/** @param root a parsed page or its head */
export function builtPage(root: HTMLElement): BuiltPage {
  const read = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
  return {
    canonical: read('link[rel=canonical]', 'href'),
    noindex: read('meta[name=robots]', 'content')?.startsWith('noindex') ?? false,
    modified: read('meta[name="dcterms.modified"]', 'content'),
    markdown: read('link[rel=alternate][type="text/markdown"]', 'href'),
  };
}

/** False if the page is noindex or its canonical URL is another page. */
export const isListed = ({ canonical, noindex }: BuiltPage, path: string): boolean =>
  !noindex && canonical !== undefined && withoutSuffix(new URL(canonical).pathname, '/') === withoutSuffix(path, '/');

/** Pages of an output folder; heads are parsed once. */
export class BuiltPages {
  readonly #cache = new Map<string, BuiltPage>();
  #files: string[] | undefined;
  /** With a trailing slash. */
  folder: string;

  constructor(folder = '') {
    this.folder = folder;
  }

  /** All pages, sorted by file name. The folder is listed once, on first use. */
  *all(): Generator<[file: string, path: string, page: BuiltPage]> {
    this.#files ??= readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort();
    for (const name of this.#files) {
      const file = this.folder + name;
      yield [file, pathOf(file, this.folder), this.#pageOf(file)];
    }
  }

  at(url: string): BuiltPage {
    return this.#pageOf(this.#fileOf(url));
  }

  /** Sources of the page's non-decorative pictures. */
  pictures(url: string): string[] {
    const images = parse(readFileSync(this.#fileOf(url), 'utf8')).querySelectorAll(
      'img[src^="/_astro/"][alt]:not([alt=""])',
    );
    return [...new Set(images.map((image) => image.getAttribute('src') ?? ''))];
  }

  /** Whether the page may be indexed; see `isListed`. */
  lists = (url: string): boolean => isListed(this.at(url), new URL(url).pathname);

  #fileOf = (url: string): string =>
    `${this.folder}${withoutSuffix(new URL(url).pathname, '/').slice(1) || 'index'}.html`;

  #pageOf(file: string): BuiltPage {
    const page = this.#cache.get(file) ?? builtPage(parse(readFileSync(file, 'utf8').split('</head>')[0] ?? ''));
    this.#cache.set(file, page);
    return page;
  }
}
