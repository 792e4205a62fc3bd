/** What a built page says of itself: whether it may be listed, since when it says so, what it shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';

/** @returns the path a file of the output folder is served under, such as `/blog/x`; `folder` ends with a slash */
export function pathOf(file: string, folder: string): string {
  const path = `/${file.slice(folder.length)}`;
  return withoutEnd(withoutEnd(path, '.html'), '/index') || '/';
}

const withoutEnd = (path: string, end: string): string => (path.endsWith(end) ? path.slice(0, -end.length) : path);

export interface BuiltPage {
  canonical: string | undefined;
  noindex: boolean;
  /** A day. */
  modified: string | undefined;
  /** Address of its Markdown alternate. */
  markdown: string | undefined;
}

/** @param root a page, or its head alone, parsed */
export function builtPage(root: HTMLElement): BuiltPage {
  const read = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
  return {
    canonical: read('link[rel=canonical]', 'href'),
    noindex: read('meta[name=robots]', 'content')?.startsWith('noindex') ?? false,
    modified: read('meta[name="dcterms.modified"]', 'content'),
    markdown: read('link[rel=alternate][type="text/markdown"]', 'href'),
  };
}

/** @returns false when the page carries a noindex, or names another page than `path` as canonical */
export const isListed = ({ canonical, noindex }: BuiltPage, path: string): boolean =>
  !noindex && canonical !== undefined && withoutEnd(new URL(canonical).pathname, '/') === withoutEnd(path, '/');

/** The pages of an output folder; the head of each is parsed once. */
export class BuiltPages {
  readonly #known = new Map<string, BuiltPage>();
  #files: string[] | undefined;
  /** With a slash at the end. */
  folder: string;

  constructor(folder = '') {
    this.folder = folder;
  }

  /** Every page by its file, in the order of their names: those that there are when this is first asked. */
  *all(): Generator<[file: string, path: string, page: BuiltPage]> {
    this.#files ??= readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort();
    for (const name of this.#files) {
      const file = this.folder + name;
      yield [file, pathOf(file, this.folder), this.#pageOf(file)];
    }
  }

  /** @param address full address of a built page */
  at(address: string): BuiltPage {
    return this.#pageOf(this.#fileOf(address));
  }

  /** @returns addresses of the pictures on the page at this full address that say something of their own: with an alternative text */
  pictures(address: string): string[] {
    const images = parse(readFileSync(this.#fileOf(address), 'utf8')).querySelectorAll(
      'img[src^="/_astro/"][alt]:not([alt=""])',
    );
    return [...new Set(images.map((image) => image.getAttribute('src') ?? ''))];
  }

  /** @returns false when the page at this full address says that it is not to be listed */
  lists = (address: string): boolean => isListed(this.at(address), new URL(address).pathname);

  #fileOf = (address: string): string =>
    `${this.folder}${withoutEnd(new URL(address).pathname, '/').slice(1) || 'index'}.html`;

  #pageOf(file: string): BuiltPage {
    const page = this.#known.get(file) ?? builtPage(parse(readFileSync(file, 'utf8').split('</head>')[0] ?? ''));
    this.#known.set(file, page);
    return page;
  }
}
