/** Says why nothing was saved, and what to do. */
import type { Refusal } from './saving.ts';
import type { Said } from './mistakes.ts';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
};

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const mistake = ({ where, field, wrong, remedy }: Said): HTMLLIElement =>
  element(
    'li',
    '',
    element('p', 'desk-where', where),
    element('p', 'desk-wrong', element('strong', '', field), ` ${sentence(wrong)}`),
    element('p', '', sentence(remedy)),
  );

let last: Promise<void> = Promise.resolve();

/** Shows one after the other. @returns when it was closed */
export function tell(refusal: Refusal): Promise<void> {
  last = last.then(() => shown(refusal));
  return last;
}

function shown({ title, intro, mistakes }: Refusal): Promise<void> {
  const heading = element('h2', '', title);
  heading.id = 'desk-refusal';
  const close = element('button', 'desk-button', 'Back to the form');
  close.type = 'button';
  const dialog = element('dialog', 'desk-dialog', heading);
  dialog.setAttribute('aria-labelledby', heading.id);
  if (mistakes.length > 0) dialog.append(element('ol', '', ...mistakes.map(mistake)));
  dialog.append(element('p', 'desk-intro', intro), close);
  document.body.append(dialog);
  return new Promise((resolve) => {
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    dialog.showModal();
  });
}
