/** What several sheets show: words, wordmark, gauge, code, picture, and the note about samples. */
import { existsSync, readFileSync } from 'node:fs';
import { gaugeSvg } from '#og/diagrams.ts';
import { DISPLAY, TEXT } from '#og/fonts.ts';
import { fitted, fontSizeOf, widthOf, type Node } from '#og/layout.ts';
import { wordmarkOf } from '#og/wordmark.ts';
import { PICTURE_ENDINGS } from '#business/picture-files.ts';
import { color } from '#styles/colors.ts';
import { qrCode, qrSvg, type QrCode } from '#lib/qr-code.ts';
import type { Site } from '#business/entities.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Business } from '#business/schema/business.ts';
import { startingPrice, gauge } from '#ui/load/gauge.ts';
import { html, raw, type Html } from './html.ts';
import { layoutWords } from '#layout/words.ts';
import { loadWords } from '#ui/load/words.ts';

export const LEAD = 'Junk removal in';
export const CALL = 'Call or text';

/** "From $149" */
export const priceFrom = (site: Site): string => `From ${startingPrice(site)}`;

/** The company's name as the site draws it, in the color of the text around it. */
export const wordmark = async (site: Site, classes: string): Promise<Html> =>
  raw((await wordmarkOf(site.business.name)).svg.replace(/ id="[^"]*"/, ` class="wordmark ${classes}"`));

export const gaugeDrawing = (site: Site, eighths: number): Html => {
  const svg = gaugeSvg(gauge(site.language, eighths, eighths), { x: 0, y: 0, width: 0, height: 0 });
  return raw(svg.replace(/<svg .*? viewBox/, '<svg class="gauge" viewBox'));
};

/** The gauge's colors on a dark background, as on the site. */
export const ON_DARK = `.on-dark .gauge-cab{fill:${color('leaf')}}.on-dark .gauge-wheel{fill:${color('paper')}}.on-dark .gauge-hub{fill:${color('evergreen')}}`;

/** A code with the border that cameras need. @param outside withstands rain and dirt */
export const codeFor = (address: string, outside = false): QrCode =>
  qrCode(address, { ecc: outside ? 'quartile' : 'medium', border: 4 });

export const codeDrawing = (code: QrCode): Html => raw(qrSvg(code, ' class="code"'));

/** An address as people type it. */
export const typed = (address: string): string => address.replace(/^https:\/\/(www\.)?/, '');

/** A picture as a data URL. */
export function picture(id: string): string {
  const ending = PICTURE_ENDINGS.find((ending) => existsSync(`src/assets/pictures/${id}${ending}`));
  if (!ending) throw new Error(`src/assets/pictures/${id}.webp is missing`);
  const data = readFileSync(`src/assets/pictures/${id}${ending}`, 'base64');
  return `data:image/${ending === '.webp' ? 'webp' : 'jpeg'};base64,${data}`;
}

/** The largest size, in inches or any unit of `width`, at which a line fits. */
export const largest = async (text: string, width: number, most: number, face = DISPLAY): Promise<number> =>
  Math.min(most, width / (await widthOf(face.style, text)));

/** Bold letters are wider than those that are measured. */
const BOLD = 1.06;

/** An address as people type it, in one line of so many inches. */
export async function addressLine(address: string, width: number, classes = ''): Promise<Html> {
  const text = typed(address);
  return html`<b class="address ${classes}" style="font-size:${await largest(text, width / BOLD, 0.115, TEXT)}in"
    >${text}</b
  >`;
}

/** Our number, as large as fits into a width of so many inches. */
export async function callUs(site: Site, width: number): Promise<Html> {
  const { phone } = contact(site);
  const size = await largest(phone, width, 0.62);
  return html`<small class="block text-[11pt]/none font-bold">${CALL}</small>
    <b class="display block whitespace-nowrap" style="font-size:${size}in">${phone}</b>`;
}

interface Limits {
  width: number;
  height: number;
  /** The largest font size. */
  most: number;
}

/** A name in one line or two, as large as fits; in hundredths of an inch. */
export const nameIn = (text: string, { width, height, most }: Limits, fill = color('ink')): Node =>
  fitted(
    // Large letters have space of their own above and to the left.
    { ...DISPLAY.style, lineHeight: 1, margin: '-0.05em 0 0 -0.02em', fontSize: most, color: fill },
    text,
    { width, height, minFontSize: 20 },
  );

/** The font size of a name, in inches; limits in hundredths. */
export const nameSize = async (text: string, limits: Limits): Promise<number> =>
  (await fontSizeOf(nameIn(text, limits))) / 100;

/** What a sheet shows of content/ that may be a sample. */
interface Shows {
  fields?: readonly Business['samples'][number][];
  prices?: 'first' | 'all';
  /** What is included and what is not. */
  terms?: boolean;
  weight?: boolean;
}

const USUAL: Shows = { fields: ['name', 'phone', 'site'], prices: 'first' };

const isSample = ({ sample }: { sample?: boolean | undefined }): boolean => sample === true;

/** The samples on a sheet that the owner has yet to confirm, as the site's footer names them. */
export function samplesIn(site: Site, shows: Shows = USUAL): string[] {
  const { fields = [], prices, terms = false, weight = false } = shows;
  const { names, prices: priceNames, rest } = layoutWords(site.language).samples;
  const { business, pricing, steps } = site;
  const [first, ...others] = steps.map(isSample);
  return [
    ...new Set([
      ...fields.filter((field) => business.samples.includes(field)).map((field) => names[field]),
      ...(prices && first ? [priceNames.all] : []),
      ...(prices === 'all' && !first && others.includes(true) ? [priceNames.others(startingPrice(site))] : []),
      ...(terms &&
      [pricing.included, pricing.excluded, pricing.changes, pricing.never, pricing.notes].flat().some(isSample)
        ? [rest.terms]
        : []),
      ...(weight && pricing.weight.sample ? [rest.truck] : []),
    ]),
  ];
}

/** What a sheet says of itself while it shows samples. */
export const sampleWords = (samples: readonly string[]): string => `SAMPLE, not for print: ${samples.join(', ')}`;

/** Says on the sheet itself what is a sample. */
export const sampleNote = (samples: readonly string[], classes = 'absolute top-(--edge) right-(--edge)'): Html =>
  samples.length === 0 ? raw('') : html`<p class="sample ${classes}">${sampleWords(samples)}</p>`;

/** "An eighth of the truck" */
export const share = (site: Site, eighths: number): string => loadWords(site.language).share(eighths);

/** A sheet of letter paper with a heading. White, because office printers don't print to the edge. */
export async function letter(site: Site, title: string, body: Html, samples: readonly string[]): Promise<Html> {
  return html`<div class="flex h-full flex-col bg-card p-(--edge)">
    <header class="flex items-center justify-between rounded-[14pt] bg-evergreen px-26 py-20 text-paper">
      <h1 class="text-[34pt]">${title}</h1>
      ${await wordmark(site, 'h-36')}
    </header>
    ${body} ${sampleNote(samples, 'mt-[5pt] self-start text-[6.6pt]')}
  </div>`;
}
