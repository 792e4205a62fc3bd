/** Draws a social card as SVG: words, truck, map and locator on paper, above an evergreen band. */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { color, mixed } from '#lib/colors.ts';
import type { Card } from '#views/card.ts';
import { gaugeSvg, locatorSvg, mapSvg, type Box } from './diagrams.ts';
import { DISPLAY, TEXT } from './faces.ts';
import { fit, letter } from './text-layout.ts';
import { wordmarkOf } from './wordmark.ts';

// Pixels throughout; the size is what the sharing sites ask for.
export const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 64;
/** Width of the words; what stands beside them begins to the right of it. */
const COLUMN = 556;
/** Where the band begins, and the middle of it. */
export const GROUND = 508;
const MIDDLE = (GROUND + HEIGHT) / 2;
const TRUCK = { width: 330, height: 138 };
/** The wheels end a little above the drawing's lower edge. */
const TRUCK_TOP = GROUND - (TRUCK.height * 88) / 92;
const TITLE_SIZES = [190, 176, 162, 150, 140, 130, 120, 112, 104, 98, 92, 86, 80, 74, 68, 62, 56, 50];
const LEADING = 1.03;

/** The site's rules for the parts of gauge and map, with their colors worked out. */
export const STYLES = ['src/islands/Gauge.css', 'src/components/tiles.css']
  .flatMap((file) => postcss.parse(readFileSync(file, 'utf8')).nodes)
  .flatMap((layer) => (layer.type === 'atrule' ? (layer.nodes ?? []) : []))
  .filter((node) => node.type === 'rule' && /^\.(?:gauge|tile)-[a-z]+$/.test(node.selector))
  .join('')
  .replace(/var\(--color-([a-z]+)\)/g, (_, name: string) => color(name))
  .replace(/color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g, (_, one: string, share: string, other: string) =>
    mixed(one, Number(share), other),
  );

/** The locator, so large that it runs off the card, its lit tile in the middle of what stands beside the words. */
function closeUp(locator: NonNullable<Card['locator']>): string {
  const { svg, box, lit } = locatorSvg(locator);
  const scale = 4.2;
  const tile = { x: 930, y: 200 };
  const place = {
    x: tile.x - (lit.x - box.x) * scale,
    y: tile.y - (lit.y - box.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  return `<g mask="url(#fade)">${svg(place)}</g>`;
}

const ladder = (rows: Card['ladder']): string[] =>
  rows.flatMap(({ gauge, price }, at) => {
    const [x, y] = [644 + 264 * Math.floor(at / 4), 52 + 112 * (at % 4)];
    return [
      gaugeSvg(gauge, { x, y, width: 144, height: 60 }),
      letter(DISPLAY, price, { x: x + 154, y: y + 44, size: 38, fill: color('ink') }),
    ];
  });

/** The wordmark, at the right end of its box. */
const wordmark = (name: string, { x, y, width, height }: Box): string =>
  wordmarkOf(name).svg.replace(
    '<svg',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid"`,
  );

function words({ lead, title }: Card, bottom: number): string[] {
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
function marks(list: Card['marks']): string[] {
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

/**
 * SVG of all but the picture.
 *
 * @throws Error when its words do not fit, or have a letter that the typefaces lack
 */
export function draw(card: Card): string {
  const { answer, note, load, locator, map } = card;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color('paper')}"/>`,
    locator ? closeUp(locator) : '',
    map ? mapSvg(map, { x: 650, y: 30, width: 500, height: 460 }) : '',
    ...ladder(card.ladder),
    ...words(card, load ? TRUCK_TOP - 30 : GROUND - 44),
    `<rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="${color('evergreen')}"/>`,
    load ? gaugeSvg(load, { x: LEFT - 4, y: TRUCK_TOP, ...TRUCK }) : '',
    ...marks(card.marks),
    letter(DISPLAY, answer, { x: LEFT, y: MIDDLE + 1, size: 54, fill: color('paper') }),
    letter(TEXT, note, { x: LEFT, y: MIDDLE + 42, size: 29, fill: color('leaf') }),
    `<g color="${color('paper')}">${wordmark(card.name, { x: WIDTH - LEFT - 211, y: MIDDLE - 19, width: 211, height: 36 })}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><style>${STYLES}</style><linearGradient id="rise"><stop offset=".49" stop-color="#000"/><stop offset=".66" stop-color="#fff"/></linearGradient><mask id="fade"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#rise)"/></mask>${parts.join('')}</svg>`;
}
