/** Finds text and codes that the cut would take, that something covers, or that run into others. */

/**
 * Runs in the browser; all sheets must be inside its window.
 *
 * @param edge distance from the edge of a sheet that text and codes must keep, in pixels
 * @returns a sentence for each problem
 */
export function findOverflow(edge: number): string[] {
  interface Part {
    text: string;
    owner: Element;
    box: DOMRect;
  }
  const partsOf = (sheet: Element): Part[] => {
    const drawings = [...sheet.querySelectorAll('.code, .wordmark')];
    const parts = drawings.map((owner) => ({
      text: owner.classList[0] ?? '',
      owner,
      box: owner.getBoundingClientRect(),
    }));
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, owner] = [node.textContent?.trim() ?? '', node.parentElement];
      if (text === '' || !owner || owner.closest('style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) parts.push({ text, owner, box });
    }
    return parts;
  };
  const isOutside = ({ box }: Part, page: DOMRect) =>
    Math.min(box.left - page.left, page.right - box.right, box.top - page.top, page.bottom - box.bottom) < edge - 1;
  const isCovered = ({ owner, box }: Part) =>
    [box.left + 1, box.right - 1].some((x) => {
      const above = document.elementFromPoint(x, (box.top + box.bottom) / 2);
      return !above || !(above.contains(owner) || owner.contains(above));
    });
  // Letters fill only the middle half of a line's height.
  const overlaps = ({ text, owner, box: a }: Part, other: Part) => {
    const b = other.box;
    return (
      (owner !== other.owner || text !== other.text) &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
        Math.max(a.top + a.height / 4, b.top + b.height / 4) >
        1
    );
  };
  return [...document.querySelectorAll('.sheet')].flatMap((sheet) => {
    const page = sheet.getBoundingClientRect();
    const parts = partsOf(sheet);
    return parts.flatMap((part, at) => [
      ...(isOutside(part, page) ? [`"${part.text}" runs past the edge. Shorten it in content/`] : []),
      ...(isCovered(part) ? [`"${part.text}" is covered. Shorten what is above it in content/`] : []),
      ...parts
        .slice(at + 1)
        .filter((other) => overlaps(part, other))
        .map(({ text }) => `"${part.text}" runs into "${text}". Shorten one of them in content/`),
    ]);
  });
}
