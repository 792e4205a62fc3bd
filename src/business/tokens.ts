/** The tokens that content may use in its texts, and the check that each one leads somewhere. */
import { dollars } from '#lib/money.ts';
import { spokenPhone } from '#lib/phone.ts';
import { tokensIn, type Token } from '#lib/tokens.ts';
import { documentFile } from '#business/schema/collections.ts';
import type { Fact } from '#business/schema/facts.ts';
import { textsOf } from '#validation/all-texts.ts';
import type { Site } from './entities.ts';
import { heldLicenses } from './licenses.ts';
import {
  eighthsIn,
  feetIn,
  feetInWords,
  LOAD_HELP,
  priceInWords,
  roomInWords,
  volumesOf,
  wrongLoad,
  type Span,
  type Volumes,
} from './loads.ts';
import { didYouMean, type Add } from './problem.ts';
import type { Rows } from './rows.ts';

/** Reports tokens we do not know, and facts that do not exist or may not be published, in any text of any collection. @param named whose records tokens name */
export function checkTokens(rows: Rows, named: Rows, add: Add): void {
  const known: Known = {
    facts: new Map(named.facts.map((fact) => [fact.id, fact])),
    services: new Set(named.services.map(({ id }) => id)),
    volumes: volumesOf(named),
  };
  for (const { file, field, text } of textsOf(rows))
    for (const token of tokensIn(text)) {
      const mistake = mistakeIn(token, known);
      if (mistake) add(file, field(), mistake.wrong, mistake.remedy);
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

/** What an argument may name. */
interface Known {
  facts: ReadonlyMap<string, Fact>;
  services: ReadonlySet<string>;
  volumes: Volumes;
}

interface Mistake {
  wrong: string;
  remedy: string;
}

/** A kind of token. */
interface TokenKind {
  /** As an editor writes it, where it is not the name in braces: "{price:1} to {price:8}". */
  written?: string;
  /** Says what is wrong with what follows the colon, '' where nothing does; without it nothing may follow. */
  argument?: (argument: string, known: Known) => Mistake | undefined;
  /** What it stands for; '' while that is not known. */
  value: (site: Site, argument: string) => string;
}

const count = (number: number): string => number.toLocaleString('en-US');
/** As many counties as a sentence names; of more, it names their states. */
const NAMED = 6;

/** The licenses that the owner holds, in sentences. */
const licenses = (site: Site): string =>
  heldLicenses(site)
    .map(({ name, number }) => `${name} ${number}.`)
    .join(' ');

/** Published rules that the municipalities have as their own. */
const rulesOf = ({ municipalities }: Site) => [...new Set(municipalities.flatMap((place) => place.facts))];

/** A load, as src/business/loads.ts reads it: "4", "sofa+2-armchair", "200-feet". */
const aLoad: TokenKind['argument'] = (argument, { volumes }) =>
  argument === ''
    ? { wrong: 'needs a load after a colon', remedy: `Write a number of eighths from 1 to 8, or ${LOAD_HELP}` }
    : wrongLoad(argument, volumes);

const aServiceOrNone: TokenKind['argument'] = (argument, { services }) =>
  argument === '' || services.has(argument)
    ? undefined
    : {
        wrong: `names the service "${argument}", which does not exist`,
        remedy: `${didYouMean(argument, services)}Name a file of content/services, or write {from} for the first price of all`,
      };

const feetOfLoad = (site: Site, load: string): Span => feetIn(load, site.volumes, site.truck.feet);
const roomOfLoad = (site: Site, load: string): Span => eighthsIn(feetOfLoad(site, load), site.truck.feet);
const prices = ({ steps }: Site): number[] => steps.map(({ price }) => price);
const tenths = (figure: number): string => String(Math.round(figure * 10) / 10);

/** The first price, or that of a service's smallest usual load. */
const startOf = ({ services, steps }: Site, id: string): string => {
  const eighths = services.find((service) => service.id === id)?.load.from ?? 1;
  return dollars(steps[eighths - 1]?.price ?? 0);
};

/** What content may say by a token, by the token's name. */
const TOKENS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  // Prices and the truck.
  ['from', { written: '{from}, {from:service}', argument: aServiceOrNone, value: startOf }],
  [
    'price',
    {
      written: '{price:4}, {price:sofa}',
      argument: aLoad,
      value: (site, load) => priceInWords(site.speech, roomOfLoad(site, load), prices(site)),
    },
  ],
  [
    'room',
    {
      written: '{room:sofa}',
      argument: aLoad,
      value: (site, load) => roomInWords(site.speech, roomOfLoad(site, load)),
    },
  ],
  [
    'feet',
    {
      written: '{feet:sofa}',
      argument: aLoad,
      value: (site, load) => feetInWords(site.speech, feetOfLoad(site, load)),
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
  ['hours', { value: (site) => site.speech.week(site.business.hours.week) }],
  [
    'area',
    {
      value: ({ counties, speech }) =>
        speech.listed(
          counties.length > NAMED ? [...new Set(counties.map(({ state }) => state))] : counties.map((one) => one.name),
        ),
    },
  ],
  ['licenses', { value: licenses }],
  ['rating', { value: (site) => String(site.business.rating?.value ?? '') }],
  ['reviews', { value: ({ business: { rating } }) => (rating ? count(rating.count) : '') }],
  ['rating.source', { value: (site) => site.business.rating?.source ?? '' }],
  ['rating.day', { value: ({ business: { rating }, speech }) => (rating?.asOf ? speech.fullDate(rating.asOf) : '') }],
  ['promise.licensed', { value: (site) => site.business.promises.licensed }],
  ['promise.soon', { value: (site) => site.business.promises.soon }],
  ['promise.included', { value: (site) => site.business.promises.included }],
  ['promise.approve', { value: (site) => site.business.promises.approve }],
  ['promise.free', { value: (site) => site.business.promises.free }],
  ['promise.photo', { value: (site) => site.business.promises.photo }],
  // What only the owner knows.
  ['payment', { value: (site) => site.speech.listed(site.business.payment ?? [], 'or') }],
  ['terms.card', { value: (site) => site.business.terms.card ?? '' }],
  ['terms.tax', { value: (site) => site.business.terms.tax ?? '' }],
  ['terms.sameday', { value: (site) => site.business.terms.sameDay ?? '' }],
  ['terms.arrival', { value: (site) => site.business.terms.arrival ?? '' }],
  ['terms.cancelling', { value: (site) => site.business.terms.cancelling ?? '' }],
  ['terms.languages', { value: (site) => site.speech.listed(site.business.terms.languages ?? []) }],
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
        site.speech.listed(site.municipalities.filter(({ facts }) => facts.length === 0).map(({ label }) => label)),
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

/** What is wrong with a token, and what to write instead. */
function mistakeIn({ name, argument = '' }: Token, known: Known): Mistake | undefined {
  if (name === 'fact') return mistakeInFact(argument, known.facts);
  const token = `the token {${name}${argument === '' ? '' : `:${argument}`}}`;
  const kind = TOKENS.get(name);
  if (!kind)
    return {
      wrong: `has ${token}, which we do not know`,
      remedy: `${didYouMean(name, TOKENS.keys())}Use ${TOKEN_HELP}`,
    };
  if (kind.argument) {
    const mistake = kind.argument(argument, known);
    return mistake && { wrong: `has ${token}, which ${mistake.wrong}`, remedy: mistake.remedy };
  }
  return argument === ''
    ? undefined
    : { wrong: `has ${token}, which takes nothing after the colon`, remedy: `Write {${name}}` };
}

function mistakeInFact(id: string, facts: ReadonlyMap<string, Fact>): Mistake | undefined {
  const fact = facts.get(id);
  const remedy = `Use ${TOKEN_HELP}`;
  if (!fact)
    return { wrong: `names the fact "${id}", which does not exist`, remedy: didYouMean(id, facts.keys()) + remedy };
  return fact.confidence === 'low' ? { wrong: `names the fact "${id}", whose confidence is low`, remedy } : undefined;
}
