/** Element trees for satori, which lays them out and draws text as outlines. */
import type { CSSProperties } from 'react';
import satori from 'satori';
import { drawable } from '#business/drawable.ts';
import { FONTS } from './fonts.ts';

type Style = CSSProperties & { fontSize?: number };

/** Space for fitted text, in pixels. */
interface Bounds {
  width: number;
  /** Without it, the text stays on one line. */
  height?: number;
  /** Smallest font size; text that is still too long is truncated. */
  minFontSize: number;
}

export interface Node {
  type: 'div' | 'img';
  key: null;
  props: { style: Style; children?: string | Node[]; src?: string; bounds?: Bounds };
}

/** A flex container. */
export const box = (style: Style, ...children: Node[]): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** A single line of text, without signs that cannot be drawn. */
export const line = (style: Style, text: string): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'block', whiteSpace: 'nowrap', lineHeight: 1, ...style }, children: drawable(text) },
});

/** Text at the largest size up to `fontSize` that fits, without signs that cannot be drawn. */
export const fitted = (style: Style & { fontSize: number }, text: string, bounds: Bounds): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'block', lineHeight: 1, ...style }, children: drawable(text), bounds },
});

/** An SVG as an image, because satori does not keep the proportions of nested SVG. */
export function image(style: Style & { width: number; height: number }, svg: string): Node {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${style.width}" height="${style.height}">${svg}</svg>`;
  return {
    type: 'img',
    key: null,
    props: { style, src: `data:image/svg+xml;base64,${Buffer.from(document).toString('base64')}` },
  };
}

type Size = { width: number; height?: number } | { height: number };

const render = (tree: Node, size: Size, embedFont = true): Promise<string> =>
  satori(tree, {
    ...size,
    fonts: FONTS,
    embedFont,
    pointScaleFactor: 0,
    loadAdditionalAsset: () => Promise.resolve([]),
  });

/** @returns the dimension that satori computed, in pixels */
async function measure(side: 'width' | 'height', tree: Node, size: Size): Promise<number> {
  const svg = await render(tree, size, false);
  return Number(new RegExp(` ${side}="([\\d.]+)"`).exec(svg)?.[1]);
}

const widths = new Map<string, Promise<number>>();

/** @returns the width of a line, in em */
export function widthOf(style: Style, text: string): Promise<number> {
  const key = JSON.stringify([style.fontFamily, text]);
  const width =
    widths.get(key) ??
    measure('width', line({ ...style, fontSize: 100 }, text), { height: 100 }).then((it) => it / 100);
  widths.set(key, width);
  return width;
}

const paragraph = (style: Style, text: string): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'block', ...style }, children: text },
});

async function oneLine(style: Style, text: string, { width, minFontSize }: Bounds): Promise<Node> {
  const fontSize = Math.min(style.fontSize ?? minFontSize, width / (await widthOf(style, text)));
  if (fontSize >= minFontSize) return line({ ...style, fontSize }, text);
  return line({ ...style, fontSize: minFontSize, width, overflow: 'hidden', textOverflow: 'ellipsis' }, text);
}

/** The largest size that fits, or up to 12.5% smaller if that saves a line. */
async function severalLines(style: Style, text: string, { width, height = 0, minFontSize }: Bounds): Promise<Node> {
  const leading = Number(style.lineHeight);
  const words = await Promise.all(text.split(/ |(?<=-)(?!\u2060)/).map((word) => widthOf(style, word)));
  // Upper bound: the size at which the text's area fills the box.
  const areaLimit = Math.sqrt((width * height) / ((await widthOf(style, text)) * leading));
  const maxFontSize = Math.min(style.fontSize ?? minFontSize, width / Math.max(...words), areaLimit);
  let best: { fontSize: number; lines: number } | undefined;
  for (let fontSize = maxFontSize; fontSize >= Math.max(minFontSize, (best?.fontSize ?? 0) * 0.875); fontSize *= 0.97) {
    const textHeight = await measure('height', paragraph({ ...style, width, fontSize }, text), { width });
    const lines = Math.round(textHeight / (fontSize * leading));
    if (textHeight <= height && !(best && best.lines <= lines)) best = { fontSize, lines };
  }
  if (best) return paragraph({ ...style, width, fontSize: best.fontSize, textWrap: 'balance' }, text);
  const lineClamp = Math.floor(height / (minFontSize * leading));
  return paragraph({ ...style, width, fontSize: minFontSize, overflowWrap: 'anywhere', lineClamp }, text);
}

const fittedNodes = new Map<string, Promise<Node>>();

async function resolveFitted(node: Node): Promise<Node> {
  const { style, bounds, children } = node.props;
  if (bounds && typeof children === 'string') {
    const key = JSON.stringify(node.props);
    const resolved =
      fittedNodes.get(key) ?? (bounds.height === undefined ? oneLine : severalLines)(style, children, bounds);
    fittedNodes.set(key, resolved);
    return resolved;
  }
  if (!Array.isArray(children)) return node;
  return { ...node, props: { ...node.props, children: await Promise.all(children.map(resolveFitted)) } };
}

/** @returns the font size of fitted text, in pixels */
export const fontSizeOf = async (text: Node): Promise<number> => (await resolveFitted(text)).props.style.fontSize ?? 0;

/** The tree as SVG. */
export async function svgOf(tree: Node, size: Size): Promise<string> {
  const svg = await render(await resolveFitted(tree), size);
  // Remove satori's clip paths around images, which dominate sharp's render time.
  return svg.replace(/(<image [^>]*?) clip-path="[^"]*" mask="[^"]*"/g, '$1');
}
