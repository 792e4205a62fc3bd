/** Load gauge, locator and map as SVG strings, from the same geometry as the page components. */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { color, mixColors } from '#styles/colors.ts';
import { gaugeGeometry, TRUCK } from '#ui/load/gauge-geometry.ts';
import { center, outline, outlines, viewBox, type Cell } from '#lib/hexagons.ts';
import type { Gauge } from '#ui/load/gauge.ts';
import type { LocatorView, MapView } from '#ui/places/maps.ts';

/** Pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hexagon size, as on pages. */
const SIZE = 6;
const LOCATOR_INSET = 0.4;
const MAP_INSET = 0.15;

/** The site's CSS for gauge and map, with colors resolved. */
export const STYLES = ['src/ui/load/Gauge.css', 'src/ui/places/tiles.css']
  .flatMap((file) => postcss.parse(readFileSync(file, 'utf8')).nodes)
  .flatMap((layer) => (layer.type === 'atrule' ? (layer.nodes ?? []) : []))
  .filter((node) => node.type === 'rule' && /^\.(?:gauge|tile)-[a-z]+$/.test(node.selector))
  .join('')
  .replace(/var\(--color-([a-z]+)\)/g, (_, name: string) => color(name))
  .replace(/color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g, (_, a: string, share: string, b: string) =>
    mixColors(a, Number(share), b),
  );

/** Adds the styles to a drawing. */
export const colored = (svg: string): string => `<style>${STYLES}</style>${svg}`;

type Attributes = Record<string, string | number>;

const element = (name: string, attributes: Attributes, content = ''): string => {
  const printed = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${printed.join('')}>${content}</${name}>`;
};

/** Start of a hexagon's outline, rounded as in paths. */
function topCorner(cell: Cell, inset: number): { x: number; y: number } {
  const { x, y } = center(cell, SIZE);
  return { x: Number(x.toFixed(2)), y: Number((y - SIZE + inset).toFixed(2)) };
}

export function gaugeSvg({ from, to }: Gauge, box: Box): string {
  const { full, maybe, lines } = gaugeGeometry(from, to);
  const shapes = [
    element('rect', { class: 'gauge-body', ...TRUCK.body }),
    maybe ? element('rect', { class: 'gauge-maybe', ...maybe, ...TRUCK.load }) : '',
    full ? element('rect', { class: 'gauge-full', ...full, ...TRUCK.load }) : '',
    element('path', { class: 'gauge-lines', d: lines }),
    element('path', { class: 'gauge-cab', d: TRUCK.cab }),
    element('path', { class: 'gauge-glass', d: TRUCK.glass }),
    ...TRUCK.wheels.flatMap((wheel) => [
      element('circle', { class: 'gauge-wheel', ...wheel, r: TRUCK.wheelRadius }),
      element('circle', { class: 'gauge-hub', ...wheel, r: TRUCK.hubRadius }),
    ]),
  ];
  return element('svg', { ...box, viewBox: TRUCK.viewBox }, shapes.join(''));
}

/** The locator; `box` and `lit`, the highlighted tile's top corner, are in its own units. */
export function locatorSvg({ own, others, water, lit }: LocatorView) {
  const view = viewBox([...own.cells, ...others, ...water, ...lit], SIZE);
  const [x = 0, y = 0, width = 0, height = 0] = view.split(' ').map(Number);
  const cells = (kind: string, list: readonly Cell[]) =>
    list.length > 0 ? element('path', { class: `tile-${kind}`, d: outlines(list, SIZE, LOCATOR_INSET) }) : '';
  const content = [cells('water', water), cells('other', others), cells(own.tint, own.cells), cells('lit', lit)].join(
    '',
  );
  return {
    box: { x, y, width, height },
    lit: lit[0] ? topCorner(lit[0], LOCATOR_INSET) : { x, y },
    svg: (place: Box) => element('svg', { ...place, viewBox: view }, content),
  };
}

/** The map without names, which would be too small. */
export function mapSvg({ counties, water }: MapView, box: Box): string {
  const cells = [...counties.flatMap(({ tiles, word }) => [...tiles, ...(word ? [word] : [])]), ...water];
  const tile = (cell: Cell) => {
    const { x, y } = topCorner(cell, MAP_INSET);
    return element('path', { d: `M${x} ${y}${outline(SIZE, MAP_INSET)}` });
  };
  const content = [
    water.length > 0 ? element('path', { class: 'tile-water', d: outlines(water, SIZE, MAP_INSET) }) : '',
    ...counties.map(({ tint, tiles }) => element('g', { class: `tile-${tint}` }, tiles.map(tile).join(''))),
  ];
  return element('svg', { ...box, viewBox: viewBox(cells, SIZE) }, content.join(''));
}
