/** The tokens that content may use in its texts, and the check that each one leads somewhere. */
import { fullDate } from '#lib/dates.ts';
import { typedHours, weekInWords } from '#lib/hours-text.ts';
import { dollars } from '#lib/money.ts';
import { spokenPhone } from '#lib/phone.ts';
import { tokensIn, type Token } from '#lib/tokens.ts';
import { listed } from '#lib/words.ts';
import { documentFile, homeOf, type CollectionName } from '#schema/collections.ts';
import type { Fact } from '#schema/facts.ts';
import { textsOf } from './all-texts.ts';
import type { Site } from './entities.ts';
import { didYouMean, type Add } from './problem.ts';
import type { Rows } from './rows.ts';

/** Reports tokens we do not know, and facts that do not exist or may not be published, in any text of any collection. */
export function checkTokens(rows: Rows, add: Add): void {
  const facts = new Map(rows.facts.map((fact) => [fact.id, fact]));
  for (const { file, field, text } of textsOf(rows))
    for (const token of tokensIn(text)) {
      const wrong = wrongIn(token, facts);
      if (wrong) add(file, field(), wrong, `${nearToken(token, facts)}Use ${TOKEN_HELP}`);
    }
}

/** Reports texts that name what the owner has not told yet; only paragraphs of content/pages are left out until then. */
export function checkKnown(rows: Rows, site: Site, add: Add): void {
  const check = (file: string, field: string, text: string) => {
    const unknown = tokensIn(text).find((token) => !stands(site, token));
    if (unknown)
      add(
        file,
        field,
        `has the token {${unknown.name}}, which stands for nothing yet`,
        'Take it out, or write what it stands for into content/business.yaml first',
      );
  };
  const bodies = new Set(rows.pages.map(({ id }) => documentFile('pages', id)));
  for (const { file, field, text } of textsOf(rows))
    if (text.includes('{') && !(bodies.has(file) && field() === 'body')) check(file, field(), text);
  for (const { id, links, sections } of site.textPages.values())
    for (const text of [
      ...sections.flatMap((section) => [section.heading, ...section.links.map(({ label }) => label)]),
      ...links.map(({ label }) => label),
    ])
      check(documentFile('pages', id), 'body', text);
}

/** What others say or are called; they may name us as they like. */
const OTHERS: ReadonlySet<CollectionName> = new Set(['facts', 'rules', 'facilities', 'reviews']);

/** Reports our hours written as figures, which would stay when they change; a sentence with a source tells another's. */
export function checkTypedHours(rows: Rows, add: Add): void {
  const typed = typedHours(rows.business.hours.week);
  for (const { file, field, text } of textsOf(rows, OTHERS))
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
      const found = sentence.includes('{fact:') ? undefined : typed.exec(sentence)?.[0];
      const isOurs = () => field().startsWith('hours.') && file === homeOf('business');
      if (found && !isOurs())
        add(file, field(), `has our hours as figures ("${found}"), which would stay when they change`, 'Write {hours}');
    }
}

/**
 * Reports texts that say our name as words, so that another name is written once. A single word, or the words that a
 * service goes by, may mean something else where they stand, so such names are not looked for.
 */
export function checkName(rows: Rows, add: Add): void {
  const { name } = rows.business;
  const common = rows.services.some((service) => service.name.toLowerCase().includes(name.toLowerCase()));
  if (common || !name.includes(' ')) return;
  const said = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
  const own = { ...rows.business, name: '', line: '' };
  for (const { file, field, text } of textsOf({ ...rows, business: own }, OTHERS))
    if (said.test(text))
      add(file, field(), `says "${name}" as words`, 'Write {name}, or "we" where no token may stand');
}

/** Reports our telephone number or e-mail address in a text, where it would stay when it changes. */
export function checkTypedContact(rows: Rows, add: Add): void {
  const { phone, email } = rows.business;
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)?.slice(1).join('\\)?[-. ]{0,2}') ?? '(?!)';
  const typed = new RegExp(`(?<!\\d)${digits}(?!\\d)`);
  const own = { ...rows.business, phone: '', email: '' };
  for (const { file, field, text } of textsOf({ ...rows, business: own }, OTHERS)) {
    if (typed.test(text))
      add(file, field(), 'has our telephone number as figures, which would stay when it changes', 'Write {phone}');
    if (text.includes(email))
      add(file, field(), 'has our e-mail address as words, which would stay when it changes', 'Write {email}');
  }
}

/** A kind of token. */
interface TokenKind {
  /** As an editor writes it, where it is not the name in braces: "{price:1} to {price:8}". */
  written?: string;
  /** What must follow the colon; without it nothing may. */
  argument?: { pattern: RegExp; needs: string };
  /** What it stands for; '' while that is not known. */
  value: (site: Site, argument: string) => string;
}

const count = (number: number): string => number.toLocaleString('en-US');
/** As many counties as a sentence names; of more, it names their states. */
const NAMED = 6;

/** The licenses that the owner holds, each said once though several counties ask for it. */
const licences = ({ business, counties }: Site): string =>
  [...new Map(counties.flatMap(({ licence }) => (licence ? [[licence.id, licence.name] as const] : [])))]
    .flatMap(([id, name]) => (business.licences[id] ? `${name} ${business.licences[id].number}.` : []))
    .join(' ');

