/** Closes an open tooltip popover on scroll, which would leave it detached from its trigger. */
export function hidePopoverOnScroll(): void {
  const hide = () => document.querySelector<HTMLElement>('.tip-words:popover-open')?.hidePopover();
  addEventListener('scroll', hide, { passive: true });
}
