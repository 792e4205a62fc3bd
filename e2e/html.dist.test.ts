/** What the build makes of templates, styles and scripts: HTML as a browser reads it, styles of what is shown, files that something names. */
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

describe('styles', () => {
  const styles = (path: string) =>
    pageAt(path)
      .root.querySelectorAll('style')
      .map((style) => style.innerHTML)
      .join('');

  it('come in an order in which utilities overrule components, and components the reset', () => {
    const layers = (html: string) => [
      ...new Set([...html.matchAll(/@layer ([\w, ]+)(?=[{;])/g)].map(([, name]) => name)),
    ];
    const order = ['properties', 'theme', 'base', 'components', 'utilities'];
    expect(wrong((root) => layers(root.querySelectorAll('style').join('')).join() !== order.join())).toEqual([]);
  });

  it('know on every page the classes that they know on any', () => {
    const known = new Map(
      [...pages.keys()].map((path) => [path, new Set(styles(path).match(/(?<=\.)[a-z][\w-]*/g))] as const),
    );
    const anywhere = new Set([...known.values()].flatMap((names) => [...names]));
    // The choices of a list that can be filtered, which a card of it carries elsewhere, too.
    const isChoice = (name: string) => /^(filtered|s-.*)$/.test(name);
    const unknown = [...pages].flatMap(([path, { root }]) => {
      const used = new Set(root.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]));
      return [...used]
        .filter((name) => anywhere.has(name) && !known.get(path)?.has(name) && !isChoice(name))
        .map((name) => `${path}: .${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('hold what islands and scripts draw after they have loaded', () => {
    expect(styles('/search')).toContain('.filter-field legend');
    expect(styles('/search')).toContain('.max-md\\:whitespace-nowrap');
    expect(styles('/locations/rules')).toMatch(/\[aria-sort="?ascending"?\] button/);
  });

  it('hold nothing that the page has no use for', () => {
    expect(styles('/about')).not.toMatch(/\.estimator|\.filter-field|\.tile-map/);
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
    const has = (root: HTMLElement, token: string) =>
      root.querySelectorAll('style').some((style) => style.text.includes(`${token}:`));
    expect(wrong((root) => [...read].some((token) => !has(root, token)))).toEqual([]);
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
