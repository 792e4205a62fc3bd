/** View models of rules, as table cells. */
import type { Answer } from '#business/answers.ts';
import { ruleWords } from './words.ts';
import type { Municipality } from '#business/entities.ts';
import { latestReadDate } from '#ui/sources/prose.ts';
import type { Link } from '#ui/link.ts';
import { phoneLink } from '#ui/places/facilities.ts';

export type Way = Answer['how'] | 'unknown';

/** Best for a resident first. */
export const WAYS: readonly Way[] = ['curb', 'drop-off', 'fee', 'event', 'no', 'unknown'];

export const wayOf = (answer: Answer | undefined): Way => answer?.how ?? 'unknown';

export interface RuleCell {
  how: Way;
  /** True if the municipality itself has the rule. */
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

/** Like `ruleCell`, without details that the county's page already has. */
export function shortCell(language: string, answer: Answer | undefined): RuleCell {
  const cell = ruleCell(language, answer);
  return cell.own ? cell : { ...cell, details: '' };
}

/** Eligibility, hours and contact of a rule. */
export interface RuleMore {
  who: string | undefined;
  hours: string | undefined;
  phone: { before: string; shown: string; href: string } | undefined;
  link: Link | undefined;
}

/** @param place municipality whose phone number is used if its own answer has none */
export function ruleMore(language: string, answer: Answer | undefined, place?: Municipality): RuleMore {
  const { call, site, who } = ruleWords(language).needs;
  // The town hall cannot answer for the county, nor the county for the town.
  const responsible = answer?.by ? undefined : place;
  const phone = phoneLink(answer?.phone ?? responsible?.rules.ask);
  return {
    who: answer?.who && who(answer.who),
    hours: answer?.hours,
    phone: phone && { before: call({ booking: answer?.booking ?? false, place: responsible?.name }), ...phone },
    link: answer?.link
      ? { label: site(new URL(answer.link).host.replace(/^www\./, '')), href: answer.link }
      : undefined,
  };
}

/** Sort order of answers: best for residents first, the municipality's own before others'. */
export const rankOf = (answer: Answer | undefined): number =>
  WAYS.indexOf(wayOf(answer)) + (answer?.by ? WAYS.length : 0) + (answer ? 0 : WAYS.length);

/** Latest date a source was read, "2026-11-21"; '' without sources. */
export const checkedOn = (place: Municipality): string => latestReadDate(place.facts.map((fact) => fact.source)) ?? '';
