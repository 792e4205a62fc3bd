/** CSS opens `.fold-wide` on wide screens; this keeps `open` and the tab order in sync. */
export function watchWideFolds(): void {
  const wide = matchMedia('(width >= 48rem)');
  const sync = () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold-wide')) {
      fold.open = wide.matches;
      fold.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  if (wide.matches) sync();
  wide.addEventListener('change', sync);
}
