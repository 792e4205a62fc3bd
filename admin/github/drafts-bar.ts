/** A line at the foot of the desk: which drafts wait, and what the checks say of each. */
import type { Draft, Verdict } from './drafts.ts';

const WORDS: Record<Verdict, string> = {
  passed: 'Checks passed',
  failed: 'Checks found a mistake',
  running: 'Checks are running',
  none: 'No checks yet',
};

const STYLE = `
.desk-drafts { position: fixed; inset-block-end: 0.5rem; inset-inline-start: 0.5rem; z-index: 1; box-sizing: border-box;
  max-inline-size: min(28rem, calc(100vw - 1rem)); border: 1px solid #4a5750; border-radius: 0.5rem; background: #fff;
  color: #17231e; font: 0.875rem/1.5 system-ui, sans-serif; }
.desk-drafts[hidden] { display: none; }
.desk-drafts summary { min-block-size: 2.75rem; padding: 0.6rem 0.75rem; box-sizing: border-box; cursor: pointer; font-weight: 600; }
.desk-drafts ul { margin: 0; padding: 0 0.75rem 0.5rem; list-style: none; max-block-size: 50dvh; overflow-y: auto; }
.desk-drafts li { padding-block: 0.5rem; border-block-start: 1px solid #ccc; overflow-wrap: anywhere; }
.desk-drafts a { display: inline-block; min-block-size: 1.5rem; color: #0f3d2e; }
.desk-drafts :focus-visible { outline: 3px solid #f26b21; outline-offset: 2px; }
/* Above Sveltia's own bar, and two rows of ways to other pages. */
@media (width < 768px) { .desk-drafts { inset-block-end: 11rem; } .desk-drafts ul { max-block-size: 30dvh; } }
`;

const headline = (drafts: readonly Draft[]): string => {
  const failed = drafts.filter(({ verdict }) => verdict === 'failed').length;
  const count = drafts.length === 1 ? '1 draft waits' : `${drafts.length} drafts wait`;
  return failed > 0 ? `${count}: ${failed} with a mistake` : count;
};

function line({ title, verdict, details, url }: Draft): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = details ?? url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = details === undefined ? 'See it on GitHub' : 'See what they say';
  item.append(`${title}: ${WORDS[verdict]}. `, link);
  return item;
}

/** A form has the whole screen. */
const isInForm = (): boolean => /\/(entries|new)\b/.test(location.hash);

export class DraftsBar {
  readonly #bar = document.createElement('details');
  readonly #summary = document.createElement('summary');
  readonly #list = document.createElement('ul');
  #isEmpty = true;

  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    this.#bar.className = 'desk-drafts';
    this.#bar.append(this.#summary, this.#list);
    this.#bar.hidden = true;
    document.body.append(this.#bar);
    window.addEventListener('hashchange', () => this.#place());
  }

  show(drafts: readonly Draft[]): void {
    this.#isEmpty = drafts.length === 0;
    this.#summary.textContent = headline(drafts);
    this.#list.replaceChildren(...drafts.map(line));
    this.#place();
  }

  #place(): void {
    this.#bar.hidden = this.#isEmpty || isInForm();
  }
}
