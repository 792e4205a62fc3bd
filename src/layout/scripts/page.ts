/** Runs on every page before any framework code. */
import { firstInteraction } from '#layout/hydration/first-interaction.ts';
import { requestToastFocus } from '#layout/toasts/toasts.ts';
import { TOAST } from '#ui/specification.ts';
import { watchCopyButtons } from './copy.ts';
import { applyLateStyles } from './late-styles.ts';
import { watchLeaving } from './leaving.ts';
import { watchNotice } from './notice.ts';
import { watchOpenNow } from './open-now.ts';
import { hidePopoverOnScroll } from './popover.ts';
import { restoreAddresses } from './restore-addresses.ts';
import { watchWideFolds } from './wide-folds.ts';
import { registerWorker } from './worker.ts';

restoreAddresses();
watchCopyButtons();
watchLeaving();
watchNotice();
watchWideFolds();
hidePopoverOnScroll();
addEventListener('keydown', ({ key }) => key === TOAST.key && requestToastFocus());
// CSS hides controls that need JavaScript until this class is set.
document.documentElement.classList.add('awake');

void firstInteraction().then(() => {
  applyLateStyles();
  watchOpenNow();
  void registerWorker();
});
