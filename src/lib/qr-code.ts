/** QR codes as SVG paths. */
import { encode } from 'uqr';

export interface QrCode {
  /** Modules per side, without the quiet zone. */
  size: number;
  /** Path data for a stroke of width 1: each row's dark runs. */
  path: string;
}

/** @param text the encoded text, such as a URL */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 0 });
  const rows = data.map((row, y) => {
    let [at, line] = [0, ''];
    row.forEach((dark, x) => {
      if (!dark || row[x - 1]) return;
      const end = row.indexOf(false, x);
      const run = (end < 0 ? size : end) - x;
      line += `${line ? `m${x - at} 0` : `M${x} ${y + 0.5}`}h${run}`;
      at = x + run;
    });
    return line;
  });
  return { size, path: rows.join('') };
}
