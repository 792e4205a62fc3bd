/** View models of rows of rules. */
import type { Facility, Line, Municipality, OfficeContact, Row } from '#business/entities.ts';
import { latestReadDate } from '#ui/sources/prose.ts';
import type { Link } from '#ui/link.ts';
import { phoneLink } from '#ui/places/facilities.ts';
import { isAnswered, isBroad } from '#business/answers.ts';
import type { Thing } from '#business/schema/answers.ts';
import { ruleWords } from './words.ts';

export type Way = Line['how'] | 'fee' | 'unknown';

/** Best for a resident first. */
export const WAYS: readonly Way[] = ['curb', 'drop-off', 'trash', 'fee', 'event', 'private', 'no', 'unknown'];

const isPaid = ({ fees = [] }: Line): boolean => fees.some((fee) => fee.usd !== 0 && fee.for === undefined);

const wayOfLine = (line: Line): Way => (line.how === 'curb' && isPaid(line) ? 'fee' : line.how);

export const wayOf = (row: Row): Way => (row.lines[0] && isAnswered(row) ? wayOfLine(row.lines[0]) : 'unknown');

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

/** @param asks whether it says to ask for a day that no source tells */
function detailsOf(language: string, line: Line, asks = false): string {
  const words = ruleWords(language);
  const ask = asks && lacksDay(line) ? words.askDay : undefined;
  const said = [...words.line.sentences(line), ask].filter(Boolean).join(' ');
  if (line.year === undefined) return said;
  return said === '' && line.how === 'no' ? words.ruleOf(line.year) : `${said} ${words.asOf(line.year)}`.trim();
}

/** A line of a row for the box, which picks the one that fits a thing. */
export interface RuleAnswer {
  things: readonly Thing[];
  except: readonly Thing[];
  /** For all things of the row, or for most. */
  isBroad: boolean;
  /** "Curbside, call first" */
  label: string;
  text: string;
}

export const ruleAnswers = (language: string, { lines }: Row): RuleAnswer[] =>
  lines.map((line) => ({
    things: line.things,
    except: line.except ?? [],
    isBroad: isBroad(line),
    label: labelOf(language, line),
    text: detailsOf(language, line),
  }));

export function ruleCell(language: string, row: Row): RuleCell {
  const words = ruleWords(language);
  const [first] = row.lines;
  if (!first || !isAnswered(row)) return { how: 'unknown', own: false, label: words.ways.unknown, details: '' };
  return {
    how: wayOfLine(first),
    own: first.by === undefined,
    label: lineLabel(language, first),
    details: detailsOf(language, first),
  };
}

/** "Curbside, call first", "Mattresses: curbside" */
const lineLabel = (language: string, line: Line): string =>
  ruleWords(language).lineTitle({
    things: isBroad(line) ? undefined : ruleWords(language).line.things(line.things),
    label: labelOf(language, line),
  });

/** Like `ruleCell`, with the first thing to do alone, and none that the county's page already has. */
export function shortCell(language: string, row: Row): RuleCell {
  const cell = ruleCell(language, row);
  const [first] = row.lines;
  if (cell.how === 'unknown') {
    const phone = phoneOf(language, row.contact);
    return { ...cell, details: phone ? `${phone.before} ${phone.shown}` : '' };
  }
  return { ...cell, details: cell.own && first ? ruleWords(language).line.short(first) : '' };
}

interface Phone {
  before: string;
  shown: string;
  href: string;
}

/** One line of a row as shown. */
export interface LineView {
  /** Which things, or who takes the rest and how; undefined for a first line about everything. */
  title: string | undefined;
  details: string;
  /** Where to bring it, on pages that list the sites; elsewhere the details name them. */
  sites: Link[];
  who: string;
  hours: string | undefined;
  link: Link | undefined;
  /** Who to call; `before` names the office. Left out where a line before has the same. */
  phone: Phone | undefined;
}

export interface RuleMore {
  lines: LineView[];
  /** Page or app that tells the pickup day. */
  lookup: Link | undefined;
  /** Who to ask, where no line answers. */
  phone: Phone | undefined;
}

export function phoneOf(language: string, contact: OfficeContact | undefined): Phone | undefined {
  const phone = phoneLink(contact?.phone);
  return contact && phone ? { ...phone, before: ruleWords(language).call(contact) } : undefined;
}

