/** What every page runs before any framework code. */
import { firstMove } from '#layout/hydration/first-move.ts';
import { seekNotices } from '#layout/toasts/toasts.ts';
import { TOAST } from '#ui/specification.ts';
import { watchCopyButtons } from './copy.ts';
import { fetchLateStyles } from './late-styles.ts';
import { watchLeaving } from './leaving.ts';
import { watchNotice } from './notice.ts';
import { watchOpenNow } from './open-now.ts';
import { hidePopoverOnScroll } from './popover.ts';
import { watchWideFolds } from './wide-folds.ts';
import { registerWorker } from './worker.ts';

watchCopyButtons();
watchLeaving();
watchNotice();
watchWideFolds();
hidePopoverOnScroll();
addEventListener('keydown', ({ key }) => key === TOAST.key && seekNotices());
// CSS hides until then what does nothing without scripts.
document.documentElement.classList.add('awake');

void firstMove().then(() => {
  fetchLateStyles();
  watchOpenNow();
  registerWorker();
});
