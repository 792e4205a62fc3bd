/** @param others what all columns but the first hold; figures are aligned to the right */
export function table(heads: string[], rows: string[][], others: 'figures' | 'words' = 'figures'): string {
  const rule = heads.map((_, at) => (at === 0 || others === 'words' ? '---' : '--:'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
