/** The site's colors, typefaces and drawings for sheets, all from the site's own files. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { STYLES } from '#og/diagrams.ts';
import { raw, html, type Html } from './html.ts';
import { pageSize, type Format } from './formats.ts';

/** The declarations of tokens.css as custom properties, without what only Tailwind reads. */
const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/--color-\*: initial;/, '')
  .replace('@theme static', ':root');

/** Every character that a face may have. */
const EVERY = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).join('');

/** One weight of a face: print shops take it, where a face of all weights would become drawings of letters. */
async function face(name: string, family: string, weight: number): Promise<string> {
  const whole = readFileSync(`src/styles/fonts/${name}.woff2`);
  const axes = name === 'figtree' ? { variationAxes: { wght: weight } } : {};
  const file = await subsetFont(whole, EVERY, { targetFormat: 'woff2', ...axes });
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${file.toString('base64')}) format("woff2")}`;
}

const FACES = await Promise.all([
  face('bricolage', 'Bricolage Grotesque', 800),
  ...[500, 600, 700].map((weight) => face('figtree', 'Figtree', weight)),
]);

const STYLE = [
  ...FACES,
  tokens,
  ':root{--font-bricolage:"Bricolage Grotesque";--font-figtree:"Figtree"}',
  STYLES,
  readFileSync('admin/print/kit.css', 'utf8'),
].join('\n');

/** A file by itself, with nothing to load: its sheets are as large as the paper, one a page. */
export function documentOf(format: Format, kind: string, pages: readonly Html[]): string {
  const { width, height } = pageSize(format);
  const size = `--width:${width}in;--height:${height}in;--bleed:${format.bleed}in;--edge:${format.bleed + format.safe}in`;
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <style>
        @page { size: ${width}in ${height}in; margin: 0; }
        ${raw(STYLE)}
      </style>
      <body style="${size}">
        ${pages.map((page) => html`<section class="sheet ${kind}">${page}</section>`)}
      </body>
    </html>`.html;
}

/** For the kit's own page, which is looked at on a screen. */
export const SCREEN_STYLE = STYLE;
