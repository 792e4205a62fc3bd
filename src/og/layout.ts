/** Trees of elements, laid out and drawn by satori: letters become outlines. */
import type { CSSProperties } from 'react';
import satori from 'satori';
import { FONTS } from './fonts.ts';

type Style = CSSProperties & { fontSize?: number };

/** What text must fit into, in pixels. */
interface Room {
  width: number;
  /** Without it, the text stands in one line. */
  height?: number;
  /** The smallest size of letters; what is still too long is cut off. */
  least: number;
}

export interface Node {
  type: 'div' | 'img';
  key: null;
  props: { style: Style; children?: string | Node[]; src?: string; room?: Room };
}

/** An element that lays out its children as flex items. */
export const box = (style: Style, ...children: Node[]): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** One line of text, as long as it is. */
export const line = (style: Style, text: string): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'block', whiteSpace: 'nowrap', lineHeight: 1, ...style }, children: text },
});

/** Text in the largest size up to `fontSize` at which it fits. */
export const fitted = (style: Style & { fontSize: number }, text: string, room: Room): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'block', lineHeight: 1, ...style }, children: text, room },
});

/** A drawing; inside another one it keeps its proportions, which satori would take from it. */
export function image(style: Style & { width: number; height: number }, svg: string): Node {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${style.width}" height="${style.height}">${svg}</svg>`;
  return {
    type: 'img',
    key: null,
    props: { style, src: `data:image/svg+xml;base64,${Buffer.from(whole).toString('base64')}` },
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

/** @returns the side that satori was not told, in pixels */
async function measured(side: 'width' | 'height', tree: Node, size: Size): Promise<number> {
  const svg = await render(tree, size, false);
  return Number(new RegExp(` ${side}="([\\d.]+)"`).exec(svg)?.[1]);
}

const widths = new Map<string, Promise<number>>();

/** @returns how wide a line is, in em */
export function widthOf(style: Style, text: string): Promise<number> {
  const key = JSON.stringify([style.fontFamily, text]);
  const width =
    widths.get(key) ??
    measured('width', line({ ...style, fontSize: 100 }, text), { height: 100 }).then((it) => it / 100);
  widths.set(key, width);
  return width;
}

const paragraph = (style: Style, text: string): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'block', ...style }, children: text },
});

async function oneLine(style: Style, text: string, { width, least }: Room): Promise<Node> {
  const fontSize = Math.min(style.fontSize ?? least, width / (await widthOf(style, text)));
  if (fontSize >= least) return line({ ...style, fontSize }, text);
  return line({ ...style, fontSize: least, width, overflow: 'hidden', textOverflow: 'ellipsis' }, text);
}

/** As large as it fits, or up to an eighth smaller where that saves a line. */
async function severalLines(style: Style, text: string, { width, height = 0, least }: Room): Promise<Node> {
  const leading = Number(style.lineHeight);
  const words = await Promise.all(text.split(/ |(?<=-)(?!\u2060)/).map((word) => widthOf(style, word)));
  // No larger than would fill the room to the last corner.
  const full = Math.sqrt((width * height) / ((await widthOf(style, text)) * leading));
  const most = Math.min(style.fontSize ?? least, width / Math.max(...words), full);
  let best: { fontSize: number; lines: number } | undefined;
  for (let fontSize = most; fontSize >= Math.max(least, (best?.fontSize ?? 0) * 0.875); fontSize *= 0.97) {
    const taken = await measured('height', paragraph({ ...style, width, fontSize }, text), { width });
    const lines = Math.round(taken / (fontSize * leading));
    if (taken <= height && !(best && best.lines <= lines)) best = { fontSize, lines };
  }
  if (best) return paragraph({ ...style, width, fontSize: best.fontSize, textWrap: 'balance' }, text);
  const lineClamp = Math.floor(height / (least * leading));
  return paragraph({ ...style, width, fontSize: least, overflowWrap: 'anywhere', lineClamp }, text);
}

const known = new Map<string, Promise<Node>>();

async function settled(node: Node): Promise<Node> {
  const { style, room, children } = node.props;
  if (room && typeof children === 'string') {
    const key = JSON.stringify(node.props);
    const set = known.get(key) ?? (room.height === undefined ? oneLine : severalLines)(style, children, room);
    known.set(key, set);
    return set;
  }
  if (!Array.isArray(children)) return node;
  return { ...node, props: { ...node.props, children: await Promise.all(children.map(settled)) } };
}

/** @returns the size of letters that fitted text comes to, in pixels */
export const sizeOf = async (text: Node): Promise<number> => (await settled(text)).props.style.fontSize ?? 0;

/** The tree as SVG. */
export async function svgOf(tree: Node, size: Size): Promise<string> {
  const svg = await render(await settled(tree), size);
  // Satori cuts each drawing off at its own edges, which takes sharp longer than all the rest.
  return svg.replace(/(<image [^>]*?) clip-path="[^"]*" mask="[^"]*"/g, '$1');
}
