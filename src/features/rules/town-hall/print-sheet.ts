/** Print version of `/municipality/{slug}`, limited to one page. */
import type { Municipality, Site } from '#business/entities.ts';
import { spokenPhone } from '#lib/phone.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import type { Link } from '#ui/link.ts';
import type { NearCard } from '#ui/places/facilities.ts';
import type { RuleCell, RuleMore } from '#ui/rules/rule-cells.ts';
import type { FactGroup } from '#ui/sources/fact-groups.ts';
import { townHallWords } from './words.ts';

export interface PrintSheet {
  title: string;
  /** Target of the QR code. */
  url: string;
  /** The URL without its protocol. */
  address: string;
  /** Label of the address. */
  all: string;
  /** Our service, phone number and price. */
  removal: string;
  /** Number of rules that fit on the page. */
  rules: number;
}

interface SheetRow extends RuleCell {
  kind: string;
  more: RuleMore;
}

/** Characters that fit on one letter page. */
const PAGE_CAPACITY = 4700;
/** Characters per rule that are lost to line ends. */
const RULE_OVERHEAD = 60;

const lengthOf = (texts: readonly (string | undefined)[]): number => texts.filter(Boolean).join(' ').length;

const rowLength = ({ kind, label, more: { lines, phone } }: SheetRow): number =>
  lengthOf([
    ...[kind, label, phone?.before, phone?.shown],
    ...lines.flatMap(({ title, sites, details, who, link, phone: own }) => [
      ...[title, ...sites.map(({ label: name }) => name), details, who, link?.label, own?.before, own?.shown],
    ]),
  ]);

const cardLength = ({ name, distance, takes, address, hours, note, phone }: NearCard): number =>
  lengthOf([name, distance, takes, address, hours, note, phone?.shown]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** @param content the content of the web page; only as many rules are printed as fit */
export function printSheet(
  site: Site,
  place: Municipality,
  content: {
    table: readonly SheetRow[];
    sources: readonly Record<string, string>[];
    calls: readonly { office: string; phone: Link; about: string | undefined }[];
    cards: readonly NearCard[];
    groups: readonly FactGroup[];
  },
): PrintSheet {
  const words = townHallWords(site.language).sheet;
  const { business } = site;
  const url = business.site + place.townHallPath;
  let remaining =
    PAGE_CAPACITY -
    sum([
      ...content.table.map(rowLength),
      lengthOf(content.sources.flatMap(Object.values<string>)),
      lengthOf(content.calls.flatMap(({ office, phone, about }) => [office, phone.label, about])),
      ...content.cards.map(cardLength),
    ]);
  const remainingAfter = content.groups
    .flatMap(({ sources }) => sources)
    .map(({ says, title, age }) => (remaining -= lengthOf([says, title, age]) + RULE_OVERHEAD));
  return {
    title: words.title(place.label),
    url,
    address: url.replace(/^https:\/\//, ''),
    all: words.all,
    removal: words.removal({ name: business.name, phone: spokenPhone(business.phone), price: startingPrice(site) }),
    rules: remainingAfter.filter((characters) => characters >= 0).length,
  };
}
