/** Reports typed hours, prices, name, phone, email and own address, which would stay when they change. */
import { typedHours } from '#i18n/hours-text.ts';
import { inWords as enPalabras } from '#i18n/spanish.ts';
import { documentFile, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { plainSigns } from '#lib/plain-signs.ts';
import { inWords } from '#lib/text.ts';
import { plainTextsOf, textsOf } from './all-texts.ts';
import type { Add, Problem } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';

/** Texts by or about others, who may name us as they like. */
const OTHERS: ReadonlySet<CollectionName> = new Set(['facts', 'facilities', 'reviews']);

/** The part of a sentence after its footnotes: what precedes one is someone else's figure. */
const unsourced = (sentence: string): string => sentence.split(/\{fact:[^}]*\}/).at(-1) ?? '';

/** Not within "a.m. to" or "a. m." */
const SENTENCE_END = /(?<=[.!?])(?<!\b[ap]\. ?m\.)\s+(?!m\.)|\n/i;

export function checkTypedHours(rows: Rows, add: Add): void {
  const typed = typedHours(rows.business.hours.week);
  for (const { file, field, text } of plainTextsOf(rows, OTHERS))
    for (const sentence of text.split(SENTENCE_END)) {
      const found = typed.exec(unsourced(sentence))?.[0];
      const isOurs = () => field().startsWith('hours.') && file === homeOf('business');
      if (found && !isOurs())
        add(
          file,
          field(),
          `has our hours as figures ("${found}"), which would stay when they change`,
          'Write {hours}',
          found,
        );
    }
}

const AMOUNT = String.raw`(\d{1,3}(?:[.,]\d{3})+(?![.,]?\d)|\d+)(?:[.,]00)?(?![.,]?\d)`;
const BEFORE = String.raw`(?:\b(?:USD?|U)\s?)?\$S?\s?|\bUSD\s?`;
const AFTER = String.raw`\s?(?:US)?(?:\$|USD\b|-?dollars?\b|bucks\b|d[oó]lar(?:es)?\b)`;
const TO = String.raw`\s?-\s?|\s(?:to|through|a|hasta)\s`;
const IN_DIGITS = [
  // "$149", "USD 149", "$149-299"
  new RegExp(`(?:${BEFORE})${AMOUNT}(?:(?:${TO})(?:${BEFORE})?${AMOUNT})?`, 'gi'),
  // "149 dollars", "149$", "149 a 299 dólares"
  new RegExp(String.raw`(?<![\d.,$])${AMOUNT}(?:(?:${TO})${AMOUNT})?${AFTER}`, 'gi'),
];

/** @returns amounts of dollars with the words that say them, such as 149 of "149 dollars" */
const dollarsIn = (text: string): { amount: number; found: string }[] =>
  IN_DIGITS.flatMap((form) =>
    [...text.matchAll(form)].flatMap(([found, ...amounts]) =>
      amounts.filter(Boolean).map((digits) => ({ amount: Number(digits.replace(/[.,]/g, '')), found })),
    ),
  );

