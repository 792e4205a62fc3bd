import { toast } from '#layout/toasts/toasts.ts';

/** Copies the text of `data-copy` buttons and shows a toast. */
export function watchCopyButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    const { copy = '', copyName = copy } = button.dataset;
    // `navigator.clipboard` is undefined without HTTPS, which must reject, not throw.
    Promise.resolve(copy)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => toast('copied', copyName),
        () => toast('notCopied', copy),
      );
  });
}
