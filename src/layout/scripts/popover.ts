import { hidePopover } from '#lib/browser/safe-apis.ts';

/** Closes an open tooltip popover on scroll, which would leave it detached from its trigger. */
export function hidePopoverOnScroll(): void {
  addEventListener('scroll', () => hidePopover('.tip-words'), { passive: true });
}