/** Reports our prices as figures. A figure with a source anywhere in a record is someone else's in all of it. */
export function checkTypedPrices(rows: Rows, add: Add): void {
  const eighths = new Map(rows.pricing.steps.map((step) => [step.price, step.eighths]));
  const spelled = [...eighths.keys()].map((price) => ({
    amount: price,
    form: new RegExp(`\\b(?:${inWords(price)} (?:dollars|bucks)|${enPalabras(price)} d[oó]lares)\\b`, 'i'),
  }));
  const pricesIn = (text: string) => [
    ...dollarsIn(text),
    ...spelled.flatMap(({ amount, form }) => {
      const found = form.exec(text)?.[0];
      return found === undefined ? [] : [{ amount, found }];
    }),
  ];
  const texts = [...plainTextsOf(rows, OTHERS)].filter(({ text }) => /\$|usd|dollar|bucks|d[oó]lar/i.test(text));
  const sourced = new Set(
    texts.flatMap(({ record, text }) =>
      text
        .split('\n')
        .filter((line) => line.includes('{fact:'))
        .flatMap(pricesIn)
        .map(({ amount }) => `${record} ${amount}`),
    ),
  );
  for (const { file, record, field, text } of texts)
    for (const [amount, found] of new Map(pricesIn(text).map((price) => [price.amount, price.found]))) {
      const step = eighths.get(amount);
      if (step !== undefined && !sourced.has(`${record} ${amount}`))
        add(
          file,
          field(),
          `has our price as a figure (${found}), which would stay when it changes`,
          `Write ${step === 1 ? '{from}' : `{price:${step}}`}, or give the source where it is another's`,
          found,
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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A sign in either case. */
const eitherCase = (sign: string): string =>
  sign.toLowerCase() === sign.toUpperCase() ? escaped(sign) : `[${sign.toLowerCase()}${sign.toUpperCase()}]`;

/**
 * A name in its own capitals or in all capitals, its words joined as they may be. Not in small letters, which may be other
 * words: "gone today".
 */
const nameForm = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${plainSigns(name)
      .split(/ +/)
      .map((word) => Array.from(word, (sign, at) => (at === 0 ? escaped(sign) : eitherCase(sign))).join(''))
      .join('[\\s_*-]{0,3}')}(?![\\p{L}\\p{N}])`,
    'u',
  );

/** Reports our name as words. Single words and names of services are skipped: they may mean something else. */
export function checkName(rows: Rows, add: Add): void {
  const { name } = rows.business;
  const common = rows.services.some((service) => service.name.toLowerCase().includes(name.toLowerCase()));
  if (common || !name.includes(' ')) return;
  const form = nameForm(name);
  const business = { ...rows.business, name: '', line: '' };
  for (const { file, field, text } of plainTextsOf({ ...rows, business }, OTHERS)) {
    const found = form.exec(text)?.[0];
    if (found)
      add(
        file,
        field(),
        `says "${found.replace(/\s+/g, ' ')}" as words`,
        'Write {name}, or "we" where no token may stand',
        found,
      );
  }
}

/** What may stand between the digits of a phone number, signs made alike. */
const GAP = String.raw`[-. ()/*_·•]{0,4}`;

/** '+19145550149' with or without its country and area code, however grouped. */
function phoneForm(e164: string): RegExp {
  const spaced = (digits: string) => Array.from(digits).join(GAP);
  const [area, exchange, line] = [e164.slice(2, 5), e164.slice(5, 8), e164.slice(8)];
  const number = `${spaced(area)}${GAP}${spaced(exchange + line)}`;
  return new RegExp(
    `(?<!\\d)(?:(?:\\+|00|011)?1${GAP})?${number}(?!\\d)|(?<!\\d[-. ()/]{0,3})${exchange}[-. ]${line}(?!\\d)`,
  );
}

/** An address of mail, also as people write it to hide it: "ask (at) us dot com". */
const mailForm = (email: string): RegExp =>
  new RegExp(
    `(?<![\\w.+-])${escaped(email)
      .replaceAll(String.raw`\.`, String.raw`(?:\.| ?[([{](?:dot|punto)[)\]}] ?| (?:dot|punto) )`)
      .replace('@', String.raw`(?: ?@ ?| ?[([{](?:at|arroba)[)\]}] ?| (?:at|arroba) )`)}(?![\\w-])`,
    'i',
  );

/** The site's host, with or without scheme and www. */
const hostForm = (site: string): RegExp =>
  new RegExp(
    String.raw`(?<![\w@.-])(?:https?://)?(?:www\.)?${escaped(new URL(site).hostname.replace(/^www\./, ''))}(?![\w-]|\.\w)`,
    'i',
  );

const STAYS = 'which would stay when it changes';
const ownWords = (rows: Rows) =>
  plainTextsOf({ ...rows, business: { ...rows.business, phone: '', email: '', site: '' } }, OTHERS);

/** Links to pages of ours that name the site's host, and the host as words: they work until the site moves. */
export function ownAddresses(rows: Rows): Problem[] {
  const form = hostForm(rows.business.site);
  return [...ownWords(rows)].flatMap(({ file, field, text }): Problem[] => {
    const found = form.exec(text)?.[0];
    if (!found) return [];
    const remedy = 'Link with the path alone, for example [prices](/pricing), or leave it out';
    return [{ file, field: field(), wrong: `has our own web address, ${STAYS}`, remedy, found }];
  });
}

export function checkTypedContact(rows: Rows, add: Add): void {
  const { phone, email } = rows.business;
  const forms = [
    [phoneForm(phone), `has our phone number as figures, ${STAYS}`, 'Write {phone}'],
    [mailForm(email), `has our email address as words, ${STAYS}`, 'Write {email}'],
  ] as const;
  for (const { file, field, text } of ownWords(rows))
    for (const [form, wrong, remedy] of forms) {
      const found = form.exec(text)?.[0];
      if (found) add(file, field(), wrong, remedy, found);
    }
}
