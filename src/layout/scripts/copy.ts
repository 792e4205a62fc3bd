import { toast } from '#layout/toasts/toasts.ts';

/** A press on a button with `data-copy` copies that, and a notice says so. */
export function watchCopyButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    const { copy = '', copyName = copy } = button.dataset;
    // Without a secure connection there is no clipboard at all.
    Promise.resolve(copy)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => toast('copied', copyName),
        () => toast('notCopied', copy),
      );
  });
}
