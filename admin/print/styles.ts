/** Turns a sheet into an HTML document with the site's colors, typefaces and gauge, which loads nothing. */
import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { STYLES } from '#og/diagrams.ts';
import { pageSize, type Format } from './formats.ts';
import { html, raw, type Html } from './html.ts';
import { ON_DARK } from './parts.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** One weight a file: Chromium turns variable typefaces into drawings, which print shops refuse. */
const typeface = (weight: string): string => {
  const folder = `node_modules/@fontsource/${weight.split('/')[0]}`;
  return read(`node_modules/@fontsource/${weight}.css`).replace(
    /url\(\.\/(\S+\.woff2)\)[^;]*/g,
    (_, file: string) => `url(data:font/woff2;base64,${readFileSync(`${folder}/${file}`, 'base64')})`,
  );
};
const TYPEFACES = ['bricolage-grotesque/800', 'figtree/500', 'figtree/600', 'figtree/700'].map(typeface);
/** For letters and signs that both lack, which few documents have. */
const THIRD_TYPEFACE = typeface('dejavu-sans/700');
const OTHER_SIGNS = /[\u0370-\u052f\u1e00-\u1fff\u2070-\u27bf]/;

const tailwind = await compile(
  [
    '@layer theme, base, components, utilities;',
    `@layer theme { ${read('node_modules/tailwindcss/theme.css')} }`,
    read('src/styles/tokens.css'),
    `@layer base { ${read('node_modules/tailwindcss/preflight.css')} }`,
    read('admin/print/styles.css'),
    '@layer utilities { @tailwind utilities; }',
  ].join('\n'),
);

/** The styles for the classes that a document uses. */
function stylesOf(body: string): string {
  const classes = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...TYPEFACES, OTHER_SIGNS.test(body) ? THIRD_TYPEFACE : '', STYLES, ON_DARK, tailwind.build(classes)].join(
    '\n',
  );
}

export function documentOf(title: string, body: Html, page: Html = html``): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(stylesOf(body.html))} ${page}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.html;
}

/** A document of sheets, each on a page as large as its paper. */
export function sheetsDocument(format: Format, pages: readonly Html[]): string {
  const { width, height } = pageSize(format);
  const { bleed, safe } = format;
  const size = `--width:${width}in;--height:${height}in;--bleed:${bleed}in;--edge:${bleed + safe}in`;
  const body = html`<div style="${size}">${pages.map((page) => html`<section class="sheet">${page}</section>`)}</div>`;
  return documentOf('', body, html`@page { size: ${width}in ${height}in; margin: 0; }`);
}
