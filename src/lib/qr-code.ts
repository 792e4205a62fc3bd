/** QR codes as SVG outlines: no seams between modules, and a sign maker's plotter can cut them. */
import encodeQR, { type ErrorCorrection } from 'qr';

export interface QrCode {
  /** The encoded text, such as a URL. */
  text: string;
  /** Modules per side, with the border. */
  size: number;
  /** Path data of the dark modules, to be filled. */
  path: string;
}

interface Options {
  /** How much of the code may be damaged: 7, 15, 25 or 30 percent. */
  ecc?: ErrorCorrection;
  /** Light modules around it; cameras need four, less where the page is light as well. */
  border?: number;
}

/** Joins the sides between dark and light modules. */
function outlines(modules: readonly boolean[][]): string {
  const sides = new Map<string, { to: string; step: string }[]>();
  const isDark = (x: number, y: number) => modules[y]?.[x] === true;
  const add = (x: number, y: number, dx: number, dy: number) => {
    const side = { to: `${x + dx} ${y + dy}`, step: dx === 0 ? `v${dy}` : `h${dx}` };
    sides.set(`${x} ${y}`, [...(sides.get(`${x} ${y}`) ?? []), side]);
  };
  for (const [y, row] of modules.entries())
    for (const x of row.keys()) {
      if (!isDark(x, y)) continue;
      // Clockwise, so that holes turn the other way and stay empty.
      if (!isDark(x, y - 1)) add(x, y, 1, 0);
      if (!isDark(x + 1, y)) add(x + 1, y, 0, 1);
      if (!isDark(x, y + 1)) add(x + 1, y + 1, -1, 0);
      if (!isDark(x - 1, y)) add(x, y + 1, 0, -1);
    }
  let path = '';
  for (const [start, open] of sides)
    while (open.length > 0) {
      path += `M${start}`;
      for (let side = open.pop(); side; side = sides.get(side.to)?.pop()) path += side.step;
      path += 'z';
    }
  return path.replace(
    /(([hv]-?)1)\1+/g,
    (run, step: string, direction: string) => `${direction}${run.length / step.length}`,
  );
}

export function qrCode(text: string, { ecc = 'low', border = 1 }: Options = {}): QrCode {
  const modules = encodeQR(text, 'raw', { ecc, border });
  return { text, size: modules.length, path: outlines(modules) };
}

/** The code on white. @param attributes of the `svg` element */
export const qrSvg = ({ size, path }: QrCode, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"${attributes}><rect width="${size}" height="${size}" rx="2" fill="#fff"/><path d="${path}"/></svg>`;
