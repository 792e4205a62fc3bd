/**
 * The page that ours are compared with: words and pictures of our own home page, made the usual way. One stylesheet for
 * the whole site, the whole Latin typefaces with "swap", pictures in WebP, the first of them 1,200 px wide, and nothing
 * of what this project does on top. A figure beside it is a ratio, which says the same on a slow machine and a fast one.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import postcss, { type ChildNode } from 'postcss';
import sharp from 'sharp';
import { templates } from '../../e2e/templates.ts';

const FOLDER = 'node_modules/.cache/bench/reference';
/** By the name that our styles have for each. */
const FONTS = {
  '--font-bricolage': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  '--font-figtree': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};
/** Pixels, of the first picture and of all others. */
const WIDTHS = { first: 1200, others: 800 };

const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

/**
 * The rules of all pages' styles, each once, below the conditions they stand in: what a site's one stylesheet holds. Each
 * of our pages has its own choice of them.
 */
function stylesheet(): string {
  const sheet = new Map<string, Set<string>>();
  const add = (conditions: string, rule: string) => {
    const rules = sheet.get(conditions) ?? new Set<string>();
    sheet.set(conditions, rules.add(rule));
  };
  const take = (node: ChildNode, conditions: string): void => {
    if (node.type === 'comment' || (node.type === 'atrule' && node.name === 'font-face')) return;
    const holds = node.type === 'atrule' && ['media', 'supports', 'layer', 'container'].includes(node.name);
    if (!holds || !node.nodes) add(conditions, node.toString());
    else for (const inner of node.nodes) take(inner, `${conditions}@${node.name} ${node.params}{`);
  };
  for (const path of templates())
    for (const style of parse(readFileSync(fileOf(path), 'utf8')).querySelectorAll('style'))
      for (const node of postcss.parse(style.text).nodes) take(node, '');
  return [...sheet]
    .map(([conditions, rules]) => conditions + [...rules].join('') + '}'.repeat(conditions.split('{').length - 1))
    .join('\n');
}

/** @returns the folder of the site, one page named index.html */
export async function buildReference(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const page = parse(readFileSync(fileOf('/home'), 'utf8'));
  const faces = Object.entries(FONTS).map(([name, file], at) => {
    cpSync(join('node_modules', file), join(FOLDER, `font-${at}.woff2`));
    return `@font-face{font-family:"font-${at}";src:url(/font-${at}.woff2) format("woff2");font-weight:200 900;font-display:swap}:root{${name}:"font-${at}",sans-serif!important}`;
  });
  const styles = stylesheet();
  writeFileSync(join(FOLDER, 'style.css'), [...faces, styles].join('\n'));

  for (const element of page.querySelectorAll(
    'script, style, meta[http-equiv], link[rel=preload], link[rel=manifest], link[media=print], link[rel=icon], source, .desk-code',
  ))
    element.remove();
  for (const island of page.querySelectorAll('astro-island')) island.replaceWith(...island.childNodes);
  const made = new Map<string, Promise<unknown>>();
  for (const [at, image] of page.querySelectorAll('img').entries()) {
    const source = (image.getAttribute('src') ?? '').split('/').pop() ?? '';
    if (!source.endsWith('.webp') && !source.endsWith('.avif')) continue;
    const id = source.split('.')[0] ?? '';
    const original = globSync(`src/assets/**/${id}.{webp,png,jpg}`)[0];
    if (!original) throw new Error(`There is no picture ${id} in src/assets, which the home page shows.`);
    const file = `${id}-${at === 0 ? WIDTHS.first : WIDTHS.others}.webp`;
    const width = at === 0 ? WIDTHS.first : WIDTHS.others;
    if (!made.has(file)) made.set(file, sharp(original).resize({ width }).webp().toFile(join(FOLDER, file)));
    image.setAttribute('src', `/${file}`);
    for (const name of ['srcset', 'sizes', 'fetchpriority', 'decoding']) image.removeAttribute(name);
    if (at > 0) image.setAttribute('loading', 'lazy');
    else image.removeAttribute('loading');
  }
  await Promise.all(made.values());
  for (const [drawing] of (page.toString() + styles).matchAll(/\/(?:_astro|og)\/[\w.-]+\.svg/g))
    cpSync(join('dist', drawing), join(FOLDER, drawing));
  page.querySelector('head')?.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/style.css">');
  writeFileSync(join(FOLDER, 'index.html'), page.toString());
  writeFileSync(join(FOLDER, '_headers'), '/*.woff2\n  Cache-Control: public, max-age=31536000, immutable\n');
  for (const file of ['_redirects', '404.html']) writeFileSync(join(FOLDER, file), '');
  return FOLDER;
}
