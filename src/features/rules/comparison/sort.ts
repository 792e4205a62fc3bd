/** Makes server-rendered tables sortable by their headers. */
import { afterPaint } from '#lib/browser/after-paint.ts';

/** The cell's `data-rank`, otherwise its text. */
function sortKey(row: HTMLTableRowElement, column: number): string | number {
  const cell = row.cells[column];
  return cell?.dataset.rank === undefined ? (cell?.textContent.trim() ?? '') : Number(cell.dataset.rank);
}

const { compare: compareText } = new Intl.Collator('en', { numeric: true });
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));

/** Turns the headers of every `table[data-sort]` into buttons. */
export function sortTables(root: ParentNode): void {
  for (const table of root.querySelectorAll<HTMLTableElement>('table[data-sort]')) {
    const body = table.tBodies[0];
    const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
    headers.forEach((header, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...header.childNodes);
      button.addEventListener('click', () => {
        const isDescending = header.ariaSort === 'ascending';
        for (const other of headers) other.ariaSort = null;
        header.ariaSort = isDescending ? 'descending' : 'ascending';
        afterPaint(() => {
          const keyed = [...(body?.rows ?? [])].map((row) => ({ row, key: sortKey(row, column) }));
          keyed.sort((a, b) => compare(a.key, b.key) * (isDescending ? -1 : 1));
          body?.append(...keyed.map(({ row }) => row));
        });
      });
      header.append(button);
    });
  }
}
