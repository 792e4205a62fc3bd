/** What a built page says of itself: whether it may be listed, since when it says so, what it shows and runs. */
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
  /** Addresses of the pictures that say something of their own: those with an alternative text. */
  pictures: string[];
  /** Addresses of the scripts that it runs, at once or later. */
  scripts: string[];
}

/** @param root a whole page, parsed */
export function builtPage(root: HTMLElement): BuiltPage {
  const read = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
  const all = (selector: string, name: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  return {
    canonical: read('link[rel=canonical]', 'href'),
    noindex: read('meta[name=robots]', 'content')?.startsWith('noindex') ?? false,
    modified: read('meta[name="dcterms.modified"]', 'content'),
    markdown: read('link[rel=alternate][type="text/markdown"]', 'href'),
    pictures: [...new Set(all('img[src^="/_astro/"][alt]:not([alt=""])', 'src'))],
    scripts: [
      ...all('script[src]', 'src'),
      ...all('link[rel=modulepreload]', 'href'),
      ...all('astro-island', 'component-url'),
      ...all('astro-island', 'renderer-url'),
    ].filter((address) => address !== ''),
  };
}

/** @returns false when the page carries a noindex, or names another page than `path` as canonical */
export const isListed = ({ canonical, noindex }: BuiltPage, path: string): boolean =>
  !noindex && canonical !== undefined && withoutEnd(new URL(canonical).pathname, '/') === withoutEnd(path, '/');

/** The pages of an output folder, each read and parsed once. */
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
    return this.#pageOf(`${this.folder}${withoutEnd(new URL(address).pathname, '/').slice(1) || 'index'}.html`);
  }

  /** @returns false when the page at this full address says that it is not to be listed */
  lists = (address: string): boolean => isListed(this.at(address), new URL(address).pathname);

  #pageOf(file: string): BuiltPage {
    const page = this.#known.get(file) ?? builtPage(parse(readFileSync(file, 'utf8')));
    this.#known.set(file, page);
    return page;
  }
}
