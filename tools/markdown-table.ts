/** Prints a Markdown table. */

/** @param rows cells in the order of `heads`; the first column stands left, figures right */
export function table(heads: string[], rows: string[][]): string {
  const rule = heads.map((_, at) => (at === 0 ? '---' : '--:'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
