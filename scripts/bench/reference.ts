/**
 * The reference: our home page as sites usually make it. One stylesheet, whole Latin typefaces with "swap", pictures in
 * WebP, and no other optimization. Ratios to it mean the same on slow and fast machines.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import postcss, { type ChildNode } from 'postcss';
import sharp from 'sharp';
import { templates } from '../../e2e/templates.ts';

const FOLDER = 'node_modules/.cache/bench/reference';
/** By the name of their CSS property. */
const FONTS = {
  '--font-bricolage': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  '--font-figtree': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};
/** In pixels. */
const WIDTHS = { first: 1200, others: 800 };

const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

/** The rules of all pages, each once below its conditions. */
function stylesheet(): string {
  const sheet = new Map<string, Set<string>>();
  const add = (node: ChildNode, conditions: string): void => {
    if (node.type === 'comment' || (node.type === 'atrule' && node.name === 'font-face')) return;
    const isCondition = node.type === 'atrule' && ['media', 'supports', 'layer', 'container'].includes(node.name);
    if (isCondition && node.nodes)
      for (const inner of node.nodes) add(inner, `${conditions}@${node.name} ${node.params}{`);
    else sheet.set(conditions, (sheet.get(conditions) ?? new Set()).add(node.toString()));
  };
  for (const path of templates())
    for (const style of parse(readFileSync(fileOf(path), 'utf8')).querySelectorAll('style'))
      for (const node of postcss.parse(style.text).nodes) add(node, '');
  return [...sheet]
    .map(([conditions, rules]) => conditions + [...rules].join('') + '}'.repeat(conditions.split('{').length - 1))
    .join('\n');
}

/** @returns the folder of a site with one page */
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
  for (const [at, image] of page.querySelectorAll('img').entries()) {
    const [, id, ending] = /([^/.]+)[^/]*\.(\w+)$/.exec(image.getAttribute('src') ?? '') ?? [];
    if (ending !== 'webp' && ending !== 'avif') continue;
    const original = globSync(`src/assets/**/${id}.{webp,png,jpg}`)[0];
    if (!original) throw new Error(`src/assets has no picture ${id}, which the home page shows.`);
    const width = at === 0 ? WIDTHS.first : WIDTHS.others;
    const file = `${id}-${width}.webp`;
    await sharp(original).resize({ width }).webp().toFile(join(FOLDER, file));
    for (const name of ['srcset', 'sizes', 'fetchpriority', 'decoding', 'loading']) image.removeAttribute(name);
    image.setAttribute('src', `/${file}`);
    if (at > 0) image.setAttribute('loading', 'lazy');
  }
  for (const [drawing] of (page.toString() + styles).matchAll(/\/(?:_astro|og)\/[\w.-]+\.svg/g))
    cpSync(join('dist', drawing), join(FOLDER, drawing));
  page.querySelector('head')?.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/style.css">');
  writeFileSync(join(FOLDER, 'index.html'), page.toString());
  writeFileSync(join(FOLDER, '_headers'), '/*.woff2\n  Cache-Control: public, max-age=31536000, immutable\n');
  for (const file of ['_redirects', '404.html']) writeFileSync(join(FOLDER, file), '');
  return FOLDER;
}
