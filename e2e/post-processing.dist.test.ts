/** Rules over what the build does with finished pages, so that a step that no longer does its part is noticed. */
import { fromHtml } from 'hast-util-from-html';
import type { HTMLElement } from 'node-html-parser';
import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isIndexed, pageAt, pages } from './built-site.ts';
import { site } from './content.ts';

const wrong = (isWrong: (root: HTMLElement) => boolean) =>
  [...pages.values()].filter(({ root }) => isWrong(root)).map(({ path }) => path);

type Node = ReturnType<typeof fromHtml>['children'][number];
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements that the browser puts elsewhere than where they stand, opens by itself or closes by itself. */
function misplaced(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, end: number): void => {
    if (node.type !== 'element') return;
    const { start, end: own } = node.position ?? {};
    const opening = node.data?.position.opening;
    const closing = node.data?.position.closing;
    const [from, to] = [start?.offset, own?.offset];
    if (from === undefined || to === undefined || !opening) found.push(`${node.tagName} stands nowhere`);
    else if (to > end) found.push(`${node.tagName} at ${from} stands behind the end of what holds it`);
    else if (!closing && !VOID.test(node.tagName) && !html.slice(from, opening.end.offset).endsWith('/>'))
      found.push(`${node.tagName} at ${from} has no end`);
    const inner = closing?.start.offset ?? to ?? end;
    for (const child of node.children) visit(child, inner);
  };
  const onerror = ({ message }: { message: string }) => {
    found.push(message);
  };
  for (const child of fromHtml(html, { verbose: true, onerror }).children) visit(child, html.length);
  return found;
}

describe('the HTML of pages', () => {
  it('is refused when a browser would move or fix it', () => {
    const page = (body: string, after = '') =>
      `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>${after}`;
    expect(misplaced(page('<p>a</p><svg><path d=""/></svg><br>'))).toEqual([]);
    expect(misplaced(page('', '<script></script>'))).not.toEqual([]);
    expect(misplaced(page('<table><tr><td>a</td></tr></table>'))).not.toEqual([]);
    expect(misplaced(page('<p>a<div>b</div></p>'))).not.toEqual([]);
    expect(misplaced(page('<p id="a" id="b">a</p>'))).not.toEqual([]);
  });

  it('is the tree that a browser makes of it', () => {
    const found = [...pages].flatMap(([path, { html }]) => misplaced(html).map((one) => `${path}: ${one}`));
    expect(found.slice(0, 20)).toEqual([]);
  });
});

describe('inline code', () => {
  it('is one element of styles a page, and no script that every page repeats', () => {
    expect(wrong((root) => root.querySelectorAll('style').length !== 1)).toEqual([]);
    const inline = 'script:not([src], [type])';
    expect(wrong((root) => root.querySelector(inline) !== null)).toEqual([]);
  });

  it('of the islands is one script for all pages, and no island has an id', () => {
    const loaders = new Set(
      [...pages.values()].flatMap(({ root }) =>
        root.querySelectorAll('head script[src^="/_astro/islands."]').map((script) => script.getAttribute('src')),
      ),
    );
    expect(loaders.size).toBe(1);
    expect(
      wrong((root) => root.querySelector('astro-island') !== null && !root.querySelector('script[defer]')),
    ).toEqual([]);
    expect(wrong((root) => root.querySelector('astro-island[uid]') !== null)).toEqual([]);
    // The names under which the styles look for what an island draws.
    expect(
      wrong((root) =>
        root
          .querySelectorAll('astro-island')
          .some((island) => !island.hasAttribute('component-url') || !island.hasAttribute('component-export')),
      ),
    ).toEqual([]);
  });
});