/** The number of a row without an answer; the county's is said to be that. */
function askedPhone(language: string, contact: OfficeContact | undefined): Phone | undefined {
  const phone = phoneOf(language, contact);
  if (!phone || contact?.of.kind !== 'county') return phone;
  return { ...phone, before: `${ruleWords(language).noTownNumber} ${phone.before}` };
}

const lineView = (language: string, line: Line, title: string | undefined, asks: boolean): LineView => ({
  title,
  details: detailsOf(language, line, asks),
  sites: [],
  who: ruleWords(language).line.eligibility(line).join(' '),
  // Days of its own count more than those of the site.
  hours: line.at.length === 1 && !line.days ? line.at[0]?.hours : undefined,
  link: line.link
    ? { label: ruleWords(language).site(new URL(line.link).host.replace(/^www\./, '')), href: line.link }
    : undefined,
  phone: phoneOf(language, line.contact),
});

/** Says who may, the hours, a link and a phone once in a row. */
function withoutRepeats(lines: readonly LineView[]): LineView[] {
  const isSaid = (field: 'who' | 'hours', at: number) =>
    lines.slice(0, at).some((line) => line[field] === lines[at]?.[field]);
  return lines.map((line, at) => ({
    ...line,
    who: isSaid('who', at) ? '' : line.who,
    hours: isSaid('hours', at) ? undefined : line.hours,
    link: lines.slice(0, at).some(({ link }) => link?.href === line.link?.href) ? undefined : line.link,
    phone: lines.slice(0, at).some(({ phone }) => phone?.href === line.phone?.href) ? undefined : line.phone,
  }));
}

/** A first line is named beside its details, unless the things are too many for that. */
function titleOf(language: string, line: Line, isFirst: boolean): string | undefined {
  const words = ruleWords(language);
  const things = line.things.length > 0 ? words.line.things(line.things) : undefined;
  if (isFirst) return isBroad(line) ? things : undefined;
  return words.lineTitle({ things, label: labelOf(language, line) });
}

/** Whether a pickup of the municipality's own comes on a day that no source tells. */
const lacksDay = ({ by, how, days = [], booking }: Line): boolean =>
  by === undefined && how === 'curb' && !booking && days.every(({ on, with: beside }) => !on && !beside);

/** @param place whose page that tells the day is linked beside a pickup without a day */
export function ruleMore(language: string, row: Row, place?: Municipality): RuleMore {
  const { lines, contact } = row;
  const [first] = lines;
  const isFirstTold = isAnswered(row);
  const views = lines.map((line, index) =>
    lineView(language, line, titleOf(language, line, index === 0 && isFirstTold), index === 0 && !place?.lookup),
  );
  return {
    lines: withoutRepeats(views),
    lookup:
      (first === undefined || lacksDay(first)) && place?.lookup
        ? { label: ruleWords(language).lookup, href: place.lookup }
        : undefined,
    phone: askedPhone(language, contact),
  };
}

/** For a page that lists the sites with their addresses and hours, to which its lines only link. */
export function ruleMoreWithLinks(
  language: string,
  row: Row,
  place: Municipality,
  hrefOf: (site: Facility) => string,
): RuleMore {
  const { lines, ...more } = ruleMore(
    language,
    { ...row, lines: row.lines.map((line) => ({ ...line, at: [] })) },
    place,
  );
  const sites = row.lines.map(({ at, how, dates }) => (how === 'no' || dates?.length === 0 ? [] : at));
  return {
    ...more,
    lines: lines.map((line, index) => ({
      ...line,
      sites: (sites[index] ?? []).map((site) => ({ label: site.name, href: hrefOf(site) })),
    })),
  };
}

/** Sort order of answers: best for residents first, the municipality's own before others'. */
export const rankOf = (row: Row): number =>
  WAYS.indexOf(wayOf(row)) + (row.lines[0]?.by ? WAYS.length : 0) + (row.lines[0] ? 0 : WAYS.length);

/** Latest date a source was read, "2026-11-21"; '' without sources. */
export const checkedOn = (place: Municipality): string => latestReadDate(place.facts.map((fact) => fact.source)) ?? '';
