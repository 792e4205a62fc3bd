/** Layout of a share card: words, truck, map and locator above a dark band. */
import { color } from '#styles/colors.ts';
import type { Card } from '#ui/card.ts';
import { colored, gaugeSvg, locatorSvg, mapSvg } from './diagrams.ts';
import { DISPLAY, TEXT } from './fonts.ts';
import { box, fitted, image, line, type Node } from './layout.ts';

// In pixels; 1200×630 is the size that sharing sites expect.
export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 64;
/** Width of the text column. */
const TEXT_WIDTH = 556;
/** Top of the band. */
export const BAND_TOP = 508;
const TRUCK = { width: 330, height: 138 };
/** The wheels end above the drawing's lower edge. */
const TRUCK_TOP = BAND_TOP - (TRUCK.height * 88) / 92;
const WORDMARK = { width: 211, height: 36 };
/** Width left of the wordmark. */
const ANSWER_WIDTH = WIDTH - 2 * LEFT - WORDMARK.width - 40;

const at = (left: number, top: number) => ({ position: 'absolute', left, top }) as const;

/** The locator, enlarged beyond the card's edges and centered on the highlighted tile. */
function closeUp(locator: NonNullable<Card['locator']>): Node {
  const { svg, box: whole, lit } = locatorSvg(locator);
  const scale = 4.2;
  const tile = { x: 930, y: 200 };
  const place = {
    x: tile.x - (lit.x - whole.x) * scale,
    y: tile.y - (lit.y - whole.y) * scale,
    width: whole.width * scale,
    height: whole.height * scale,
  };
  const size = { width: WIDTH, height: BAND_TOP };
  const fade = `<linearGradient id="rise"><stop offset=".49" stop-color="#000"/><stop offset=".66" stop-color="#fff"/></linearGradient><mask id="fade"><rect width="${WIDTH}" height="${BAND_TOP}" fill="url(#rise)"/></mask>`;
  return image({ ...at(0, 0), ...size }, colored(`${fade}<g mask="url(#fade)">${svg(place)}</g>`));
}

const ladder = (rows: Card['ladder']): Node =>
  box(
    { ...at(644, 52), flexDirection: 'column', flexWrap: 'wrap', width: 528, height: 448 },
    ...rows.map(({ gauge, price }) => {
      const size = { width: 144, height: 60 };
      return box(
        { width: 264, height: 112, alignItems: 'flex-start' },
        image(size, colored(gaugeSvg(gauge, { x: 0, y: 0, ...size }))),
        line({ ...DISPLAY.style, fontSize: 38, margin: '12px 0 0 10px', color: color('ink') }, price),
      );
    }),
  );

/** Keeps short hyphenated words on one line. */
const keepHyphenated = (title: string): string =>
  title.replace(/\S+/g, (word) => (word.length > 14 ? word : word.replaceAll('-', '-\u2060')));

function words({ lead, title }: Card, bottom: number): Node {
  const top = lead ? 116 : 58;
  const style = {
    ...DISPLAY.style,
    fontSize: 190,
    lineHeight: 1.03,
    color: color('ink'),
    // Compensates the side bearing of large letters.
    margin: '-0.065em 0 0 -0.02em',
  };
  return box(
    { ...at(LEFT, lead ? 57 : top), flexDirection: 'column', gap: 17 },
    ...(lead
      ? [fitted({ ...DISPLAY.style, fontSize: 42, color: color('moss') }, lead, { width: TEXT_WIDTH, minFontSize: 28 })]
      : []),
    fitted(style, keepHyphenated(title), { width: TEXT_WIDTH, height: bottom - top, minFontSize: 40 }),
  );
}

/** Labels in a row, each with a ticked or crossed box. */
const marks = (list: Card['marks']): Node =>
  box(
    { gap: 34, marginBottom: 15 },
    ...list.map(({ label, taken }) => {
      const inside = taken
        ? `<rect x="2" y="2" width="25" height="25" rx="6" fill="${color('leaf')}"/><path d="m8 15 5 5 9-11" stroke="${color('evergreen')}"/>`
        : `<rect x="2" y="2" width="25" height="25" rx="6"/><path d="m10 10 9 9m0-9-9 9"/>`;
      const square = `<svg width="29" height="29" fill="none" stroke="${color('leaf')}" stroke-width="3.5">${inside}</svg>`;
      return box(
        { alignItems: 'center', gap: 10 },
        image({ width: 29, height: 29, marginLeft: -2 }, square),
        line({ ...TEXT.style, fontSize: 32, color: color('paper') }, label),
      );
    }),
  );

const band = (card: Card, wordmark: string): Node =>
  box(
    {
      ...at(0, BAND_TOP),
      width: WIDTH,
      height: HEIGHT - BAND_TOP,
      padding: `0 ${LEFT}px`,
      boxSizing: 'border-box',
      alignItems: 'center',
      justifyContent: 'space-between',
      backgroundColor: color('evergreen'),
    },
    box(
      { flexDirection: 'column', gap: 7 },
      ...(card.marks.length > 0 ? [marks(card.marks)] : []),
      ...(card.answer
        ? [
            fitted({ ...DISPLAY.style, fontSize: 54, color: color('paper') }, card.answer, {
              width: ANSWER_WIDTH,
              minFontSize: 30,
            }),
          ]
        : []),
      fitted({ ...TEXT.style, fontSize: 29, color: color('leaf') }, card.note, {
        width: ANSWER_WIDTH,
        minFontSize: 20,
      }),
    ),
    image(
      WORDMARK,
      wordmark.replace(
        '<svg',
        `<svg color="${color('paper')}" width="${WORDMARK.width}" height="${WORDMARK.height}" preserveAspectRatio="xMaxYMid"`,
      ),
    ),
  );

/**
 * The card without its picture.
 *
 * @param wordmark SVG that uses `currentColor`
 */
export function cardTree(card: Card, wordmark: string): Node {
  const { load, locator, map } = card;
  const mapSize = { width: 500, height: 460 };
  return box(
    { width: WIDTH, height: HEIGHT, backgroundColor: color('paper') },
    ...(locator ? [closeUp(locator)] : []),
    ...(map ? [image({ ...at(650, 30), ...mapSize }, colored(mapSvg(map, { x: 0, y: 0, ...mapSize })))] : []),
    ...(card.ladder.length > 0 ? [ladder(card.ladder)] : []),
    words(card, load ? TRUCK_TOP - 30 : BAND_TOP - 44),
    band(card, wordmark),
    ...(load
      ? [image({ ...at(LEFT - 4, TRUCK_TOP), ...TRUCK }, colored(gaugeSvg(load, { x: 0, y: 0, ...TRUCK })))]
      : []),
  );
}
