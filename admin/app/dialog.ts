/** What the admin itself says: in a dialog over the form, or on a page with nothing else. */
import { element } from './element.ts';
import type { Mistake } from './mistakes.ts';

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

export interface Message {
  readonly title: string;
  readonly text: string;
  readonly mistakes?: readonly Mistake[];
}

let last: Promise<void> = Promise.resolve();

/** Shows one message after the other. @returns when it was closed */
export function show(message: Message): Promise<void> {
  last = last.then(() => open(message));
  return last;
}

function open({ title, text, mistakes = [] }: Message): Promise<void> {
  const items = mistakes.map(({ form, field, wrong, remedy }) => {
    const what = element('p', {}, element('strong', {}, field), ` ${sentence(wrong)}`);
    return element('li', {}, element('small', {}, form), what, element('p', {}, sentence(remedy)));
  });
  const parts = [
    element('h2', {}, title),
    element('ol', {}, ...items),
    element('p', {}, text),
    element('button', {}, 'OK'),
  ];
  const form = element('form', { method: 'dialog' }, ...parts);
  const dialog = element('dialog', { className: 'admin-dialog', ariaLabel: title }, form);
  // Outside the dialog, keys are Sveltia's shortcuts.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}

/** Says something on a page that has nothing else to show. */
export function showPage(title: string, text: string): void {
  const parts = [element('h1', {}, title), element('p', {}, text), element('a', { href: '/' }, 'Open the admin')];
  document.body.append(element('main', { className: 'admin-page' }, ...parts));
}
