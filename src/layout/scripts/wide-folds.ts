import { mediaMatches, onMediaChange } from '#lib/browser/safe-apis.ts';

const WIDE = '(min-width: 48rem)';

/** CSS opens `.fold-wide` on wide screens; this keeps `open` and the tab order in sync. */
export function watchWideFolds(): void {
  const sync = (isWide: boolean) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold-wide')) {
      fold.open = isWide;
      fold.querySelector('summary')?.setAttribute('tabindex', isWide ? '-1' : '0');
    }
  };
  if (mediaMatches(WIDE)) sync(true);
  onMediaChange(WIDE, sync);
}
