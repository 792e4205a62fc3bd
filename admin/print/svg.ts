/** Signs as SVG, in hundredths of an inch. Letters are outlines, so that a sign maker needs no typeface. */
import { gaugeSvg, STYLES, type Box } from '#og/diagrams.ts';
import { TEXT, type Face } from '#og/fonts.ts';
import { box, line, svgOf, widthOf, type Node } from '#og/layout.ts';
import { wordmarkOf } from '#og/wordmark.ts';
import { color } from '#styles/colors.ts';
import type { Site } from '#business/entities.ts';
import { qrSvg, type QrCode } from '#lib/qr-code.ts';
import { gauge } from '#ui/load/gauge.ts';
import { pageSize, type Format } from './formats.ts';
import { sampleWords } from './parts.ts';

/** The gauge's colors on a dark background, as on the site. */
export const ON_DARK = `.on-dark .gauge-cab{fill:${color('leaf')}}.on-dark .gauge-wheel{fill:${color('paper')}}.on-dark .gauge-hub{fill:${color('evergreen')}}`;

interface Sign {
  /** Drawings, as SVG. */
  drawings: readonly string[];
  /** On top of them. */
  texts: readonly Node[];
  background?: string;
}

/** The upper left corner of the cut is 0, 0; the bleed is outside. */
export async function signOf(format: Format, { drawings, texts, background = color('paper') }: Sign): Promise<string> {
  const { width, height } = pageSize(format);
  const bleed = format.bleed * 100;
  const view = `${-bleed} ${-bleed} ${width * 100} ${height * 100}`;
  const size = { width: width * 100, height: height * 100 };
  const outlines = (await svgOf(box(size, ...texts), size)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="${view}"><style>${STYLES}${ON_DARK}</style><path fill="${background}" d="M${-bleed} ${-bleed}h${width * 100}v${height * 100}h${-width * 100}z"/>${drawings.join('')}${outlines}</svg>\n`;
}

/** `left` and `top` are its upper left corner. */
export const placed = (left: number, top: number, text: Node): Node => box({ position: 'absolute', left, top }, text);

/** One line; `x` and `y` are the start of its baseline. */
export const textAt = (
  face: Face,
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): Node =>
  line(
    { ...face.style, position: 'absolute', left: x, top: y - face.baseline * size, fontSize: size, color: fill },
    text,
  );

/** Says on the sign itself what is a sample. */
export async function sampleBox(
  samples: readonly string[],
  { x, y }: { x: number; y: number },
): Promise<{ drawing: string; texts: Node[] }> {
  if (samples.length === 0) return { drawing: '', texts: [] };
  const text = sampleWords(samples);
  const [size, padding] = [32, 12];
  const width = (await widthOf(TEXT.style, text)) * size + 2 * padding;
  return {
    drawing: `<rect x="${x}" y="${y}" width="${width}" height="46" fill="${color('sun')}"/>`,
    texts: [textAt(TEXT, text, { x: x + padding, y: y + 34, size, fill: color('ink') })],
  };
}

export const codeBox = (code: QrCode, { x, y, width }: Omit<Box, 'height'>): string =>
  qrSvg(code, ` x="${x}" y="${y}" width="${width}" height="${width}"`);

export const gaugeBox = (site: Site, eighths: number, box: Box): string =>
  gaugeSvg(gauge(site.language, eighths, eighths), box);

/** The wordmark, at the right end of its box. */
export async function wordmarkBox(site: Site, { x, y, width, height }: Box, fill: string): Promise<string> {
  const { svg } = await wordmarkOf(site.business.name);
  return `<g color="${fill}">${svg
    .replace(/ id="[^"]*"/, '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax"`)}</g>`;
}
