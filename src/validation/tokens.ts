/** Tokens in texts: unknown ones, what they may not name, and those that stand for nothing yet. */
import type { Site, Volumes } from '#business/entities.ts';
import { LOAD_HELP, refusedLoad, refusedThings, volumesOf, wrongLoad } from '#business/loads.ts';
import { didYouMean, type Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { documentFile } from '#business/schema/collections.ts';
import type { Fact } from '#business/schema/facts.ts';
import { hasValue, TOKEN_HELP, TOKENS, type TokenKind } from '#business/tokens.ts';
import { tokensIn, type Token } from '#lib/tokens.ts';
import { textsOf } from './all-texts.ts';

/** Reports tokens we do not know, and facts that do not exist or may not be published. @param named the rows whose records tokens name */
export function checkTokens(rows: Rows, named: Rows, add: Add): void {
  const known: Known = {
    facts: new Map(named.facts.map((fact) => [fact.id, fact])),
    services: new Set(named.services.map(({ id }) => id)),
    volumes: volumesOf(named),
    refused: refusedThings(named),
  };
  for (const { file, field, text } of textsOf(rows))
    for (const token of tokensIn(text)) {
      const mistake = mistakeIn(token, known);
      if (mistake) add(file, field(), mistake.wrong, mistake.remedy);
    }
}

/** Reports tokens without a value yet. Bodies of text pages may have them: the page leaves such a paragraph out. */
export function checkValues(rows: Rows, site: Site, add: Add): void {
  const check = (file: string, field: string, text: string) => {
    const unknown = tokensIn(text).find((token) => !hasValue(site, token));
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
  /** Names of things that we refuse, by what a load calls them. */
  refused: ReadonlyMap<string, string>;
}

interface Mistake {
  wrong: string;
  remedy: string;
}

const ARGUMENTS: Record<NonNullable<TokenKind['argument']>, (argument: string, known: Known) => Mistake | undefined> = {
  load: (argument, { volumes }) =>
    argument === ''
      ? { wrong: 'needs a load after a colon', remedy: `Write a number of eighths from 1 to 8, or ${LOAD_HELP}` }
      : wrongLoad(argument, volumes),
  service: (argument, { services }) =>
    argument === '' || services.has(argument)
      ? undefined
      : {
          wrong: `names the service "${argument}", which does not exist`,
          remedy: `${didYouMean(argument, services)}Name a file of content/services, or write {from} for the first price of all`,
        },
};

function mistakeIn({ name, argument = '' }: Token, known: Known): Mistake | undefined {
  if (name === 'fact') return mistakeInFact(argument, known.facts);
  const token = `the token {${name}${argument === '' ? '' : `:${argument}`}}`;
  const kind = TOKENS.get(name);
  if (!kind)
    return {
      wrong: `has ${token}, which we do not know`,
      remedy: `${didYouMean(name, TOKENS.keys())}${didYouMean(name, TOKENS.keys()) ? 'Write it so, or the words themselves' : `Use ${TOKEN_HELP}`}`,
    };
  if (kind.argument) {
    const isPromise = name === 'price' || name === 'room';
    const mistake =
      ARGUMENTS[kind.argument](argument, known) ??
      (isPromise ? refusedLoad(argument.split('+'), known.refused) : undefined);
    return mistake && { wrong: `has ${token}, which ${mistake.wrong}`, remedy: mistake.remedy };
  }
  return argument === ''
    ? undefined
    : { wrong: `has ${token}, which takes nothing after the colon`, remedy: `Write {${name}}` };
}

function mistakeInFact(id: string, facts: ReadonlyMap<string, Fact>): Mistake | undefined {
  const fact = facts.get(id);
  if (!fact) {
    const near = didYouMean(id, facts.keys());
    return {
      wrong: `names the fact "${id}", which does not exist`,
      remedy: `${near}${near ? 'Write it so' : 'Write the id of a fact in content/facts'}, or take the token out`,
    };
  }
  return fact.confidence === 'low'
    ? { wrong: `names the fact "${id}", whose confidence is low`, remedy: 'Name a surer fact, or take the token out' }
    : undefined;
}
