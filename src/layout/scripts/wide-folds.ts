/** Styles open some folds on wide screens; screen readers and the tab order are told. */
export function watchWideFolds(): void {
  const wide = matchMedia('(width >= 48rem)');
  const tell = () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold-wide')) {
      fold.open = wide.matches;
      fold.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  if (wide.matches) tell();
  wide.addEventListener('change', tell);
}
