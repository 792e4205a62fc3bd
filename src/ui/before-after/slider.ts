/** Client code of the before-and-after slider. */

/** Initializes every `[data-compare]` in `root`; `--edge` runs from 0 (cleared) to 1 (full). */
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
    // Browsers may restore the last position.
    show();
  }
}
