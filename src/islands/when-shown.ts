/** No file of a page keeps what comes after it waiting for longer, in milliseconds. */
const PATIENCE = 3000;

/**
 * To be called while the page is loading. Resolves once it has loaded and been painted, so that what is asked for then does
 * not compete with the first view. It does without `afterPaint`, which is a file of its own for the islands.
 */
export const whenShown = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, PATIENCE);
  });
