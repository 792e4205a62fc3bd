/** What the admin itself says: in a dialog over the form, or on a page with nothing else. */
import type { Mistake } from './mistakes.ts';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const item = ({ form, field, wrong, remedy }: Mistake): HTMLLIElement =>
  element(
    'li',
    element('small', form),
    element('p', element('strong', field), ` ${sentence(wrong)}`),
    element('p', sentence(remedy)),
  );

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
  const close = element('button', 'OK');
  const form = element('form', element('h2', title), element('ol', ...mistakes.map(item)), element('p', text), close);
  form.method = 'dialog';
  const dialog = element('dialog', form);
  dialog.className = 'admin-dialog';
  dialog.setAttribute('aria-label', title);
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
  const link = element('a', 'Open the admin');
  link.href = '/';
  const page = element('main', element('h1', title), element('p', text), link);
  page.className = 'admin-page';
  document.body.append(page);
}
