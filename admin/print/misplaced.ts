/** Words and codes that a cut would take, that something hides, or that run into others. */

export interface Misplaced {
  text: string;
  /** What it runs into; '' where something hides it; without it, it runs past the edge. */
  into?: string;
}

/**
 * Runs in the browser, by itself; all pages must be in its window.
 *
 * @param edge how far from the edge of a page nothing may stand, in pixels
 */
export function misplaced(edge: number): Misplaced[] {
  interface Placed {
    text: string;
    owner: Element;
    box: DOMRect;
  }
  const wordsOf = (sheet: Element): Placed[] => {
    const placed: Placed[] = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (text === '' || !owner || owner.closest('style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) placed.push({ text, owner, box });
    }
    return placed;
  };
  const drawingsOf = (sheet: Element): Placed[] =>
    [...sheet.querySelectorAll('.code, .wordmark')].map((owner) => ({
      text: owner.getAttribute('class') ?? '',
      owner,
      box: owner.getBoundingClientRect(),
    }));
  const isOutside = ({ box }: Placed, page: DOMRect) =>
    Math.min(box.left - page.left, page.right - box.right, box.top - page.top, page.bottom - box.bottom) < edge - 1;
  const isHidden = ({ owner, box }: Placed) =>
    [box.left + 1, box.right - 1].some((x) => {
      const above = document.elementFromPoint(x, (box.top + box.bottom) / 2);
      return !above || !(above.contains(owner) || owner.contains(above));
    });
  // Of a line's height only the middle has letters.
  const middle = ({ top, height }: DOMRect) => ({ from: top + height * 0.25, to: top + height * 0.75 });
  const meet = (one: Placed, other: Placed) => {
    if (one.owner === other.owner && one.text === other.text) return false;
    const [a, b] = [middle(one.box), middle(other.box)];
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    return across > 1 && Math.min(a.to, b.to) - Math.max(a.from, b.from) > 1;
  };
  return [...document.querySelectorAll('.sheet')].flatMap((sheet): Misplaced[] => {
    const page = sheet.getBoundingClientRect();
    const placed = [...wordsOf(sheet), ...drawingsOf(sheet)];
    return [
      ...placed.filter((one) => isOutside(one, page)).map(({ text }) => ({ text })),
      ...placed.filter(isHidden).map(({ text }) => ({ text, into: '' })),
      ...placed.flatMap((one, at) =>
        placed
          .slice(at + 1)
          .filter((other) => meet(one, other))
          .map((other) => ({ text: one.text, into: other.text })),
      ),
    ];
  });
}
