/** Draws a social card: words, truck, map and picture on paper, above an evergreen band. */
import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { fit, letter, Typeface } from './lettering.ts';

/** What a page says about its card. Drawings are SVG as they stand on pages, with the classes of drawings.css. */
export interface Wanted {
  lead: string;
  title: string;
  answer: string;
  note: string;
  truck: string | undefined;
  locator: string | undefined;
  map: string | undefined;
  ladder: { truck: string; price: string }[];
  marks: { label: string; taken: boolean }[];
}

// Pixels throughout; the size is what the sharing sites ask for.
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 64;
/** Width of the words; what stands beside them begins to the right of it. */
const COLUMN = 556;
/** Where the band begins, and the middle of it. */
const GROUND = 508;
const MIDDLE = (GROUND + HEIGHT) / 2;
const TRUCK = { width: 330, height: 138 };
/** The wheels end a little above the drawing's lower edge. */
const TRUCK_TOP = GROUND - (TRUCK.height * 88) / 92;
const TITLE_SIZES = [190, 176, 162, 150, 140, 130, 120, 112, 104, 98, 92, 86, 80, 74, 68, 62, 56, 50];
const LEADING = 1.03;
const MOST_BYTES = 60_000;
const QUALITIES = [82, 78, 74, 70, 66, 62, 58];
/** What packs well and quickly; MozJPEG's whole search saves a tenth of the bytes and takes five times as long. */
const JPEG = { progressive: true, overshootDeringing: true, quantisationTable: 3 };

