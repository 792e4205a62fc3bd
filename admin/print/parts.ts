/** What several sheets show: name, gauge, code, picture, and the note about stand-ins. */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { gaugeSvg } from '#og/diagrams.ts';
import { DISPLAY, TEXT } from '#og/fonts.ts';
import { fitted, fontSizeOf, widthOf, type Node } from '#og/layout.ts';
import { wordmarkOf } from '#og/wordmark.ts';
import { PICTURE_ENDINGS } from '#business/picture-files.ts';
import { color } from '#styles/colors.ts';
import { TRUCK } from '#ui/load/gauge-geometry.ts';
import { capital } from '#lib/text.ts';
import type { Site } from '#business/entities.ts';
import type { Business } from '#business/schema/business.ts';
import { startingPrice, gauge } from '#ui/load/gauge.ts';
import type { Code } from './code.ts';
import { html, raw, type Html } from './html.ts';
import { words } from './words.ts';
import { layoutWords } from '#layout/words.ts';
import { loadWords } from '#ui/load/words.ts';

const [, , WIDE = 0, HIGH = 0] = TRUCK.viewBox.split(' ').map(Number);

/** The name as the site draws it, in the color of the text around it. */
export const wordmark = async (site: Site): Promise<Html> =>
  raw((await wordmarkOf(site.business.name)).svg.replace(/ id="[^"]*"/, ' class="wordmark"'));

export const gaugeDrawing = (site: Site, eighths: number): Html =>
  raw(
    gaugeSvg(gauge(site.language, eighths, eighths), { x: 0, y: 0, width: WIDE, height: HIGH }).replace(
      '<svg',
      '<svg class="gauge"',
    ),
  );

/** Dark on white with its white around it, whatever it stands on. */
export const codeDrawing = ({ size, path }: Code): Html =>
  raw(
    `<svg class="code" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" fill-rule="evenodd" d="${path}"/></svg>`,
  );

/** An address as people type it. */
export const typed = (address: string): string => address.replace(/^https:\/\/(www\.)?/, '');

const fileOf = (id: string): string => {
  const file = PICTURE_ENDINGS.map((ending) => `src/assets/pictures/${id}${ending}`).find((name) => existsSync(name));
  if (!file) throw new Error(`src/assets/pictures/${id}.webp is missing`);
  return file;
};

const known = new Map<string, Promise<string>>();

/**
 * A picture as the address of its own bytes.
 *
 * @param ground the color below it; without one it stays transparent
 */
export function picture(id: string, ground?: string): Promise<string> {
  const key = `${id} ${ground ?? ''}`;
  const before = known.get(key);
  if (before) return before;
  // A photo comes as large as its camera makes it.
  const image = sharp(fileOf(id))
    .autoOrient()
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true });
  const made = (
    ground === undefined
      ? image.png()
      : image.flatten({ background: ground }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
  )
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => `data:image/${info.format};base64,${data.toString('base64')}`);
  known.set(key, made);
  return made;
}

/** A line as large as its room allows, in inches. */
export const largest = async (text: string, width: number, most: number): Promise<number> =>
  Math.min(most, width / (await widthOf(DISPLAY.style, text)));

/** Bold letters are wider than those that are measured. */
const BOLD = 1.06;

/** An address as people type it, in one line of so many inches. */
export async function addressLine(address: string, width: number): Promise<Html> {
  const text = typed(address);
  const size = Math.min(0.115, width / ((await widthOf(TEXT.style, text)) * BOLD));
  return html`<b class="address" style="font-size:${size}in">${text}</b>`;
}

interface Room {
  width: number;
  height: number;
  /** The largest size of letters. */
  most: number;
}

/** A name in one line or two, as large as its room allows; in hundredths of an inch. */
export const nameIn = (text: string, { width, height, most }: Room, fill = color('ink')): Node =>
  fitted(
    // A g above a d leaves room; large letters bring white space of their own.
    { ...DISPLAY.style, lineHeight: 1, margin: '-0.05em 0 0 -0.02em', fontSize: most, color: fill },
    text,
    { width, height, minFontSize: 20 },
  );

/** Size of a name on a sheet, all in inches. */
export const nameSize = async (text: string, { width, height, most }: Room): Promise<number> =>
  (await fontSizeOf(nameIn(text, { width: width * 100, height: height * 100, most: most * 100 }))) / 100;

/** What a sheet shows of content/, as far as any of it may stand in for the real. */
export interface Shows {
  fields?: readonly Business['samples'][number][];
  /** The first price, or all eight. */
  prices?: 'first' | 'all';
  /** What is included and what is not. */
  terms?: boolean;
  weight?: boolean;
}

const isSample = ({ sample }: { sample?: boolean | undefined }): boolean => sample === true;

/** What on a sheet stands in until the owner confirms it, as the site's own footer names it. */
export function standIns(site: Site, { fields = [], prices, terms = false, weight = false }: Shows): string[] {
  const { names, prices: named, rest } = layoutWords(site.language).samples;
  const { business, pricing, steps } = site;
  const lists = [pricing.included, pricing.excluded, pricing.changes, pricing.never].flat();
  const first = steps[0]?.sample === true;
  const others = prices === 'all' && steps.some(isSample);
  return [
    ...new Set([
      ...fields.filter((field) => business.samples.includes(field)).map((field) => names[field]),
      ...(prices && first ? [named.all] : []),
      ...(others && !first ? [named.others(startingPrice(site))] : []),
      ...(terms && lists.some(isSample) ? [rest.terms] : []),
      ...(weight && pricing.weight.sample ? [rest.truck] : []),
    ]),
  ];
}

export const sampleLine = (details: readonly string[]): string | undefined =>
  details.length === 0 ? undefined : words.sample(details.join(', '));

/** Says on the sheet itself what is not real yet. */
export const sampleNote = (details: readonly string[]): Html => {
  const line = sampleLine(details);
  return line === undefined ? raw('') : html`<p class="sample">${line}</p>`;
};

/** "An eighth of the truck" */
export const share = (site: Site, eighths: number): string => loadWords(site.language).share(eighths);
export const shareTitle = (site: Site, eighths: number): string => capital(share(site, eighths));
