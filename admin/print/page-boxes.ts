/** Says in a PDF where its pages are cut: print shops read it, and Chromium does not write it. */
import { pageSize, type Format } from './formats.ts';

const POINTS = 72;
const PAGE = /(?<=\n)(\d+) 0 obj\n<<\/Type \/Page\n[\s\S]*?\nendobj\n/g;

/**
 * Adds the boxes to a file as Chromium writes it: new versions of its pages are appended with a table of their own, as
 * the format provides for changes, so that not a byte before them moves.
 *
 * @throws Error when the file is written in another way
 */
export function withBoxes(pdf: Buffer, format: Format): Buffer {
  if (format.bleed === 0) return pdf;
  const text = pdf.toString('latin1');
  const [, size, rest, start] = /trailer\n<<\/Size (\d+)\n([\s\S]*?)>>\nstartxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  const pages = [...text.matchAll(PAGE)];
  if (size === undefined || rest === undefined || start === undefined || pages.length === 0)
    throw new Error('Chromium writes its PDFs in another way than before: see admin/print/page-boxes.ts');
  const { width, height } = pageSize(format);
  const inside = format.bleed * POINTS;
  const [right, top] = [width * POINTS, height * POINTS];
  const boxes = `/BleedBox [0 0 ${right} ${top}]\n/TrimBox [${inside} ${inside} ${right - inside} ${top - inside}]`;
  let added = '';
  const table = pages.map(([page, number]) => {
    const at = String(pdf.length + added.length).padStart(10, '0');
    added += page.replace(/\/MediaBox \[[^\]]*\]/, (box) => `${box}\n${boxes}`);
    return `${number ?? ''} 1\n${at} 00000 n \n`;
  });
  const end = pdf.length + added.length;
  added += `xref\n${table.join('')}trailer\n<</Size ${size}\n${rest}\n/Prev ${start}>>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')]);
}
