/** Keeps a page with its styles light, whatever the owner adds: what also stands elsewhere gives way. */
import { parse } from 'node-html-parser';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a packed page, its styles among them. */
export const MOST_BYTES = 20 * 1024;

/** Marks an element that may be left out: the page leads to where it stands in full, or it is one more of many. */
const SPARE = 'data-spare';
/** Marks what is around a list of such elements, and goes with the last of them. */
const AROUND = 'data-around-spare';

const packed = (html: string, quality: number): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The quick setting packs worse than the one that counts: what fits by it fits. */
const fits = (html: string): boolean =>
  packed(html, 5) <= MOST_BYTES || packed(html, constants.BROTLI_MAX_QUALITY) <= MOST_BYTES;

/** @returns the page without its last `count` spare elements, the lists they leave empty and what is around those, no longer marked */
function without(html: string, count: number): string {
  const root = parse(html, { comment: true });
  const spare = root.querySelectorAll(`[${SPARE}]`);
  for (const element of spare.slice(spare.length - count)) {
    const list = element.parentNode;
    element.remove();
    if (list?.children.length === 0) list.remove();
  }
  for (const around of root.querySelectorAll(`[${AROUND}]`)) {
    if (around.querySelector(`[${SPARE}]`)) around.removeAttribute(AROUND);
    else around.remove();
  }
  for (const element of spare) element.removeAttribute(SPARE);
  return root.toString();
}

/**
 * @param finish does everything else that is done with a page
 * @param tell is told how many elements were left out of a page
 * @returns a function that finishes a page, and leaves out as many spare elements, from the last, as it takes to fit;
 *   a page that is too heavy without all of them stays too heavy
 */
export const lightEnough =
  (finish: (html: string) => Promise<string>, tell: (leftOut: number) => void) =>
  async (html: string): Promise<string> => {
    const spare = html.split(SPARE).length - 1;
    if (spare === 0) return finish(html);
    const whole = await finish(without(html, 0));
    if (fits(whole)) return whole;
    // The fewer are left out, the heavier: halves of what remains lead to the least that fits.
    let [few, enough, page] = [0, spare, await finish(without(html, spare))];
    while (enough - few > 1) {
      const half = Math.floor((few + enough) / 2);
      const tried = await finish(without(html, half));
      if (fits(tried)) [enough, page] = [half, tried];
      else few = half;
    }
    tell(enough);
    return page;
  };
