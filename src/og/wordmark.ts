/**
 * The company's name as a drawing: set in the display face, each small o a wheel. Where src/assets/wordmark.svg exists,
 * that drawing is taken instead.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { DISPLAY } from './fonts.ts';
import { missingGlyphs, without } from './glyphs.ts';
import { box, line, svgOf } from './layout.ts';

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

// Thousandths of an em, downward from the baseline. What a name needs at most above and below it, as a rule: names of the
// same height have letters of the same size.
const EM = 1000;
const ABOVE = 734;
const BELOW = 196;
const MARGIN = 4;
const WHEEL = { middle: 268, radii: [286, 128, 50] };

/** A point of an outline; there are no other numbers in one. */
const POINT = /(-?[\d.]+) (-?[\d.]+)/g;

/** A circle as an outline of points and two arcs. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** The pieces one after the other, each as an outline. A wheel is rounder than its letter: nothing is kerned against one. */
async function outlinesOf(pieces: readonly string[]): Promise<string[]> {
  const style = { ...DISPLAY.style, fontSize: EM };
  const row = box({}, ...pieces.map((piece) => line({ ...style, whiteSpace: 'pre' }, piece)));
  const svg = await svgOf(row, { height: EM });
  return [...svg.matchAll(/<path [^>]*d="([^"]*)"/g)].map(([, outline = '']) => outline);
}

/**
 * The name as SVG.
 *
 * @throws Error when the typeface has none of its letters
 */
export async function drawName(name: string): Promise<string> {
  const missing = await missingGlyphs(name);
  if (missing.length > 0)
    console.warn(`content/business.yaml: the wordmark leaves out ${missing.join(' ')}, which the typeface lacks.`);
  const pieces = without(missing, name).split(/(?<=o)|(?=o)/);
  if (pieces.join('').trim() === '')
    throw new Error(`The typeface cannot draw the company's name, "${name}". Save a drawing of it as ${FILE}`);
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
  const moved = outlines.map((outline, at) => {
    if (pieces[at] !== 'o')
      return outline.replace(POINT, (_, x: string, y: string) =>
        [Math.round(left + Number(x)), Math.round(above + Number(y) - DISPLAY.baseline * EM)].join(' '),
      );
    const xs = [...outline.matchAll(POINT)].map((match) => Number(match[1]));
    const x = Math.round(left + (Math.min(...xs) + Math.max(...xs)) / 2);
    return WHEEL.radii.map((radius) => circle(x, above - WHEEL.middle, radius)).join('');
  });
  const path = (wheels: boolean) => moved.filter((_, at) => (pieces[at] === 'o') === wheels).join('');
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

async function made(name: string, own: string | undefined): Promise<Wordmark> {
  const drawing = readDrawing(own ?? (await drawName(name)));
  return { ...drawing, hash: hash('sha256', drawing.svg).slice(0, 8) };
}

/** By the text of the owner's drawing, or the name. */
const known = new Map<string, Promise<Wordmark>>();

/**
 * The wordmark of a company.
 *
 * @throws Error when it can be neither read nor drawn
 */
export function wordmarkOf(name: string): Promise<Wordmark> {
  const own = existsSync(FILE) ? readFileSync(FILE, 'utf8') : undefined;
  const wordmark = known.get(own ?? name) ?? made(name, own);
  known.set(own ?? name, wordmark);
  return wordmark;
}
