/** Lets a printed table be sorted by its heads; without it the table stands in the order of its first column. */
import { afterPaint } from '#lib/browser/after-paint.ts';

/** What a cell is sorted by: its rank where it has one, else its words. */
function keyOf(row: HTMLTableRowElement, at: number): string | number {
  const cell = row.cells[at];
  return cell?.dataset.rank === undefined ? (cell?.textContent.trim() ?? '') : Number(cell.dataset.rank);
}

const { compare: compareWords } = new Intl.Collator('en', { numeric: true });
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareWords(String(a), String(b));

/** Turns the heads of every `table[data-sort]` into buttons. */
export function sortTables(root: ParentNode): void {
  for (const table of root.querySelectorAll<HTMLTableElement>('table[data-sort]')) {
    const body = table.tBodies[0];
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
    heads.forEach((head, at) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      button.addEventListener('click', () => {
        const down = head.ariaSort === 'ascending';
        for (const other of heads) other.ariaSort = null;
        head.ariaSort = down ? 'descending' : 'ascending';
        afterPaint(() => {
          const keyed = [...(body?.rows ?? [])].map((row) => ({ row, key: keyOf(row, at) }));
          keyed.sort((a, b) => compare(a.key, b.key) * (down ? -1 : 1));
          body?.append(...keyed.map(({ row }) => row));
        });
      });
      head.append(button);
    });
  }
}
