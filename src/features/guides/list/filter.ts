/** Narrows the list of guides while the visitor types or picks a county; without it, the form leads to the site search. */
import { afterPaint } from '#lib/browser/after-paint.ts';
import { type Plural, plural } from '#lib/template.ts';
import { matches } from '#lib/text-match.ts';

interface StatusWords {
  locale: string;
  count: Plural;
  none: string;
}

/**
 * Hides guides without the words, and groups without a guide. CSS hides those of other counties (FilterStyles).
 *
 * @param county class of its guides; '' for all
 * @returns the number of visible guides
 */
function filterGuides(root: HTMLElement, query: string, county: string): number {
  let total = 0;
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    for (const row of group.querySelectorAll<HTMLElement>('li')) row.hidden = !matches(row.textContent, query);
    const countIn = (part: Element) => part.querySelectorAll(`li:not([hidden])${county && `.${county}`}`).length;
    const visible = countIn(group);
    group.hidden = visible === 0;
    total += visible;
    const fold = group.querySelector('details');
    if (!fold) continue;
    fold.open = query + county !== '';
    fold.hidden = countIn(fold) === 0;
  }
  return total;
}

export function watchGuideFilter(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('[type=search]');
  const status = root.querySelector<HTMLElement>('[data-status]');
  if (!field || !status) return;
  const words = JSON.parse(status.dataset.status ?? '') as StatusWords;
  const chosenCounty = () => root.querySelector<HTMLInputElement>('[type=radio][id]:checked')?.id ?? '';
  let cancel: (() => void) | undefined;
  const filter = () => {
    const [query, county] = [field.value.trim(), chosenCounty()];
    const total = filterGuides(root, query, county);
    root.toggleAttribute('data-filtered', query + county !== '');
    for (const part of root.querySelectorAll<HTMLElement>('[data-unsearched]')) part.hidden = query !== '';
    status.textContent = total > 0 ? plural(words.count, total, words.locale) : words.none;
  };
  const start = () => {
    cancel?.();
    cancel = afterPaint(filter);
  };
  root.addEventListener('input', start);
  // Browsers restore fields after a reload.
  if (field.value + chosenCounty() !== '') start();
}
