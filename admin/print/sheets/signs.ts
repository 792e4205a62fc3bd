/** Signs as SVG: one for the yard in each town, and the code for the side of the truck. Letters are outlines. */
import { gaugeSvg, STYLES, type Box } from '#og/diagrams.ts';
import { DISPLAY, TEXT, type Face } from '#og/fonts.ts';
import { box, line, svgOf, widthOf, type Node } from '#og/layout.ts';
import { wordmarkOf } from '#og/wordmark.ts';
import { color } from '#styles/colors.ts';
import { qrSvg, type QrCode } from '#lib/qr-code.ts';
import type { Site, Town } from '#business/entities.ts';
import { routes, SHORT_LINKS } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { gauge } from '#ui/load/gauge.ts';
import { FORMATS, pageSize } from '../formats.ts';
import { raw } from '../html.ts';
import { codeFor, largest, LEAD, nameIn, ON_DARK, priceFrom, sampleWords, samplesIn, typed } from '../parts.ts';
import type { Sheet } from './sheet.ts';

interface Sign extends Omit<Sheet, 'pages' | 'svg'> {
  /** Drawings, as SVG. */
  drawings: readonly string[];
  /** On top of them. */
  texts: readonly Node[];
  background?: string;
  /** Upper left corner of what the sign says of itself while it shows samples. */
  note: { x: number; y: number };
}

/** The upper left corner of the cut is 0, 0; the bleed is outside. */
async function signOf({ drawings, texts, background, note, ...sheet }: Sign): Promise<Sheet> {
  const { format, samples } = sheet;
  const bleed = format.bleed * 100;
  const { width, height } = pageSize(format);
  const [across, down] = [width * 100, height * 100];
  const [sample, ...said] = samples.length > 0 ? await sampleBox(samples, note) : [''];
  const tree = box({ width: across, height: down }, ...texts, ...said);
  const outlines = (await svgOf(tree, { width: across, height: down })).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const ground = `<path fill="${background ?? color('paper')}" d="M${-bleed} ${-bleed}h${across}v${down}h${-across}z"/>`;
  const view = `${-bleed} ${-bleed} ${across} ${down}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="${view}"><style>${STYLES}${ON_DARK}</style>${ground}${drawings.join('')}${sample}${outlines}</svg>\n`;
  return { ...sheet, pages: [raw(svg)], svg };
}

/** `left` and `top` are its upper left corner. */
const placed = (left: number, top: number, text: Node): Node => box({ position: 'absolute', left, top }, text);

/** One line; `x` and `y` are the start of its baseline. */
const textAt = (
  face: Face,
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): Node =>
  line(
    { ...face.style, position: 'absolute', left: x, top: y - face.baseline * size, fontSize: size, color: fill },
    text,
  );

async function sampleBox(samples: readonly string[], { x, y }: Sign['note']): Promise<[string, Node]> {
  const text = sampleWords(samples);
  const [size, padding] = [32, 12];
  const width = (await widthOf(TEXT.style, text)) * size + 2 * padding;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="46" fill="${color('sun')}"/>`,
    textAt(TEXT, text, { x: x + padding, y: y + 34, size, fill: color('ink') }),
  ];
}

const codeBox = (code: QrCode, { x, y, width }: Omit<Box, 'height'>): string =>
  qrSvg(code, ` x="${x}" y="${y}" width="${width}" height="${width}"`);

/** An eighth of the truck. */
const gaugeBox = (site: Site, box: Box): string => gaugeSvg(gauge(site.language, 1, 1), box);

/** The wordmark, at the right end of its box. */
async function wordmarkBox(site: Site, { x, y, width, height }: Box, fill: string): Promise<string> {
  const { svg } = await wordmarkOf(site.business.name);
  return `<g color="${fill}">${svg
    .replace(/ id="[^"]*"/, '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax"`)}</g>`;
}

/** Hundredths of an inch; the upper left corner of the cut is 0, 0. */
const YARD = { left: 80, right: 2320, band: 1370, code: 620, price: 1090 };

export async function yardSign(site: Site, town: Town): Promise<Sheet> {
  const code = codeFor(site.business.site + routes.townShortLink('yardSign', town.id), true);
  const { phone } = contact(site);
  const { left, right, band, code: side } = YARD;
  const wide = right - side - 90 - left;
  const ink = color('ink');
  const samples = samplesIn(site);
  const callSize = await largest(phone, right - left, 330);
  // In the middle of the band, or with room for the note below.
  const call = band + (samples.length > 0 ? 175 : 205) + callSize * 0.36;
  const price = priceFrom(site);
  const priceSize = await largest(price, right - YARD.price, 250);
  const address = typed(code.text);
  const addressSize = await largest(address, side, 44, TEXT);
  return signOf({
    ...{ kind: 'yard-signs', file: `yard-signs/${town.id}`, label: town.name, format: FORMATS.yardSign },
    ...{ codes: [code], samples },
    note: { x: left, y: 1704 },
    drawings: [
      codeBox(code, { x: right - side, y: 80, width: side }),
      await wordmarkBox(site, { x: right - side, y: 850, width: side, height: 150 }, ink),
      `<path fill="${color('orange')}" d="M-100 ${band}h2600v600h-2600z"/>`,
      gaugeBox(site, { x: left - 10, y: band - 378, width: 945, height: 395 }),
    ],
    texts: [
      textAt(DISPLAY, LEAD, { x: left, y: 190, size: 150, fill: color('moss') }),
      placed(left, 240, nameIn(town.name, { width: wide, height: 640, most: 600 })),
      textAt(TEXT, address, { x: right - side, y: 80 + side + 60, size: addressSize, fill: ink }),
      textAt(DISPLAY, price, { x: YARD.price, y: band - 75, size: priceSize, fill: ink }),
      textAt(DISPLAY, phone, { x: left - callSize * 0.02, y: call, size: callSize, fill: ink }),
    ],
  });
}

const TRUCK = { code: 100, side: 1400, left: 1620, right: 3500, call: 1180 };

export async function truckCode(site: Site): Promise<Sheet> {
  const code = codeFor(site.business.site + SHORT_LINKS.truck, true);
  const { phone } = contact(site);
  const samples = samplesIn(site);
  const { left, right, side } = TRUCK;
  const wide = right - left;
  const [ink, paper, leaf] = [color('ink'), color('paper'), color('leaf')];
  const call = await largest(phone, wide - 120, 300);
  return signOf({
    ...{ kind: 'truck-code', file: 'truck-code', format: FORMATS.truckSide, codes: [code], samples },
    background: color('evergreen'),
    note: { x: TRUCK.code, y: 1679 },
    drawings: [
      codeBox(code, { x: TRUCK.code, y: TRUCK.code, width: side }),
      `<g class="on-dark">${gaugeBox(site, { x: left, y: 730, width: 700, height: 293 })}</g>`,
      `<rect x="${left}" y="${TRUCK.call - 90}" width="${wide}" height="370" rx="60" fill="${color('orange')}"/>`,
      await wordmarkBox(site, { x: left, y: 1530, width: wide, height: 170 }, paper),
    ],
    texts: [
      textAt(TEXT, 'Point your camera here', { x: TRUCK.code, y: 1625, size: 124, fill: paper }),
      placed(left, 100, nameIn('What would yours cost?', { width: wide, height: 540, most: 300 }, paper)),
      textAt(DISPLAY, priceFrom(site), { x: left + 760, y: 950, size: 190, fill: leaf }),
      textAt(DISPLAY, phone, { x: left + 60, y: TRUCK.call + 95 + call * 0.36, size: call, fill: ink }),
    ],
  });
}