const COLORS = new Map(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--color-([a-z]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

function color(name: string): string {
  const value = COLORS.get(name);
  if (!value)
    throw new Error(`src/styles/tokens.css has no --color-${name}, which social cards are painted with: add it`);
  return value;
}

/** What `color-mix(in srgb, one share%, other)` gives; the painter of SVG does not know it. */
function mixed(one: string, share: number, other: string): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const from = channels(other);
  const mix = channels(one).map((value, at) => Math.round((value * share + (from[at] ?? 0) * (100 - share)) / 100));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The site's rules for the parts of gauge and map, with their colors worked out. */
const STYLES = [...readFileSync('src/styles/drawings.css', 'utf8').matchAll(/^\.(?:gauge|tile)-[a-z]+ \{[^}]*\}/gm)]
  .join('')
  .replace(/var\(--color-([a-z]+)\)/g, (_, name: string) => color(name))
  .replace(/color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g, (_, one: string, share: string, other: string) =>
    mixed(one, Number(share), other),
  );

const WORDMARK = readFileSync('src/assets/wordmark.svg', 'utf8');

const DISPLAY = await Typeface.open('src/styles/fonts/bricolage.woff2', 800, -0.025);
const TEXT = await Typeface.open('src/styles/fonts/figtree.woff2', 500, 0);

/** A drawing at its place on the card. */
const placed = (svg: string, box: { x: number; y: number; width: number; height: number }): string =>
  svg.replace('<svg', `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`);

/** The locator, so large that it runs off the card, its lit tile in the middle of what stands beside the words. */
function closeUp(locator: string): string {
  const numbers = (pattern: RegExp) => (pattern.exec(locator)?.[1] ?? '').split(' ').map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = numbers(/viewBox="([^"]+)"/);
  const [x = 0, y = 0] = numbers(/class="tile-lit" d="m([\d.-]+ [\d.-]+)/);
  const scale = 4.2;
  const tile = { x: 930, y: 200 };
  const box = { x: tile.x - (x - left) * scale, y: tile.y - (y - top) * scale };
  return `<g mask="url(#fade)">${placed(locator, { ...box, width: width * scale, height: height * scale })}</g>`;
}

const ladder = (rows: Wanted['ladder']): string[] =>
  rows.flatMap(({ truck, price }, at) => {
    const [x, y] = [644 + 264 * Math.floor(at / 4), 52 + 112 * (at % 4)];
    return [
      placed(truck, { x, y, width: 144, height: 60 }),
      letter(DISPLAY, price, { x: x + 154, y: y + 44, size: 38, fill: color('ink') }),
    ];
  });

function words({ lead, title }: Wanted, bottom: number): string[] {
  const top = lead ? 116 : 58;
  const { lines, size } = fit(DISPLAY, title, { width: COLUMN, height: bottom - top, leading: LEADING }, TITLE_SIZES);
  return [
    letter(DISPLAY, lead, { x: LEFT, y: 92, size: 42, fill: color('moss') }),
    ...lines.map((line, at) =>
      letter(DISPLAY, line, {
        // Large letters bring white space of their own.
        x: LEFT - size * 0.02,
        y: top + size * (0.78 + LEADING * at),
        size,
        fill: color('ink'),
      }),
    ),
  ];
}

/** Kinds of things in a row, each with a box: ticked and full, or crossed and empty. */
function marks(list: Wanted['marks']): string[] {
  let x = LEFT;
  return list.flatMap(({ label, taken }) => {
    const at = x;
    x += 37 + TEXT.shape(label).width * 32 + 34;
    const box = taken
      ? `<rect width="25" height="25" rx="6" fill="${color('leaf')}"/><path d="m6 13 5 5 9-11" stroke="${color('evergreen')}"/>`
      : `<rect width="25" height="25" rx="6"/><path d="m8 8 9 9m0-9-9 9"/>`;
    return [
      `<g transform="translate(${at} ${MIDDLE - 35})" fill="none" stroke="${color('leaf')}" stroke-width="3.5">${box}</g>`,
      letter(TEXT, label, { x: at + 37, y: MIDDLE - 12, size: 32, fill: color('paper') }),
    ];
  });
}

/** SVG of all but the picture. */
export function draw(wanted: Wanted): string {
  const { answer, note, truck, locator, map } = wanted;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color('paper')}"/>`,
    locator ? closeUp(locator) : '',
    map ? placed(map, { x: 650, y: 30, width: 500, height: 460 }) : '',
    ...ladder(wanted.ladder),
    ...words(wanted, truck ? TRUCK_TOP - 30 : GROUND - 44),
    `<rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="${color('evergreen')}"/>`,
    truck ? placed(truck, { x: LEFT - 4, y: TRUCK_TOP, ...TRUCK }) : '',
    ...marks(wanted.marks),
    letter(DISPLAY, answer, { x: LEFT, y: MIDDLE + 1, size: 54, fill: color('paper') }),
    letter(TEXT, note, { x: LEFT, y: MIDDLE + 42, size: 29, fill: color('leaf') }),
    `<g color="${color('paper')}">${placed(WORDMARK, { x: WIDTH - LEFT - 211, y: MIDDLE - 19, width: 211, height: 36 })}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><style>${STYLES}</style><linearGradient id="rise"><stop offset=".49" stop-color="#000"/><stop offset=".66" stop-color="#fff"/></linearGradient><mask id="fade"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#rise)"/></mask>${parts.join('')}</svg>`;
}

/** A picture without its empty border, beside the words, standing on the band. */
async function standing(file: string): Promise<OverlayOptions> {
  const { hasAlpha } = await sharp(file).metadata();
  const trimmed = await sharp(file).trim().toBuffer();
  const { data, info } = await sharp(trimmed)
    .resize(hasAlpha ? { width: 560, height: 500, fit: 'inside' } : { width: 720 })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return hasAlpha
    ? { input: data, left: Math.round(900 - info.width / 2), top: GROUND + 22 - info.height }
    : // Its ground is paper: it must not hide the band, and may run off the card.
      { input: data, left: WIDTH + 40 - info.width, top: GROUND - info.height, blend: 'darken' };
}

const stood = new Map<string, Promise<OverlayOptions>>();

/**
 * JPEG of a card, which every sharing site reads, as good as 60 kB allow.
 *
 * @param svg what `draw` gave
 * @param picture file of the picture beside the words
 */
export async function paint(svg: string, picture: string | undefined): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  if (picture) {
    const overlay = stood.get(picture) ?? standing(picture);
    stood.set(picture, overlay);
    overlays.push(await overlay);
  }
  const { data, info } = await sharp(Buffer.from(svg))
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info })
      .jpeg({ ...JPEG, quality })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`A card with ${picture ?? 'no picture'} has more than ${MOST_BYTES} bytes: make the picture calmer`);
}
