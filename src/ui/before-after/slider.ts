/** The before and after slider: the range and the two buttons move one edge between two pictures. */

/** Connects every `[data-compare]` in `root`; the edge stands in `--edge`, 0 (all cleared) to 1 (all full). */
export function startComparing(root: ParentNode): void {
  for (const pair of root.querySelectorAll<HTMLElement>('[data-compare]')) {
    const range = pair.querySelector('input');
    if (!range) continue;
    const show = () => {
      pair.style.setProperty('--edge', String(range.valueAsNumber / 100));
      range.setAttribute('aria-valuetext', (range.dataset.percent ?? '').replace('{}', range.value));
    };
    range.addEventListener('input', show);
    for (const button of pair.querySelectorAll<HTMLButtonElement>('[data-show]')) {
      button.addEventListener('click', () => {
        range.value = button.dataset.show ?? '50';
        show();
      });
    }
    // A browser may bring back the last position with the page.
    show();
  }
}
