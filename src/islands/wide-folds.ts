/** Lines that lie open on wide screens by their styles: what reads the page to someone, or tabs through it, is told. */

/** @returns ends the watching */
export function watchWideFolds(): () => void {
  const wide = matchMedia('(width >= 48rem)');
  const tell = () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold-wide')) {
      fold.open = wide.matches;
      fold.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  if (wide.matches) tell();
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
}
