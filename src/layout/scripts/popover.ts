/** The words of a tooltip go with the place that they explain. */
export function hidePopoverOnScroll(): void {
  const hide = () => document.querySelector<HTMLElement>('.tip-words:popover-open')?.hidePopover();
  addEventListener('scroll', hide, { passive: true });
}
