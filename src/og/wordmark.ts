/** The company's wordmark: its name in the display typeface with each "o" drawn as a wheel, or the owner's own SVG. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { drawable } from '#business/drawable.ts';
import { DISPLAY } from './fonts.ts';
import { box, line, svgOf } from './layout.ts';

/** The owner's drawing, if there is one. */
const FILE = 'src/assets/wordmark.svg';
/** Id that pages reference with <use>. */
const ID = 'name';

export interface Wordmark {
  /** The SVG file; uses `currentColor`. */
  svg: string;
  /** View box for the element that references it, starting at 0. */
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** For the file name. */
  hash: string;
}

// In 1/1000 em. Minimum extents above and below the baseline, so that all names have the same letter size.
const EM = 1000;
const ABOVE = 734;
const BELOW = 196;
const MARGIN = 4;
const WHEEL = { middle: 268, radii: [286, 128, 50] };

/** A point of an outline; outlines contain no other numbers. */
const POINT = /(-?[\d.]+) (-?[\d.]+)/g;

/** A circle as path data. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Outlines of the pieces set in one row. Separate pieces, because wheels are not kerned. */
async function outlinesOf(pieces: readonly string[]): Promise<string[]> {
  const style = { ...DISPLAY.style, fontSize: EM };
  const row = box({}, ...pieces.map((piece) => line({ ...style, whiteSpace: 'pre' }, piece)));
  const svg = await svgOf(row, { height: EM });
  return [...svg.matchAll(/<path [^>]*d="([^"]*)"/g)].map(([, outline = '']) => outline);
}

/**
 * The name as SVG.
 *
 * @throws Error if none of its letters can be drawn
 */
export async function drawName(name: string): Promise<string> {
  const pieces = drawable(name).split(/(?<=o)|(?=o)/);
  if (pieces.join('').trim() === '')
    throw new Error(`No typeface here can draw the company's name, "${name}". Save a drawing of it as ${FILE}`);
  const outlines = await outlinesOf(pieces);
  const points = [...outlines.join(' ').matchAll(POINT)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y) - DISPLAY.baseline * EM,
  }));
  const edge = (side: 'x' | 'y', sign: 1 | -1) =>
    Math.ceil(Math.max(...points.map((point) => sign * point[side]))) + MARGIN;
  const left = edge('x', -1);
  const above = Math.max(ABOVE, edge('y', -1));
  const below = Math.max(BELOW, edge('y', 1));
  const shapes = outlines.map((outline, at) => {
    if (pieces[at] !== 'o')
      return outline.replace(POINT, (_, x: string, y: string) =>
        [Math.round(left + Number(x)), Math.round(above + Number(y) - DISPLAY.baseline * EM)].join(' '),
      );
    const xs = [...outline.matchAll(POINT)].map((match) => Number(match[1]));
    const x = Math.round(left + (Math.min(...xs) + Math.max(...xs)) / 2);
    return WHEEL.radii.map((radius) => circle(x, above - WHEEL.middle, radius)).join('');
  });
  const path = (wheels: boolean) => shapes.filter((_, at) => (pieces[at] === 'o') === wheels).join('');
  // Letter outlines may overlap; wheels need the even-odd rule for their holes.
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${ID}" viewBox="0 0 ${left + edge('x', 1)} ${above + below}" fill="currentColor">`,
    `<path d="${path(false)}"/><path fill-rule="evenodd" d="${path(true)}"/></svg>`,
  ].join('');
}

/**
 * Prepares the owner's drawing: our id, no fixed size.
 *
 * @throws Error if it is not an SVG with a viewBox
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
  const attributes = inside.replace(/\s(?:id|width|height|x|y|preserveAspectRatio)="[^"]*"/g, '');
  return {
    svg: text.slice(text.indexOf(tag)).replace(tag, () => `<svg id="${ID}"${attributes}>`),
    viewBox: `0 0 ${width} ${height}`,
    ratio: width / height,
  };
}

async function createWordmark(name: string, ownerSvg: string | undefined): Promise<Wordmark> {
  const drawing = readDrawing(ownerSvg ?? (await drawName(name)));
  return { ...drawing, hash: hash('sha256', drawing.svg).slice(0, 8) };
}

/** By the owner's SVG, or the name. */
const cache = new Map<string, Promise<Wordmark>>();

/** @throws Error if the wordmark can be neither read nor drawn */
export function wordmarkOf(name: string): Promise<Wordmark> {
  const ownerSvg = existsSync(FILE) ? readFileSync(FILE, 'utf8') : undefined;
  const wordmark = cache.get(ownerSvg ?? name) ?? createWordmark(name, ownerSvg);
  cache.set(ownerSvg ?? name, wordmark);
  return wordmark;
}
