/** Reports typed hours, prices, name, phone and email, which would stay when they change. */
import { typedHours } from '#i18n/hours-text.ts';
import { documentFile, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { textsOf } from './all-texts.ts';
import type { Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';

/** Texts by or about others, who may name us as they like. */
const OTHERS: ReadonlySet<CollectionName> = new Set(['facts', 'facilities', 'reviews']);

/** The part of a sentence after its footnotes: what precedes one is someone else's figure. */
const unsourced = (sentence: string): string => sentence.split(/\{fact:[^}]*\}/).at(-1) ?? '';

export function checkTypedHours(rows: Rows, add: Add): void {
  const typed = typedHours(rows.business.hours.week);
  for (const { file, field, text } of textsOf(rows, OTHERS))
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
      const found = typed.exec(unsourced(sentence))?.[0];
      const isOurs = () => field().startsWith('hours.') && file === homeOf('business');
      if (found && !isOurs())
        add(file, field(), `has our hours as figures ("${found}"), which would stay when they change`, 'Write {hours}');
    }
}

/** "$1,250" and "$149": 1250 and 149. */
const dollarsIn = (text: string): number[] =>
  [...text.matchAll(/\$(\d{1,3}(?:,\d{3})+|\d+)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));

/** Reports our prices as figures. A figure with a source anywhere in a record is someone else's in all of it. */
export function checkTypedPrices(rows: Rows, add: Add): void {
  const eighths = new Map(rows.pricing.steps.map((step) => [step.price, step.eighths]));
  const texts = [...textsOf(rows, OTHERS)].filter(({ text }) => text.includes('$'));
  const sourced = new Set(
    texts.flatMap(({ record, text }) =>
      text
        .split('\n')
        .filter((line) => line.includes('{fact:'))
        .flatMap(dollarsIn)
        .map((amount) => `${record} ${amount}`),
    ),
  );
  for (const { file, record, field, text } of texts)
    for (const amount of new Set(dollarsIn(text))) {
      const step = eighths.get(amount);
      if (step !== undefined && !sourced.has(`${record} ${amount}`))
        add(
          file,
          field(),
          `has our price as a figure ($${amount}), which would stay when it changes`,
          `Write ${step === 1 ? '{from}' : `{price:${step}}`}, or give the source where it is another's`,
        );
    }
}

/** A service's link, with {from} in the same clause. */
const LINKED_START = /\/services\/([a-z0-9-]+)\)[^.;|]*\{from\}/g;

/** Reports {from} about a service whose smallest usual load costs more. */
export function checkStart(rows: Rows, add: Add): void {
  const loads = new Map(rows.services.map(({ id, load }) => [id, load.from]));
  const check = (id: string, file: string, field: string) => {
    const eighths = loads.get(id) ?? 1;
    if (eighths > 1)
      add(
        file,
        field,
        `says {from}, the price of an eighth, and the usual load of "${id}" begins at ${eighths} eighths`,
        `Write {from:${id}}, the price of that load`,
      );
  };
  for (const { id, title, description, lead } of rows.services)
    for (const [field, text] of Object.entries({ title, description, lead }))
      if (text.includes('{from}')) check(id, documentFile('services', id), field);
  for (const { file, field, text } of textsOf(rows, OTHERS))
    if (text.includes('{from}')) for (const [, id = ''] of text.matchAll(LINKED_START)) check(id, file, field());
}

/** Reports our name as words. Single words and names of services are skipped: they may mean something else. */
export function checkName(rows: Rows, add: Add): void {
  const { name } = rows.business;
  const common = rows.services.some((service) => service.name.toLowerCase().includes(name.toLowerCase()));
  if (common || !name.includes(' ')) return;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'u',
  );
  const business = { ...rows.business, name: '', line: '' };
  for (const { file, field, text } of textsOf({ ...rows, business }, OTHERS))
    if (pattern.test(text))
      add(file, field(), `says "${name}" as words`, 'Write {name}, or "we" where no token may stand');
}

export function checkTypedContact(rows: Rows, add: Add): void {
  const { phone, email } = rows.business;
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)?.slice(1).join('\\)?[-. ]{0,2}') ?? '(?!)';
  const typed = new RegExp(`(?<!\\d)${digits}(?!\\d)`);
  const business = { ...rows.business, phone: '', email: '' };
  for (const { file, field, text } of textsOf({ ...rows, business }, OTHERS)) {
    if (typed.test(text))
      add(file, field(), 'has our phone number as figures, which would stay when it changes', 'Write {phone}');
    if (text.includes(email))
      add(file, field(), 'has our email address as words, which would stay when it changes', 'Write {email}');
  }
}
