/** HTML as tagged templates: what is filled in is text and escaped, unless it is HTML already. */
import { escapeHtml } from '#lib/html.ts';

export interface Html {
  readonly html: string;
}

type Filled = Html | string | number | undefined | false | readonly (Html | string)[];

/** Takes over what is HTML or SVG already. */
export const raw = (text: string): Html => ({ html: text });

function textOf(value: Filled): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map(textOf).join('');
}

export const html = (strings: TemplateStringsArray, ...values: Filled[]): Html =>
  raw(strings.map((string, at) => string + textOf(values[at])).join(''));