/** Published rules that the municipalities have as their own. */
const rulesOf = ({ municipalities }: Site) => [...new Set(municipalities.flatMap((place) => place.facts))];

/** What content may say by a token, by the token's name. */
const TOKENS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  // Prices and the truck.
  ['from', { value: (site) => dollars(site.steps[0]?.price ?? 0) }],
  [
    'price',
    {
      written: '{price:1} to {price:8}',
      argument: { pattern: /^[1-8]$/, needs: 'a number of eighths from 1 to 8' },
      value: (site, eighths) => dollars(site.steps[Number(eighths) - 1]?.price ?? 0),
    },
  ],
  ['truck.yards', { value: (site) => String(Math.round(site.truck.yards * 10) / 10) }],
  ['truck.feet', { value: (site) => String(Math.round(site.truck.feet)) }],
  // The business.
  ['name', { value: (site) => site.business.name }],
  ['line', { value: (site) => site.business.line }],
  ['phone', { value: (site) => spokenPhone(site.business.phone) }],
  ['email', { value: (site) => site.business.email }],
  // "every day 8 am to 8 pm"
  ['hours', { value: (site) => weekInWords(site.business.hours.week) }],
  [
    'area',
    {
      value: ({ counties }) =>
        listed(
          counties.length > NAMED ? [...new Set(counties.map(({ state }) => state))] : counties.map((one) => one.name),
        ),
    },
  ],
  ['licenses', { value: licences }],
  ['rating', { value: (site) => String(site.business.rating.value) }],
  ['reviews', { value: (site) => count(site.business.rating.count) }],
  ['rating.source', { value: (site) => site.business.rating.source ?? '' }],
  ['rating.day', { value: ({ business: { rating } }) => (rating.asOf ? fullDate(rating.asOf) : '') }],
  // What only the owner knows.
  ['terms.sameday', { value: (site) => site.business.terms.sameDay ?? '' }],
  ['terms.arrival', { value: (site) => site.business.terms.arrival ?? '' }],
  ['terms.cancelling', { value: (site) => site.business.terms.cancelling ?? '' }],
  ['terms.languages', { value: (site) => listed(site.business.terms.languages ?? []) }],
  ['terms.insurance', { value: (site) => site.business.terms.insurance ?? '' }],
  ['terms.crew', { value: (site) => site.business.terms.crew ?? '' }],
  ['terms.damage', { value: (site) => site.business.terms.damage ?? '' }],
  [
    'terms.destinations',
    {
      value: (site) => (site.business.terms.destinations ?? []).map(({ name, what }) => `${name}: ${what}`).join('; '),
    },
  ],
  // What the site holds.
  ['items', { value: (site) => count(site.items.length) }],
  ['facts', { value: (site) => count(site.facts.length) }],
  ['rules.facts', { value: (site) => count(rulesOf(site).length) }],
  ['rules.sure', { value: (site) => count(rulesOf(site).filter((fact) => fact.confidence === 'high').length) }],
  ['rules.places', { value: (site) => count(site.municipalities.filter((place) => place.facts.length > 0).length) }],
  [
    'rules.unfound',
    {
      value: (site) => listed(site.municipalities.filter(({ facts }) => facts.length === 0).map(({ label }) => label)),
    },
  ],
]);

/** What an editor may write between braces. */
export const TOKEN_HELP = `${[...TOKENS].map(([name, { written }]) => written ?? `{${name}}`).join(', ')} or {fact:id}`;

/** What a token stands for in plain text; facts vanish, because plain text has no footnotes. */
export const plainValue = (site: Site, { name, argument }: Token): string =>
  TOKENS.get(name)?.value(site, argument ?? '') ?? '';

/** Whether a token stands for something; one that we do not know is told as such. */
const stands = (site: Site, token: Token): boolean => !TOKENS.has(token.name) || plainValue(site, token) !== '';

/** Whether every token of a text stands for something: what the owner has not told yet stands for nothing. */
export const isKnown = (site: Site, text: string): boolean => tokensIn(text).every((token) => stands(site, token));

/** What a token of another name, or of a fact that does not exist, may have meant. */
function nearToken({ name, argument = '' }: Token, facts: ReadonlyMap<string, Fact>): string {
  if (name === 'fact') return facts.has(argument) ? '' : didYouMean(argument, facts.keys());
  return TOKENS.has(name) ? '' : didYouMean(name, TOKENS.keys());
}

function wrongIn({ name, argument }: Token, facts: ReadonlyMap<string, Fact>): string | undefined {
  if (name === 'fact') {
    const fact = facts.get(argument ?? '');
    if (!fact) return `names the fact "${argument ?? ''}", which does not exist`;
    return fact.confidence === 'low' ? `names the fact "${fact.id}", whose confidence is low` : undefined;
  }
  const kind = TOKENS.get(name);
  if (!kind) return `has the token {${name}}, which we do not know`;
  if (kind.argument)
    return argument && kind.argument.pattern.test(argument)
      ? undefined
      : `has the token {${name}:${argument ?? ''}}, which needs ${kind.argument.needs}`;
  return argument === undefined
    ? undefined
    : `has the token {${name}:${argument}}, which takes nothing after the colon`;
}
