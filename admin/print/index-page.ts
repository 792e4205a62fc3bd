/** The kit's own page: what there is, with pictures, sizes and what a print shop asks. */
import type { Site } from '#business/entities.ts';
import { pageSize, type Format } from './formats.ts';
import { html, raw, type Html } from './html.ts';
import { SCREEN_STYLE } from './look.ts';
import type { Kit } from './make.ts';
import { sampleNote, typed, wordmark } from './parts.ts';
import { POST } from './sheets/post.ts';
import type { Kind, Sheet } from './sheets/sheet.ts';
import { words } from './words.ts';

/** Pictures of the first sheet of a kind, as paths below the kit's folder. */
export interface Shown {
  kind: Kind;
  pictures: string[];
}

const link = (href: string, label: string): Html => html`<a href="${href}">${label}</a>`;

function sizeOf(format: Format, sides: number): Html {
  const { size, twoSides, shop, office } = words.index;
  const said = size(format) + (sides > 1 ? `, ${twoSides}` : '');
  return html`<p>
    <b>${said}.</b>
    ${format.bleed === 0 ? office : shop({ page: size(pageSize(format)), bleed: String(format.bleed), safe: String(format.safe) })}
  </p>`;
}

const files = ({ file, svg }: Sheet): Html =>
  html`${link(`${file}.pdf`, 'PDF')}${svg !== undefined && html` ${link(`${file}.svg`, 'SVG')}`}`;

function sheetsOf(kind: Kind, sheets: readonly Sheet[], pictures: readonly string[]): Html {
  const [first] = sheets;
  if (!first) return html``;
  const { name, use } = words.kinds[kind];
  const opens = first.codes.map(({ address }) => typed(address));
  return html`<section id="${kind}">
    <div class="kit-pictures ${kind}-pictures">
      ${pictures.map((src) => html`<a href="${first.file}.pdf"><img src="${src}" alt="${name}" /></a>`)}
    </div>
    <div>
      <h2>${name}</h2>
      <p>${use}</p>
      ${sizeOf(first.format, first.pages.length)}
      ${opens.length > 0 && html`<p>${opens.length > 1 ? words.index.codesOpen : words.index.opens} <b>${opens.join(', ')}</b>.</p>`}
      ${sampleNote(first.samples)}
      ${
        sheets.length === 1
          ? html`<p class="kit-files">${files(first)}</p>`
          : html`<details>
              <summary>${words.index.count.towns(sheets.length)}</summary>
              <ul>
                ${sheets.map((sheet) => html`<li>${sheet.label} <span class="kit-files">${files(sheet)}</span></li>`)}
              </ul>
            </details>`
      }
    </div>
  </section>`;
}

function postsOf({ posts }: Kit): Html {
  const [first] = posts;
  if (!first) return html``;
  const { name, use } = words.kinds.posts;
  return html`<section id="posts">
    <div class="kit-pictures">
      <a href="${first.file}.jpg"><img src="${first.file}.jpg" alt="${name}" /></a>
    </div>
    <div>
      <h2>${name}</h2>
      <p>${use}</p>
      <p><b>${words.index.pixels(POST)}.</b></p>
      <details>
        <summary>${words.index.count.posts(posts.length)}</summary>
        <ul>
          ${posts.map(
            ({ file, label }) =>
              html`<li>
                ${label} <span class="kit-files">${link(`${file}.jpg`, 'JPG')} ${link(`${file}.txt`, 'TXT')}</span>
              </li>`,
          )}
        </ul>
      </details>
    </div>
  </section>`;
}

function codesOf({ codes }: Kit): Html {
  const [first] = codes;
  if (!first) return html``;
  const { name, use } = words.kinds.codes;
  return html`<section id="codes">
    <div class="kit-pictures kit-code">
      <a href="codes/${first.id}.svg"><img src="codes/${first.id}.svg" alt="${first.label}" /></a>
    </div>
    <div>
      <h2>${name}</h2>
      <p>${use}</p>
      <ul>
        ${codes.map(
          ({ id, label, address }) =>
            html`<li>${label}: ${typed(address)} <span class="kit-files">${link(`codes/${id}.svg`, 'SVG')}</span></li>`,
        )}
      </ul>
    </div>
  </section>`;
}

export async function indexPage(kit: Kit, shown: readonly Shown[], site: Site): Promise<string> {
  const { title, lead, again, papers, color, missing } = words.index;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(SCREEN_STYLE)}
        </style>
      </head>
      <body class="kit">
        <header>${await wordmark(site)}</header>
        <main>
          <h1>${title}</h1>
          <p class="kit-lead">${lead} <code>${again}</code></p>
          ${
            kit.missing.length > 0 &&
            html`<aside>
              <h2>${missing}</h2>
              <ul>
                ${kit.missing.map((sentence) => html`<li>${sentence}</li>`)}
              </ul>
            </aside>`
          }
          ${shown.map(({ kind, pictures }) =>
            sheetsOf(
              kind,
              kit.sheets.filter((sheet) => sheet.kind === kind),
              pictures,
            ),
          )}
          ${postsOf(kit)} ${codesOf(kit)}
          <footer>
            <p>${color}</p>
            <p>${papers}</p>
          </footer>
        </main>
      </body>
    </html>`.html;
}
