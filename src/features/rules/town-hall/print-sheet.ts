/** `/municipality/{slug}` on paper: "What goes where", one sheet whatever there is to say. */
import type { Municipality, Site } from '#business/entities.ts';
import { spokenPhone } from '#lib/phone.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import type { FactGroup } from '#ui/sources/fact-groups.ts';
import type { NearCard } from '#ui/places/facilities.ts';
import type { RuleCell, RuleMore } from '#ui/rules/rule-cells.ts';
import { townHallWords } from './words.ts';

export interface TownSheet {
  title: string;
  /** Of the page, for the code that a camera reads. */
  url: string;
  /** The page as people type it, without https. */
  address: string;
  /** What is at that address. */
  all: string;
  /** Ourselves, in a line. */
  removal: string;
  /** How many of the rules have room, from the first. */
  rules: number;
}

export interface SheetRow extends RuleCell {
  kind: string;
  more: RuleMore;
  sources: { label: string; age: string }[];
}

/** As many characters of table, drop-off sites and rules as one sheet of letter paper holds in its small type. */
const ROOM = 4700;
/** What a rule takes beside its characters: the ends of its lines. */
const RULE = 60;

const charactersOf = (texts: readonly (string | undefined)[]): number => texts.filter(Boolean).join(' ').length;
const ofRow = ({ kind, label, details, more: { who, hours, phone, link }, sources }: SheetRow): number =>
  charactersOf([
    kind,
    label,
    details,
    who,
    hours,
    phone?.shown,
    link?.label,
    ...sources.flatMap(Object.values<string>),
  ]);
const ofCard = ({ name, distance, takes, address, hours, note, phone }: NearCard): number =>
  charactersOf([name, distance, takes, address, hours, note, phone?.shown]);
const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);

/** @param shown what the page tells, of which as many rules are printed as have room */
export function townSheet(
  site: Site,
  place: Municipality,
  shown: { table: readonly SheetRow[]; cards: readonly NearCard[]; groups: readonly FactGroup[] },
): TownSheet {
  const words = townHallWords(site.language).sheet;
  const { business } = site;
  const url = business.site + place.townHallPath;
  let room = ROOM - sum([...shown.table.map(ofRow), ...shown.cards.map(ofCard)]);
  const left = shown.groups
    .flatMap(({ sources }) => sources)
    .map(({ says, title, age }) => (room -= charactersOf([says, title, age]) + RULE));
  return {
    title: words.title(place.label),
    url,
    address: url.replace(/^https:\/\//, ''),
    all: words.all,
    removal: words.removal({ name: business.name, phone: spokenPhone(business.phone), price: startingPrice(site) }),
    rules: left.filter((after) => after >= 0).length,
  };
}
