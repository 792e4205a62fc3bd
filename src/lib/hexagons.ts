/** Geometry of a pointy-top hexagon grid in axial coordinates (q to the east, r to the south-east). */

export interface Cell {
  q: number;
  r: number;
}

/** The six neighbors of a cell. */
export const around = ({ q, r }: Cell): Cell[] => [
  { q: q + 1, r },
  { q: q - 1, r },
  { q, r: r + 1 },
  { q, r: r - 1 },
  { q: q + 1, r: r - 1 },
  { q: q - 1, r: r + 1 },
];

/** Center of a cell, for hexagons whose corner lies `size` from the center. */
export const center = ({ q, r }: Cell, size = 1): { x: number; y: number } => ({
  x: size * Math.sqrt(3) * (q + r / 2),
  y: size * 1.5 * r,
});

/** SVG points of the hexagon around (x, y), drawn a little inside its cell by `inset`. */
export function corners(x: number, y: number, size: number, inset = 0): string {
  const radius = size - inset;
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}
