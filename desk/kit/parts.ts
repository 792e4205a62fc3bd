/** What several sheets show: name, gauge, code, picture, and the note about stand-ins. */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { gaugeSvg } from '#cards/diagrams.ts';
import { DISPLAY, TEXT } from '#cards/faces.ts';
import { fit } from '#cards/text-layout.ts';
import { wordmarkOf } from '#cards/wordmark.ts';
import { PICTURE_ENDINGS } from '#lib/pictures.ts';
import { TRUCK } from '#lib/gauge.ts';
import { capital } from '#lib/words.ts';
import type { Site } from '#model/entities.ts';
import type { Business } from '#schema/business.ts';
import { startingPrice } from '#views/frame.ts';
import { gauge } from '#views/parts.ts';
import { wordsOf } from '#words/words.ts';
import type { Code } from './code.ts';
import { html, raw, type Html } from './html.ts';
import { words } from './words.ts';

const [, , WIDE = 0, HIGH = 0] = TRUCK.viewBox.split(' ').map(Number);

/** The name as the site draws it, in the color of the text around it. */
export const wordmark = (site: Site): Html =>
  raw(wordmarkOf(site.business.name).svg.replace(/ id="[^"]*"/, ' class="wordmark"'));

export const gaugeDrawing = (site: Site, eighths: number): Html =>
  raw(
    gaugeSvg(gauge(wordsOf(site), eighths, eighths), { x: 0, y: 0, width: WIDE, height: HIGH }).replace(
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
export const largest = (text: string, width: number, most: number): number =>
  Math.min(most, width / DISPLAY.shape(text).width);

/** Bold letters are wider than those that are measured. */
const BOLD = 1.06;

/** An address as people type it, in one line of so many inches. */
export function addressLine(address: string, width: number): Html {
  const text = typed(address);
  const size = Math.min(0.115, width / (TEXT.shape(text).width * BOLD));
  return html`<b class="address" style="font-size:${size}in">${text}</b>`;
}

/** Of names in two lines: a g above a d leaves room. */
export const LEADING = 1;

/** A name in one line or two, as large as its room allows; all in inches. */
export function nameIn(text: string, room: { width: number; height: number; most: number }) {
  // The typesetter works in pixels: hundredths of an inch.
  const sizes = Array.from({ length: Math.ceil(room.most * 50) }, (_, at) => Math.round(room.most * 100) - 2 * at);
  const { lines, size } = fit(
    DISPLAY,
    text,
    { width: room.width * 100, height: room.height * 100, leading: LEADING },
    sizes.filter((one) => one > 0),
  );
  return { lines, size: size / 100 };
}

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
  const { names, prices: named, rest } = wordsOf(site).frame.samples;
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
export const share = (site: Site, eighths: number): string => wordsOf(site).parts.share(eighths);
export const shareTitle = (site: Site, eighths: number): string => capital(share(site, eighths));
