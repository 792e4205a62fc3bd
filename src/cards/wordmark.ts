/**
 * The company's name as a drawing: set in the display face, each small o a wheel. Where src/assets/wordmark.svg exists,
 * that drawing is taken instead.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { DISPLAY } from './faces.ts';

/** The owner's own drawing, if there is one. */
const FILE = 'src/assets/wordmark.svg';
/** Id of the drawing in its file, by which pages use it. */
const ID = 'name';

export interface Wordmark {
  /** The whole file, in the color of the text around it. */
  svg: string;
  /** For the element that uses the file: it sees the drawing with its corner at 0. */
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** Tells its file from that of any other drawing. */
  hash: string;
}

// Units of the face, y upward from the baseline. What a name needs at most above and below it, as a rule: names of the
// same height have letters of the same size.
const ABOVE = 734;
const BELOW = 196;
const MARGIN = 4;
const WHEEL = { middle: 268, radii: [286, 128, 50] };

/** A point of an outline; there are no other numbers in one. */
const POINT = /(-?[\d.]+),(-?[\d.]+)/g;

/** A circle as an outline of points and two arcs. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`;

interface Part {
  outline: string;
  at: number;
  wheel: boolean;
}

/** The letters in their places. A wheel is rounder than the letter it stands for, so nothing is kerned against one. */
function partsOf(name: string): Part[] {
  let end = 0;
  return name.split(/(?<=o)|(?=o)/).flatMap((piece) => {
    const { glyphs, advance } = DISPLAY.shape(piece);
    const start = end;
    end += advance;
    return glyphs.map(({ outline, at }) => ({ outline, at: start + at, wheel: piece === 'o' }));
  });
}

/**
 * The name as SVG.
 *
 * @throws Error when the face lacks one of its letters
 */
export function drawName(name: string): string {
  const parts = partsOf(name);
  const points = parts.flatMap(({ outline, at }) =>
    [...outline.matchAll(POINT)].map(([, x, y]) => ({ x: at + Number(x), y: Number(y) })),
  );
  const edge = (side: 'x' | 'y', sign: 1 | -1) =>
    Math.ceil(Math.max(...points.map((point) => sign * point[side]))) + MARGIN;
  const left = edge('x', -1);
  const above = Math.max(ABOVE, edge('y', 1));
  const below = Math.max(BELOW, edge('y', -1));
  const drawn = parts.map(({ outline, at, wheel }) => {
    if (!wheel)
      return outline.replace(POINT, (_, x: string, y: string) =>
        [Math.round(left + at + Number(x)), Math.round(above - Number(y))].join(' '),
      );
    const xs = [...outline.matchAll(POINT)].map((match) => Number(match[1]));
    const x = Math.round(left + at + (Math.min(...xs) + Math.max(...xs)) / 2);
    return WHEEL.radii.map((radius) => circle(x, above - WHEEL.middle, radius)).join('');
  });
  const path = (wheels: boolean) => drawn.filter((_, at) => parts[at]?.wheel === wheels).join('');
  // Outlines of letters may overlap; in a wheel every second ring is a hole.
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${ID}" viewBox="0 0 ${left + edge('x', 1)} ${above + below}" fill="currentColor">`,
    `<path d="${path(false)}"/><path fill-rule="evenodd" d="${path(true)}"/></svg>`,
  ].join('');
}

/**
 * An owner's drawing, ready to be used by pages: with our id, and as large as the place it stands in.
 *
 * @throws Error when it is no SVG with a viewBox
 */
export function readDrawing(text: string): { svg: string; viewBox: string; ratio: number } {
  const [tag = '', inside = ''] = /<svg\b([^>]*)>/.exec(text) ?? [];
  const [, box = ''] = /\sviewBox="([^"]*)"/.exec(inside) ?? [];
  const numbers = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !(width > 0 && height > 0))
    throw new Error(
      `${FILE} must be an SVG whose first element says its size, for example viewBox="0 0 5440 930". Save it again with a viewBox, or remove the file: the name is then drawn from content/business.yaml`,
    );
  const kept = inside.replace(/\s(?:id|width|height|x|y|preserveAspectRatio)="[^"]*"/g, '');
  return {
    svg: text.slice(text.indexOf(tag)).replace(tag, () => `<svg id="${ID}"${kept}>`),
    viewBox: `0 0 ${width} ${height}`,
    ratio: width / height,
  };
}

/** By the text of the owner's drawing, or the name. */
const known = new Map<string, Wordmark>();

/**
 * The wordmark of a company.
 *
 * @throws Error when it can be neither read nor drawn
 */
export function wordmarkOf(name: string): Wordmark {
  const own = existsSync(FILE) ? readFileSync(FILE, 'utf8') : undefined;
  const before = known.get(own ?? name);
  if (before) return before;
  const drawing = readDrawing(own ?? drawName(name));
  const hash = createHash('sha256').update(drawing.svg).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
  const wordmark = { ...drawing, hash };
  known.set(own ?? name, wordmark);
  return wordmark;
}
