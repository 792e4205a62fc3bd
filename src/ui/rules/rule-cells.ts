/** View models of rows of rules. */
import type { Line, Municipality, Row } from '#business/entities.ts';
import { latestReadDate } from '#ui/sources/prose.ts';
import type { Link } from '#ui/link.ts';
import { phoneLink } from '#ui/places/facilities.ts';
import { ruleWords } from './words.ts';

export type Way = Line['how'] | 'fee' | 'unknown';

/** Best for a resident first. */
export const WAYS: readonly Way[] = ['curb', 'drop-off', 'fee', 'event', 'private', 'no', 'unknown'];

const isPaid = ({ fees = [] }: Line): boolean => fees.some((fee) => fee.usd !== 0 && fee.for === undefined);

const wayOfLine = (line: Line): Way => (line.how === 'curb' && isPaid(line) ? 'fee' : line.how);

export const wayOf = ({ lines: [first] }: Row): Way => (first ? wayOfLine(first) : 'unknown');

/** How the municipality itself takes it; 'unknown' if only others answer. */
export const ownWay = (row: Row): Way => (row.lines[0]?.by === undefined ? wayOf(row) : 'unknown');

export interface RuleCell {
  how: Way;
  /** True if the municipality itself has the rule. */
  own: boolean;
  /** "Curbside, call first", "County: drop-off" */
  label: string;
  /** What to do, when, and what it costs. */
  details: string;
}

const labelOf = (language: string, line: Line): string =>
  ruleWords(language).way({ way: wayOfLine(line), booking: line.booking?.by ?? [], by: line.by });

function detailsOf(language: string, line: Line): string {
  const words = ruleWords(language);
  return [...words.line.sentences(line), line.year && words.asOf(line.year)].filter(Boolean).join(' ');
}

export function ruleCell(language: string, row: Row): RuleCell {
  const [first] = row.lines;
  return {
    how: wayOf(row),
    own: first !== undefined && first.by === undefined,
    label: first ? labelOf(language, first) : ruleWords(language).ways.unknown,
    details: first
      ? [first.things.length > 0 ? `${ruleWords(language).line.things(first.things)}:` : '', detailsOf(language, first)]
          .filter(Boolean)
          .join(' ')
      : '',
  };
}

/** Like `ruleCell`, without details that the county's page already has. */
export function shortCell(language: string, row: Row): RuleCell {
  const cell = ruleCell(language, row);
  return cell.own ? cell : { ...cell, details: '' };
}

/** One line of a row as shown. */
export interface LineView {
  /** Which things, or who takes the rest and how; undefined for a first line about everything. */
  title: string | undefined;
  details: string;
  who: string;
  hours: string | undefined;
  link: Link | undefined;
}

export interface RuleMore {
  lines: LineView[];
  /** Who to call; `before` names the office. */
  phone: { before: string; shown: string; href: string } | undefined;
}

function lineView(language: string, line: Line, index: number): LineView {
  const words = ruleWords(language);
  const things = line.things.length > 0 ? words.line.things(line.things) : undefined;
  return {
    title: index === 0 ? things : words.lineTitle({ things, label: labelOf(language, line) }),
    details: detailsOf(language, line),
    who: words.line.eligibility(line).join(' '),
    hours: line.at?.hours,
    link: line.link ? { label: words.site(new URL(line.link).host.replace(/^www\./, '')), href: line.link } : undefined,
  };
}

export function ruleMore(language: string, { lines, contact }: Row): RuleMore {
  const phone = phoneLink(contact?.phone);
  return {
    lines: lines.map((line, index) => lineView(language, line, index)),
    phone:
      contact && phone
        ? {
            ...phone,
            before: ruleWords(language).call({
              office: contact.office,
              place: contact.of.name,
              kind: 'county' in contact.of ? contact.of.kind : 'county',
              booking: lines[0]?.booking?.by.includes('call') ?? false,
              ext: contact.ext,
            }),
          }
        : undefined,
  };
}

/** Sort order of answers: best for residents first, the municipality's own before others'. */
export const rankOf = (row: Row): number =>
  WAYS.indexOf(wayOf(row)) + (row.lines[0]?.by ? WAYS.length : 0) + (row.lines[0] ? 0 : WAYS.length);

/** Latest date a source was read, "2026-11-21"; '' without sources. */
export const checkedOn = (place: Municipality): string => latestReadDate(place.facts.map((fact) => fact.source)) ?? '';
