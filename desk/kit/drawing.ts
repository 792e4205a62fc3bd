/** Signs as SVG: hundredths of an inch, letters as outlines, so that a sign maker needs no typeface. */
import { STYLES } from '#cards/drawing.ts';
import { gaugeSvg, type Box } from '#cards/diagrams.ts';
import { TEXT } from '#cards/faces.ts';
import { letter, type Typeface } from '#cards/text-layout.ts';
import { wordmarkOf } from '#cards/wordmark.ts';
import { color } from '#lib/colors.ts';
import type { Site } from '#model/entities.ts';
import { gauge } from '#views/parts.ts';
import { wordsOf } from '#words/words.ts';
import type { Code } from './code.ts';
import { pageSize, type Format } from './formats.ts';
import { sampleLine } from './parts.ts';

/** The gauge on a dark ground, as the site has it. */
const ON_DARK = `.on-dark .gauge-cab{fill:${color('leaf')}}.on-dark .gauge-wheel{fill:${color('paper')}}.on-dark .gauge-hub{fill:${color('evergreen')}}`;

/** Its upper left corner of the cut is 0, 0; the bleed lies outside. */
export function signOf(format: Format, parts: readonly string[], ground = color('paper')): string {
  const { width, height } = pageSize(format);
  const bleed = format.bleed * 100;
  const box = `${-bleed} ${-bleed} ${width * 100} ${height * 100}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="${box}"><style>${STYLES}${ON_DARK}</style><path fill="${ground}" d="M${-bleed} ${-bleed}h${width * 100}v${height * 100}h${-width * 100}z"/>${parts.join('')}</svg>\n`;
}

export const line = (
  face: Typeface,
  text: string,
  place: { x: number; y: number; size: number; fill: string },
): string => (text === '' ? '' : letter(face, text, place));

/** Says on the sign itself what is not real yet. */
export function sampleBox(details: readonly string[], { x, y }: { x: number; y: number }): string {
  const text = sampleLine(details);
  if (text === undefined) return '';
  const [size, room] = [32, 12];
  const width = TEXT.shape(text).width * size + 2 * room;
  return `<rect x="${x}" y="${y}" width="${width}" height="46" fill="${color('sun')}"/>${line(TEXT, text, { x: x + room, y: y + 34, size, fill: color('ink') })}`;
}

/** The code with its white around it, in a card with round corners. */
export function codeBox({ size, path }: Code, { x, y, width }: Box): string {
  const scale = width / size;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="${size}" height="${size}" rx="2" fill="#fff"/><path fill="#000" fill-rule="evenodd" d="${path}"/></g>`;
}

export const gaugeBox = (site: Site, eighths: number, box: Box): string =>
  gaugeSvg(gauge(wordsOf(site), eighths, eighths), box);

/** The name, at the right end of its box. */
export const wordmarkBox = (site: Site, { x, y, width, height }: Box, fill: string): string =>
  `<g color="${fill}">${wordmarkOf(site.business.name)
    .svg.replace(/ id="[^"]*"/, '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax"`)}</g>`;

/** A code alone, two inches wide, for a paper that is laid out elsewhere. */
export const codeSign = ({ size, path }: Code): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="2in" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" fill-rule="evenodd" d="${path}"/></svg>\n`;
