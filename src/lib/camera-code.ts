/** A code for a phone's camera, as the path of a drawing. */
import { encode } from 'uqr';

export interface CameraCode {
  /** Side in modules, without the white border. */
  size: number;
  /** `d` of a path that is stroked one wide: each row's dark runs. */
  path: string;
}

/** @param text what the camera reads, such as an address */
export function cameraCode(text: string): CameraCode {
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
