/** The page that shows all sheets, with sizes and what a print shop asks. */
import type { Site } from '#business/entities.ts';
import { pageSize } from './formats.ts';
import { html, type Html } from './html.ts';
import type { Print } from './make.ts';
import { sampleNote, typed, wordmark } from './parts.ts';
import { POST } from './sheets/post.ts';
import type { Kind, Sheet } from './sheets/sheet.ts';
import { documentOf } from './styles.ts';
import { words } from './words.ts';

interface Entry {
  kind: Kind;
  pictures: string[];
  notes: (Html | string)[];
  items: { label?: string; files: string[] }[];
}

/** Pictures of the first sheet of a kind, as paths in the folder. */
export const picturesOf = ({ kind, pages }: Sheet): string[] =>
  pages.map((_, side) => `pictures/${kind}-${side + 1}.png`);

function notesOf({ format, pages, codes, samples }: Sheet): Entry['notes'] {
  const { size, twoSides, shop, office, opens } = words.index;
  const numbers = { page: size(pageSize(format)), bleed: String(format.bleed), safe: String(format.safe) };
  return [
    html`<b>${size(format)}${pages.length > 1 && `, ${twoSides}`}.</b> ${format.bleed === 0 ? office : shop(numbers)}`,
    codes.length > 0 ? opens(codes.map(({ text }) => typed(text)).join(', ')) : '',
    sampleNote(samples, 'w-fit text-[14px]/normal'),
  ];
}

function entriesOf({ sheets, posts, codes }: Print): Entry[] {
  const firsts = sheets.filter(({ kind }, at) => sheets.findIndex((sheet) => sheet.kind === kind) === at);
  return [
    ...firsts.map((first) => ({
      kind: first.kind,
      pictures: picturesOf(first),
      notes: notesOf(first),
      items: sheets
        .filter(({ kind }) => kind === first.kind)
        .map(({ label, file, svg }) => ({ label, files: [`${file}.pdf`, ...(svg ? [`${file}.svg`] : [])] })),
    })),
    {
      kind: 'posts',
      pictures: posts.slice(0, 1).map(({ file }) => `${file}.jpg`),
      notes: [html`<b>${words.index.pixels(POST)}.</b>`],
      items: posts.map(({ label, file }) => ({ label, files: [`${file}.jpg`, `${file}.txt`] })),
    },
    {
      kind: 'codes',
      pictures: codes.slice(0, 1).map(({ file }) => file),
      notes: [],
      items: codes.map(({ label, code, file }) => ({ label: `${label}: ${typed(code.text)}`, files: [file] })),
    },
  ];
}

const link = (file: string): Html =>
  html` <a class="underline font-bold text-moss" href="${file}">${file.slice(-3).toUpperCase()}</a>`;

function section({ kind, pictures, notes, items }: Entry): Html {
  const { name, use } = words.kinds[kind];
  const list = html`<ul>
    ${items.map(({ label, files }) => html`<li>${label}${files.map(link)}</li>`)}
  </ul>`;
  return html`<section class="flex flex-wrap justify-center gap-[32px] border-t-[1px] border-line pt-[32px]">
    ${pictures.map(
      (file) =>
        html`<a href="${items[0]?.files[0]}"
          ><img class="max-h-[420px] min-w-[180px] border-[1px] border-line" src="${file}" alt="${name}"
        /></a>`,
    )}
    <div class="flex-1 basis-[360px]">
      <h2 class="text-[28px]">${name}</h2>
      <p>${use}</p>
      ${notes.map((note) => html`<div>${note}</div>`)}
      ${
        items.length === 1
          ? list
          : html`<details>
              <summary class="font-bold">${words.index.all(items.length)}</summary>
              ${list}
            </details>`
      }
    </div>
  </section>`;
}

export async function indexPage(print: Print, site: Site): Promise<string> {
  const { title, lead, again, papers, color, missing } = words.index;
  const body = html`<div class="bg-paper text-[17px]/[1.5]">
    <header class="bg-evergreen p-[20px] text-paper">${await wordmark(site, 'h-[32px]')}</header>
    <main class="mx-auto grid max-w-[1160px] gap-[32px] p-[20px]">
      <h1 class="text-[56px]">${title}</h1>
      <p>${lead} <code>${again}</code></p>
      ${
        print.missing.length > 0 &&
        html`<aside class="bg-peach p-[20px]">
          <h2 class="text-[20px]">${missing}</h2>
          <ul>
            ${print.missing.map((sentence) => html`<li>${sentence}</li>`)}
          </ul>
        </aside>`
      }
      ${entriesOf(print)
        .filter(({ items }) => items.length > 0)
        .map(section)}
      <p>${color}</p>
      <p>${papers}</p>
    </main>
  </div>`;
  return documentOf(title, body);
}
