/** Applies the stylesheet that the first view does not need; until then it holds for print. */
export function applyLateStyles(): void {
  document.querySelector<HTMLLinkElement>('#late')?.removeAttribute('media');
}
