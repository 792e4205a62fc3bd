/** Prints a Markdown table, and reads one back. */

/**
 * @param rows cells in the order of `heads`
 * @param others what stands in all columns but the first, which stands left as words do
 */
export function table(heads: string[], rows: string[][], others: 'figures' | 'words' = 'figures'): string {
  const rule = heads.map((_, at) => (at === 0 || others === 'words' ? '---' : '--:'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The rows of a table that `table` printed, in a text without another. */
export const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice('| '.length, -' |'.length).split(' | '));
