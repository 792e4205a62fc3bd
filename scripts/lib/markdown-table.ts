/** Prints a Markdown table. */

/**
 * @param rows cells in the order of `heads`
 * @param others what stands in all columns but the first, which stands left as words do
 */
export function table(heads: string[], rows: string[][], others: 'figures' | 'words' = 'figures'): string {
  const rule = heads.map((_, at) => (at === 0 || others === 'words' ? '---' : '--:'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
