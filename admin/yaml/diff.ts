/** The lines that differ between two texts, as a reader of a commit sees them. */
import { diff as compare } from 'node:util';

/** Lines taken out (-) and put in (+), each group below the line before it. */
export function diff(before: string, after: string): string {
  const shown: string[] = [];
  let unchanged: string | undefined;
  for (const [side, line] of compare(before.split('\n'), after.split('\n'))) {
    if (side === 0) {
      unchanged = `  ${line}`.trimEnd();
      continue;
    }
    if (unchanged !== undefined) shown.push(unchanged);
    unchanged = undefined;
    shown.push(`${side > 0 ? '-' : '+'} ${line}`);
  }
  return shown.join('\n');
}
