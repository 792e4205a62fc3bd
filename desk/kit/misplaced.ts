/** Words and codes that a cut would take, or that run into others. */

export interface Misplaced {
  text: string;
  /** What it runs into; without it, it runs past the edge. '' where something hides it. */
  into?: string;
}

/**
 * Runs in the browser, by itself; all pages must be in its window.
 *
 * @param edge how far from the edge of a page nothing may stand, in pixels
 */
export function misplaced(edge: number): Misplaced[] {
  const found: Misplaced[] = [];
  for (const sheet of document.querySelectorAll('.sheet')) {
    const page = sheet.getBoundingClientRect();
    const boxes: { text: string; owner: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (text === '' || !owner || owner.closest('style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) boxes.push({ text, owner, box });
    }
    for (const owner of sheet.querySelectorAll('.code, .wordmark'))
      boxes.push({ text: owner.getAttribute('class') ?? '', owner, box: owner.getBoundingClientRect() });
    for (const { text, box } of boxes)
      if (
        box.left < page.left + edge - 1 ||
        box.right > page.right - edge + 1 ||
        box.top < page.top + edge - 1 ||
        box.bottom > page.bottom - edge + 1
      )
        found.push({ text });
    for (const { text, owner, box } of boxes) {
      const y = (box.top + box.bottom) / 2;
      const hidden = [box.left + 1, box.right - 1].some((x) => {
        const above = document.elementFromPoint(x, y);
        return !above || !(above.contains(owner) || owner.contains(above));
      });
      if (hidden) found.push({ text, into: '' });
    }
    // Of a line's height only the middle has letters.
    const middle = ({ top, height }: DOMRect) => [top + height * 0.25, top + height * 0.75] as const;
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (one.owner === other.owner && one.text === other.text) continue;
        const [[a, b], [c, d]] = [middle(one.box), middle(other.box)];
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (across > 1 && Math.min(b, d) - Math.max(a, c) > 1) found.push({ text: one.text, into: other.text });
      }
    });
  }
  return found;
}
