/**
 * Does something once the browser has shown all changes made until now, so that long work never keeps a key or a tap
 * from being answered.
 *
 * @returns a function that calls it off
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** No file of a page keeps what comes after it waiting for longer, in milliseconds. */
const PATIENCE = 3000;

/** Resolves once the page has loaded and been painted, so that what is asked for then does not compete with the first view. */
export const whenShown = (): Promise<void> =>
  new Promise((resolve) => {
    const shown = () => afterPaint(resolve);
    if (document.readyState === 'complete') {
      shown();
      return;
    }
    addEventListener('load', shown, { once: true });
    setTimeout(shown, PATIENCE);
  });
