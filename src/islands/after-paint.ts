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

/** Resolves once the page has come whole and been shown: what then is asked for takes no part of the line from its first view. */
export const whenShown = (): Promise<void> =>
  new Promise((resolve) => {
    const shown = () => afterPaint(resolve);
    if (document.readyState === 'complete') shown();
    else addEventListener('load', shown, { once: true });
  });
