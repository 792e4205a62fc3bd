/** How a municipality, county or state takes a kind of thing, as cells of a table. */
import type { Answer } from '#business/answers.ts';
import { ruleWords } from './words.ts';
import type { Municipality } from '#business/entities.ts';
import { lastRead } from '#ui/sources/prose.ts';
import type { Link } from '#ui/link.ts';
import { phoneLink } from '#ui/places/facilities.ts';

export type Way = Answer['how'] | 'unknown';

/** Best for a resident first. */
export const WAYS: readonly Way[] = ['curb', 'drop-off', 'fee', 'event', 'no', 'unknown'];

export const wayOf = (answer: Answer | undefined): Way => answer?.how ?? 'unknown';

export interface RuleCell {
  how: Way;
  /** True where the municipality itself answers. */
  own: boolean;
  /** "At the curb, call first", "County: if you bring it" */
  label: string;
  /** Day, limit, price, and the year of an old source. */
  details: string;
}

export const ruleCell = (language: string, answer: Answer | undefined): RuleCell => ({
  how: wayOf(answer),
  own: answer !== undefined && answer.by === undefined,
  label: ruleWords(language).cell({
    ...{ way: wayOf(answer), booking: answer?.booking ?? false, by: answer?.by },
    instead: answer && 'instead' in answer && answer.instead ? answer.instead : undefined,
  }),
  details: ruleWords(language).details({ says: answer?.says, year: answer?.year }),
});

/** As `ruleCell`, without what the county's page says once for all of its towns. */
export function shortCell(language: string, answer: Answer | undefined): RuleCell {
  const cell = ruleCell(language, answer);
  return cell.own ? cell : { ...cell, details: '' };
}

/** What a resident needs beside the answer: who may, when, and whom to call. */
export interface RuleMore {
  who: string | undefined;
  hours: string | undefined;
  phone: { before: string; shown: string; href: string } | undefined;
  link: Link | undefined;
}

/** @param place where it is asked for, if in one: its own number is called where its own answer gives none */
export function ruleMore(language: string, answer: Answer | undefined, place?: Municipality): RuleMore {
  const { call, site, who } = ruleWords(language).needs;
  // A county's office is no help with the town's own calendar, nor the town hall with the county's.
  const own = answer?.by ? undefined : place;
  const phone = phoneLink(answer?.phone ?? own?.rules.ask);
  return {
    who: answer?.who && who(answer.who),
    hours: answer?.hours,
    phone: phone && { before: call({ booking: answer?.booking ?? false, place: own?.name }), ...phone },
    link: answer?.link
      ? { label: site(new URL(answer.link).host.replace(/^www\./, '')), href: answer.link }
      : undefined,
  };
}

/** Where an answer stands among all, the resident's best first: the municipality's own, then those of others. */
export const rankOf = (answer: Answer | undefined): number =>
  WAYS.indexOf(wayOf(answer)) + (answer?.by ? WAYS.length : 0) + (answer ? 0 : WAYS.length);

/** The newest day on which one of its facts was read, year-month-day; empty where there are none. */
export const checkedOn = (place: Municipality): string => lastRead(place.facts.map((fact) => fact.source)) ?? '';
