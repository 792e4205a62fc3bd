/** The desk's own dialogs for the repository: a sentence, a choice, a new sign-in. */
import type { Decide, FileClash } from './commits.ts';

/** Beside what the page gives every dialog of the desk (admin/app/admin.css). */
const STYLE = `
.desk-ask dl { margin: 0.75rem 0; }
.desk-ask dt { font-size: 0.875rem; color: #4a5750; }
.desk-ask dd { margin: 0 0 0.75rem; white-space: pre-wrap; }
.desk-ask p { margin-bottom: 1rem; }
.desk-ask label { display: block; font-weight: 600; }
.desk-ask input { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; margin: 0.25rem 0 1rem;
  padding: 0.5rem; border: 1px solid #4a5750; border-radius: 0.75rem; font: inherit; background: #fff; color: inherit; }
.desk-ask form > div { display: flex; flex-direction: column; gap: 0.5rem; }
.desk-ask a { color: #0f3d2e; }
.desk-ask .desk-button:not([value=ok]) { border: 1px solid #4a5750; background: #fff; color: #17231e; }
.desk-ask input:focus-visible, .desk-ask a:focus-visible { outline: 3px solid #f26b21; outline-offset: 2px; }
`;

type Child = Node | string;

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

let isStyled = false;
function style(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

interface Shown {
  title: string;
  parts: readonly Child[];
  /** Value and words; `ok` is the one to press. */
  buttons: readonly (readonly [value: string, words: string])[];
}

let last: Promise<unknown> = Promise.resolve();
let count = 0;

function show({ title, parts, buttons }: Shown): Promise<string> {
  style();
  const id = `desk-dialog-${(count += 1)}`;
  const heading = element('h2', { id }, title);
  const row = element(
    'div',
    {},
    ...buttons.map(([value, words]) => element('button', { value, class: 'desk-button' }, words)),
  );
  const form = element('form', { method: 'dialog' }, heading, ...parts, row);
  const dialog = element('dialog', { class: 'desk-dialog desk-ask', 'aria-labelledby': id }, form);
  // Keys are Sveltia's shortcuts otherwise.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/** One after the other. */
function inTurn(shown: Shown): Promise<string> {
  const turn = last.then(() => show(shown));
  last = turn;
  return turn;
}

const said = new Set<string>();

/** Says a sentence; the same one only once at a time. */
export function notify(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  const done = inTurn({ title: 'Not done', parts: [element('p', {}, sentence)], buttons: [['ok', 'OK']] });
  void done.then(() => said.delete(sentence));
}

const worded = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '(nothing)';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

/** How a place is called in forms. */
export type PlaceSaid = (file: string, path: readonly string[]) => string;

const clashList = (clashes: readonly FileClash[], placeSaid: PlaceSaid): HTMLElement =>
  element(
    'dl',
    {},
    ...clashes.flatMap((clash) => [
      element('dt', {}, placeSaid(clash.file, clash.path)),
      element('dd', {}, `Theirs: ${worded(clash.theirs)}\nYours: ${worded(clash.mine)}`),
    ]),
  );

export const deciding =
  (placeSaid: PlaceSaid): Decide =>
  async (clashes) => {
    const answer = await inTurn({
      title: 'Someone changed the same words',
      parts: [
        element('p', {}, 'Everything else you both changed is kept. Which words should stay here?'),
        clashList(clashes, placeSaid),
      ],
      buttons: [
        ['ok', 'Keep mine'],
        ['theirs', 'Keep theirs'],
        ['', 'Cancel'],
      ],
    });
    if (answer === 'ok') return 'mine';
    return answer === 'theirs' ? 'theirs' : undefined;
  };

export interface Renewing {
  /** Where a token is made. */
  tokenPage: string;
  /** Gets one through the sign-in worker. */
  popup?: () => Promise<string>;
}

async function askForToken({ tokenPage, popup }: Renewing): Promise<string | undefined> {
  const input = element('input', { type: 'password', autocomplete: 'off', id: 'desk-token' });
  const link = element('a', { href: tokenPage, target: '_blank', rel: 'noopener noreferrer' }, 'Make a new token');
  const answer = await inTurn({
    title: 'Sign in again',
    parts: [
      element('p', {}, 'GitHub no longer accepts your sign-in. What you typed is still here.'),
      ...(popup ? [] : [element('label', { for: 'desk-token' }, 'Token'), input, element('p', {}, link)]),
    ],
    buttons: [
      ['ok', popup ? 'Sign in with GitHub' : 'Sign in'],
      ['', 'Not now'],
    ],
  });
  if (answer !== 'ok') return undefined;
  if (popup) return popup().catch(() => undefined);
  const token = input.value.trim();
  return token === '' ? undefined : token;
}

/** Asks once for all requests that wait for it. */
export function renewal(renewing: Renewing): () => Promise<string | undefined> {
  let asking: Promise<string | undefined> | undefined;
  return () => (asking ??= askForToken(renewing).finally(() => (asking = undefined)));
}
