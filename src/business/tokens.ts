/** The tokens that texts of content may use, and what each stands for. */
import { dollars } from '#lib/money.ts';
import { spokenPhone } from '#lib/phone.ts';
import { tokensIn, type Token } from '#lib/tokens.ts';
import type { Site } from './entities.ts';
import { ladderPrice, priceLoad, type Estimate } from './estimate.ts';
import { heldLicenses } from './licenses.ts';
import { feetIn, feetInWords, priceInWords, roomInWords } from './loads.ts';

/** A kind of token. */
export interface TokenKind {
  /** How an editor writes it, unless it is the name in braces: "{price:1} to {price:8}". */
  written?: string;
  /** What follows the colon; without it nothing may. A service may be left out. */
  argument?: 'load' | 'service';
  /** Plain text; '' while unknown. */
  value: (site: Site, argument: string) => string;
}

const count = (number: number): string => number.toLocaleString('en-US');
/** With more counties than this, a sentence names their states instead. */
const MOST_COUNTIES = 6;

const licenses = (site: Site): string =>
  heldLicenses(site)
    .map(({ name, number }) => `${name} ${number}.`)
    .join(' ');

/** Published rules of the municipalities themselves. */
const rulesOf = ({ municipalities }: Site) => [...new Set(municipalities.flatMap((place) => place.facts))];

const priced = ({ volumes, truck }: Site, load: string): Estimate =>
  priceLoad(feetIn(load, volumes, truck.feet), truck);
const tenths = (figure: number): string => String(Math.round(figure * 10) / 10);

/** The first price, or that of a service's smallest usual load. */
const startOf = ({ services, truck }: Site, id: string): string =>
  dollars(ladderPrice(services.find((service) => service.id === id)?.load.from ?? 1, truck.prices));

/** By the token's name. */
export const TOKENS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  // Prices and the truck.
  ['from', { written: '{from}, {from:service}', argument: 'service', value: startOf }],
  [
    'price',
    {
      written: '{price:4}, {price:sofa}',
      argument: 'load',
      value: (site, load) => priceInWords(site.formats, priced(site, load).price),
    },
  ],
  [
    'room',
    {
      written: '{room:sofa}',
      argument: 'load',
      value: (site, load) => roomInWords(site.formats, priced(site, load).eighths),
    },
  ],
  [
    'feet',
    {
      written: '{feet:sofa}',
      argument: 'load',
      value: (site, load) => feetInWords(site.formats, priced(site, load).feet),
    },
  ],
  ['truck.yards', { value: (site) => tenths(site.truck.yards) }],
  ['truck.feet', { value: (site) => String(Math.round(site.truck.feet)) }],
  ['truck.length', { value: (site) => String(site.pricing.truck.length) }],
  ['truck.width', { value: (site) => String(site.pricing.truck.width) }],
  ['truck.height', { value: (site) => String(site.pricing.truck.height) }],
  ['weight.pounds', { value: (site) => count(site.pricing.weight.pounds) }],
  ['weight.price', { value: (site) => dollars(site.pricing.weight.price) }],
  ['weight.per', { value: (site) => count(site.pricing.weight.per) }],
  // The business.
  ['name', { value: (site) => site.business.name }],
  ['line', { value: (site) => site.business.line }],
  ['phone', { value: (site) => spokenPhone(site.business.phone) }],
  ['email', { value: (site) => site.business.email }],
  // "every day 8 am to 8 pm"
  ['hours', { value: (site) => site.formats.week(site.business.hours.week) }],
  [
    'area',
    {
      value: ({ counties, formats }) =>
        formats.listed(
          counties.length > MOST_COUNTIES
            ? [...new Set(counties.map(({ state }) => state))]
            : counties.map(({ name }) => name),
        ),
    },
  ],
  ['licenses', { value: licenses }],
  ['rating', { value: (site) => String(site.business.rating?.value ?? '') }],
  ['reviews', { value: ({ business: { rating } }) => (rating ? count(rating.count) : '') }],
  ['rating.source', { value: (site) => site.business.rating?.source ?? '' }],
  ['rating.day', { value: ({ business: { rating }, formats }) => (rating?.asOf ? formats.fullDate(rating.asOf) : '') }],
  ['promise.licensed', { value: (site) => site.business.promises.licensed }],
  ['promise.soon', { value: (site) => site.business.promises.soon }],
  ['promise.included', { value: (site) => site.business.promises.included }],
  ['promise.approve', { value: (site) => site.business.promises.approve }],
  ['promise.free', { value: (site) => site.business.promises.free }],
  ['promise.photo', { value: (site) => site.business.promises.photo }],
  // What only the owner knows.
  ['payment', { value: (site) => site.formats.listed(site.business.payment ?? [], 'or') }],
  ['terms.card', { value: (site) => site.business.terms.card ?? '' }],
  ['terms.reply', { value: (site) => site.business.terms.reply ?? '' }],
  ['terms.tax', { value: (site) => site.business.terms.tax ?? '' }],
  ['terms.afar', { value: (site) => site.business.terms.afar ?? '' }],
  ['terms.sameday', { value: (site) => site.business.terms.sameDay ?? '' }],
  ['terms.arrival', { value: (site) => site.business.terms.arrival ?? '' }],
  ['terms.cancelling', { value: (site) => site.business.terms.cancelling ?? '' }],
  ['terms.languages', { value: (site) => site.formats.listed(site.business.terms.languages ?? []) }],
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
      value: (site) =>
        site.formats.listed(site.municipalities.filter(({ facts }) => facts.length === 0).map(({ label }) => label)),
    },
  ],
]);

/** Every token an editor may write, for messages. */
export const TOKEN_HELP = `${[...TOKENS].map(([name, { written }]) => written ?? `{${name}}`).join(', ')} or {fact:id}`;

/** A token's value in plain text; facts vanish, because plain text has no footnotes. */
export const plainValue = (site: Site, { name, argument }: Token): string =>
  TOKENS.get(name)?.value(site, argument ?? '') ?? '';

/** Whether a token has a value. An unknown token counts; validation reports it. */
export const hasValue = (site: Site, token: Token): boolean =>
  !TOKENS.has(token.name) || plainValue(site, token) !== '';

/** Whether every token of a text has a value: what the owner has not told us yet does not. */
export const isKnown = (site: Site, text: string): boolean => tokensIn(text).every((token) => hasValue(site, token));
