/**
 * When React gives up it takes out all that it drew. Puts it back, so that it can still be read.
 *
 * @param container where React draws; never empty by design
 */
export function keepMarkup(container: HTMLElement, onFailed?: () => void): void {
  new MutationObserver((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    if (container.hasChildNodes() || removed.length === 0) return;
    container.replaceChildren(...removed);
    onFailed?.();
  }).observe(container, { childList: true });
}
