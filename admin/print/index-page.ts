/** The page that shows all sheets, with sizes and what a print shop asks. */
import type { Site } from '#business/entities.ts';
import { pageSize } from './formats.ts';
import { html, type Html } from './html.ts';
import type { Print } from './make.ts';
import { sampleNote, typed, wordmark } from './parts.ts';
import { POST } from './sheets/post.ts';
import { KINDS, type Kind, type Sheet } from './sheets/sheet.ts';
import { documentOf } from './styles.ts';

interface Entry {
  kind: Kind;
  pictures: string[];
  notes?: (Html | string)[];
  items: { label?: string; files: string[] }[];
}

/** Pictures of the first sheet of a kind, as paths in the folder. */
export const picturesOf = ({ kind, pages }: Sheet): string[] =>
  pages.map((_, side) => `pictures/${kind}-${side + 1}.png`);

function notesOf({ format, pages, codes, samples }: Sheet): (Html | string)[] {
  const { bleed, safe } = format;
  const size = ({ width, height }: typeof POST) => `${width} × ${height} inches`;
  const file =
    bleed === 0
      ? 'Fits an office printer: print at 100%.'
      : `The file is ${size(pageSize(format))}: ${bleed} inch of bleed on each side. Text keeps ${safe} inch from the cut.`;
  return [
    html`<b>${size(format)}${pages.length > 1 && ', two sides'}.</b> ${file}`,
    codes.length > 0 ? `The code opens ${codes.map(({ text }) => typed(text)).join(', ')}.` : '',
    sampleNote(samples, 'w-fit text-[14px]/normal'),
  ];
}

const sheetEntry = (sheets: readonly Sheet[], first: Sheet): Entry => ({
  kind: first.kind,
  pictures: picturesOf(first),
  notes: notesOf(first),
  items: sheets
    .filter(({ kind }) => kind === first.kind)
    .map(({ label, file, svg }) => ({ label, files: [`${file}.pdf`, ...(svg ? [`${file}.svg`] : [])] })),
});

const entriesOf = ({ sheets, posts, codes }: Print): Entry[] => [
  ...sheets
    .filter(({ kind }, at) => sheets.findIndex((sheet) => sheet.kind === kind) === at)
    .map((first) => sheetEntry(sheets, first)),
  {
    kind: 'posts',
    pictures: posts.slice(0, 1).map(({ file }) => `${file}.jpg`),
    notes: [html`<b>${POST.width} × ${POST.height} pixels.</b>`],
    items: posts.map(({ label, file }) => ({ label, files: [`${file}.jpg`, `${file}.txt`] })),
  },
  {
    kind: 'codes',
    pictures: codes.slice(0, 1).map(({ file }) => file),
    items: codes.map(({ label, code, file }) => ({ label: `${label}: ${typed(code.text)}`, files: [file] })),
  },
];

const link = (file: string): Html =>
  html` <a class="underline font-bold text-moss" href="${file}">${file.slice(-3).toUpperCase()}</a>`;

function section({ kind, pictures, notes = [], items }: Entry): Html {
  const { name, use } = KINDS[kind];
  const list = html`<ul>
    ${items.map(({ label, files }) => html`<li>${label}${files.map(link)}</li>`)}
  </ul>`;
  const all = html`<details>
    <summary class="font-bold">All ${items.length}</summary>
    ${list}
  </details>`;
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
      ${notes.map((note) => html`<div>${note}</div>`)} ${items.length === 1 ? list : all}
    </div>
  </section>`;
}

export async function indexPage(print: Print, site: Site): Promise<string> {
  const title = 'Cards, signs and forms';
  const leftOut = html`<aside class="bg-peach p-[20px]">
    <h2 class="text-[20px]">Left out</h2>
    <ul>
      ${print.missing.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
  </aside>`;
  const entries = entriesOf(print).filter(({ items }) => items.length > 0);
  const body = html`<div class="bg-paper text-[17px]/[1.5]">
    <header class="bg-evergreen p-[20px] text-paper">${await wordmark(site, 'h-[32px]')}</header>
    <main class="mx-auto grid max-w-[1160px] gap-[32px] p-[20px]">
      <h1 class="text-[56px]">${title}</h1>
      <p>
        What you print and post, made from your content. Change a price or the phone number there, run the command
        again, and every sheet has it. <code>npm run print</code>
      </p>
      ${print.missing.length > 0 && leftOut} ${entries.map(section)}
      <p>
        Colors are RGB, as screens and online print shops use them. If a shop asks for CMYK, let it convert the file.
      </p>
      <p>
        Every paper has a short address of its own, so the host’s own count of requests says how many visits each one
        brought. No cookies, nothing about the visitor.
      </p>
    </main>
  </div>`;
  return documentOf(title, body);
}