describe('styles', () => {
  const styles = (path: string) => pageAt(path).root.querySelector('style')?.innerHTML ?? '';

  it('hold what islands and scripts draw after they have loaded', () => {
    expect(styles('/search')).toContain('.filter-field legend');
    expect(styles('/search')).toContain('.max-md\\:whitespace-nowrap');
    expect(styles('/locations/rules')).toMatch(/\[aria-sort="?ascending"?\] button/);
  });

  it('hold nothing that the page has no use for', () => {
    expect(styles('/about')).not.toMatch(/\.estimator|\.filter-field|\.tile-map/);
    const idle = [...pages.keys()].flatMap((path) => {
      const css = styles(path);
      return [...css.matchAll(/@property (--[\w-]+)/g)]
        .filter(([, name = '']) => !css.includes(`var(${name}`))
        .map(([rule]) => `${path}: ${rule}`);
    });
    expect(idle).toEqual([]);
  });
});

describe('styles that come late', () => {
  const css = globSync('dist/_astro/late.*.css').map((file) => readFileSync(file, 'utf8'));

  /** Set by scripts, on the elements that read them. */
  const SET_BY_SCRIPTS = ['--columns', '--radix-toast-swipe-move-x'];

  it('leave alone what a page shows already: no typeface, no layer, no token of their own', () => {
    expect(css).toHaveLength(1);
    expect(css.join().match(/@font-face|@layer|@property|(?<=[{;])--[\w-]+(?=:)/g)).toBeNull();
  });

  it('read only tokens that each page has', () => {
    const read = new Set(css.join().match(/(?<=var\()--[\w-]+/g));
    for (const name of SET_BY_SCRIPTS) read.delete(name);
    expect(read.size).toBeGreaterThan(5);
    const has = (root: HTMLElement, token: string) => root.querySelector('style')?.text.includes(`${token}:`) ?? false;
    expect(wrong((root) => [...read].some((token) => !has(root, token)))).toEqual([]);
  });
});

describe('scripts', () => {
  it('are those that a page or another script names', () => {
    const files = globSync('dist/_astro/*.js').map((file) => basename(file));
    const texts = [
      ...[...pages.values()].map(({ html }) => html),
      ...globSync('dist/_astro/*.js').map((file) => readFileSync(file, 'utf8')),
    ].join('\n');
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !texts.includes(file))).toEqual([]);
  });
});

describe('the search index', () => {
  const records = () =>
    globSync('dist/{,*/}pagefind/fragment/*.pf_fragment').map((file) => {
      const text = gunzipSync(readFileSync(file)).toString();
      return JSON.parse(text.slice(text.indexOf('{'))) as { url: string; content: string };
    });

  it('has a record of every page that may be indexed, without the bands that repeat', () => {
    const all = new Map(records().map(({ url, content }) => [url, content]));
    const indexed = [...pages.values()].filter(isIndexed).map(({ path }) => path);
    expect(indexed.length).toBeGreaterThan(0);
    expect(indexed.filter((path) => !all.has(path))).toEqual([]);
    const repeated = ['Often asked with it', 'Read next', 'What you can do today', 'Where this comes from'];
    expect(
      [...all].filter(([, content]) => repeated.some((heading) => content.includes(`${heading}.`))).map(([url]) => url),
    ).toEqual([]);
  });

  it('comes with what the search page asks for, and nothing else', () => {
    const names = (language: string, folder: string) =>
      globSync(`${folder}pagefind/**/*.*`).map((file) =>
        basename(file).replace(new RegExp(`${language}_[\\da-f]+`), language),
      );
    const expected = (language: string) => [
      'pagefind.js',
      'pagefind-entry.json',
      `pagefind.${language}.pf_meta`,
      `wasm.${language}.pagefind`,
      `${language}.pf_index`,
      `${language}.pf_filter`,
      `${language}.pf_fragment`,
    ];
    for (const { language } of [site, ...site.languages])
      expect(new Set(names(language, language === 'en' ? 'dist/' : `dist/${language}/`))).toEqual(
        new Set(expected(language)),
      );
  });

  it('leaves out what only the build reads', () => {
    expect(globSync('dist/**/search.json')).toEqual([]);
  });
});
