import { copyText } from '#lib/browser/safe-apis.ts';
import { toast } from '#layout/toasts/toasts.ts';

/** Copies the text of `data-copy` buttons and shows a toast. */
export function watchCopyButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    const { copy = '', copyName = copy } = button.dataset;
    void copyText(copy).then((isCopied) => (isCopied ? toast('copied', copyName) : toast('notCopied', copy)));
  });
}
