/** What a resident is told about a kind of thing: rows written from the answers of facts. */
import type {
  Answerer,
  County,
  Facility,
  Fact,
  Line,
  Municipality,
  OfficeContact,
  OfficeOwner,
  Row,
} from './records.ts';
import { STATES } from './states.ts';
import { type Answer, type AnswerKind, METHODS, OFFICES, type RuleKind, type Thing } from './schema/answers.ts';

/** The row that answers for a thing. */
export const KIND_OF_THING: Readonly<Record<Thing, AnswerKind>> = {
  furniture: 'bulk',
  mattresses: 'bulk',
  carpet: 'bulk',
  'household-items': 'bulk',
  wood: 'bulk',
  'bulky-plastic': 'bulk',
  metal: 'appliances',
  'scrap-metal': 'appliances',
  fridges: 'appliances',
  'working-fridges': 'appliances',
  'air-conditioners': 'appliances',
  'refrigerant-appliances': 'appliances',
  'washers-dryers': 'appliances',
  stoves: 'appliances',
  dishwashers: 'appliances',
  'water-heaters': 'appliances',
  'large-appliances': 'appliances',
  'small-appliances': 'appliances',
  microwaves: 'appliances',
  'lawn-mowers': 'appliances',
  tvs: 'electronics',
  'tube-tvs': 'electronics',
  monitors: 'electronics',
  computers: 'electronics',
  printers: 'electronics',
  'small-electronics': 'electronics',
  paint: 'hazardous-waste',
  'latex-paint': 'hazardous-waste',
  'oil-paint': 'hazardous-waste',
  chemicals: 'hazardous-waste',
  pesticides: 'hazardous-waste',
  'pool-chemicals': 'hazardous-waste',
  flammables: 'hazardous-waste',
  'automotive-fluids': 'hazardous-waste',
  'motor-oil': 'hazardous-waste',
  'household-batteries': 'hazardous-waste',
  'alkaline-batteries': 'hazardous-waste',
  'rechargeable-batteries': 'hazardous-waste',
  'car-batteries': 'hazardous-waste',
  'fluorescent-bulbs': 'hazardous-waste',
  mercury: 'hazardous-waste',
  propane: 'hazardous-waste',
  'fire-extinguishers': 'hazardous-waste',
  medicine: 'hazardous-waste',
  leaves: 'yard-waste',
  grass: 'yard-waste',
  branches: 'yard-waste',
  logs: 'yard-waste',
  'garden-waste': 'yard-waste',
  'christmas-trees': 'yard-waste',
  lumber: 'debris',
  drywall: 'debris',
  concrete: 'debris',
  brick: 'debris',
  asphalt: 'debris',
  roofing: 'debris',
  plaster: 'debris',
  tile: 'debris',
  'doors-windows': 'debris',
  toilets: 'debris',
  bathtubs: 'debris',
  fencing: 'debris',
  decking: 'debris',
  siding: 'debris',
  insulation: 'debris',
  soil: 'debris',
  rocks: 'debris',
  tires: 'tires',
};

/** How long an answer counts. The law behind an older one may stand, but its days, fees and phones do not. */
const YEARS = 10;
/** Years after which a row says how old its source is. */
const RECENT = 3;

/** @param today day of the newest reading: content is the clock */
export const isTooOld = ({ source: { dated, read } }: Fact, today: string): boolean => {
  const limit = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`;
  return (dated ?? read) < limit.slice(0, (dated ?? read).length);
};

interface Said extends Answer {
  fact: Fact;
}

const dateOf = ({ source }: Fact): string => source.dated ?? source.read;

/** Answers of current facts on a kind, newest first. */
const saidBy = (facts: readonly Fact[], kind: AnswerKind, today: string): Said[] =>
  facts
    .filter((fact) => !isTooOld(fact, today))
    .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a), 'en'))
    .flatMap((fact) =>
      (fact.answers ?? []).filter(({ kinds }) => kinds.includes(kind)).map((answer) => ({ ...answer, fact })),
    );

/** An answer without a method adds to the lines of its things and site; one about everything to what takes everything. */
const addsTo = ({ things = [], at }: Said, line: Line): boolean =>
  (at === undefined || line.at.some(({ id }) => id === at)) &&
  (things.length > 0
    ? things.every((thing) => line.things.includes(thing))
    : at !== undefined || line.things.length === 0);

/** Lists that several facts fill together; of the other fields the newest counts. */
const JOINED = ['days', 'limits', 'fees', 'prepare', 'bring', 'refuses', 'except', 'dates'] as const;
const SINGLE = ['announced', 'season', 'out', 'booking', 'homes', 'area', 'link', 'note'] as const;

/** What tells two entries of a joined list apart: days by their area, a limit by its unit, a fee by what it is for. */
function keyOf(field: (typeof JOINED)[number], entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const isKey = (key: string) => (field === 'days' ? key === 'area' : key !== 'value' && key !== 'usd');
  return JSON.stringify(Object.entries(entry).filter(([key]) => isKey(key)));
}

export interface Contradiction {
  field: string;
  facts: readonly [Fact, Fact];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fills single fields that the line lacks. @returns fields that it has with another value */
function fillSingle(line: Line, said: Said): string[] {
  const given = SINGLE.filter((field) => said[field] !== undefined);
  for (const field of given) if (line[field] === undefined) Object.assign(line, { [field]: said[field] });
  return given.filter((field) => field !== 'note' && field !== 'link' && !isSame(line[field], said[field]));
}

/** Adds entries to lists. @returns lists with two values for one entry */
function fillLists(line: Line, said: Said): string[] {
  return JOINED.filter((field) => {
    const known = new Map((line[field] ?? []).map((entry) => [keyOf(field, entry), entry]));
    const entries = said[field] ?? [];
    const added = entries.filter((entry) => !known.has(keyOf(field, entry)));
    if (added.length > 0) Object.assign(line, { [field]: [...known.values(), ...added] });
    return entries.some((entry) => known.has(keyOf(field, entry)) && !isSame(known.get(keyOf(field, entry)), entry));
  });
}

/** Adds the fields of an answer that the line lacks, and tells which ones it has with another value. */
function extend(line: Line, said: Said, of: OfficeOwner): Contradiction[] {
  const before = line.facts[0] ?? said.fact;
  const differing = [...fillSingle(line, said), ...fillLists(line, said)];
  line.contact ??= contactOf(said.fact, of);
  if (!line.facts.includes(said.fact)) line.facts.push(said.fact);
  return differing.map((field) => ({ field, facts: [before, said.fact] }));
}

export interface Lookup {
  facilities: ReadonlyMap<string, Facility>;
  /** Day of the newest reading. */
  today: string;
}

const contactOf = ({ contact }: Fact, of: OfficeOwner): OfficeContact | undefined =>
  contact && { ...contact, ext: contact.ext, of };

function lineOf({ how, by, at, things = [], fact, ...fields }: Said, of: OfficeOwner, { facilities }: Lookup): Line {
  const site = facilities.get(at ?? '');
  return {
    ...structuredClone(fields),
    how: how ?? 'curb',
    by,
    things,
    at: site ? [site] : [],
    contact: contactOf(fact, of),
    year: undefined,
    facts: [fact],
  };
}

/** The lines of one answerer; `of` is whose office their phone numbers belong to. */
function linesOf(said: readonly Said[], of: OfficeOwner, by: Answerer | undefined, look: Lookup) {
  const lines = new Map<string, Line>();
  const contradictions: Contradiction[] = [];
  for (const each of said.filter(({ how }) => how !== undefined)) {
    const { how, at, area, season, things, fact } = each;
    const key = JSON.stringify([how, at, area, season, things?.toSorted()]);
    const line = lines.get(key);
    // One source that answers twice means two ways.
    if (line?.facts.includes(fact)) lines.set(JSON.stringify(each), lineOf({ ...each, by }, of, look));
    else if (line) contradictions.push(...extend(line, each, of));
    else lines.set(key, lineOf({ ...each, by }, of, look));
  }
  for (const each of said.filter(({ how }) => how === undefined)) {
    const taking = [...lines.values()].filter(({ how }) => how !== 'no' && how !== 'private');
    const fitting = taking.filter((line) => addsTo(each, line));
    for (const line of fitting) contradictions.push(...extend(line, each, of));
    const [first] = taking;
    if (fitting.length === 0 && first && each.things)
      lines.set(
        JSON.stringify(each),
        lineOf({ ...each, by, how: first.how, at: each.at ?? first.at[0]?.id }, of, look),
      );
  }
  const sorted = [...lines.values()].sort(byUse).map((line) => withAge(line, look.today));
  return { lines: withoutRepeats(sorted), contradictions };
}

/** What a line tells beside the site, the things, who may, and where it comes from. */
const TOLD = [
  ...(['how', 'days', 'season', 'dates', 'announced', 'out', 'limits', 'fees', 'booking', 'prepare'] as const),
  ...(['homes', 'area', 'note'] as const),
];

/** Whether a line differs from another in its site alone, or holds for some of its things and tells nothing else. */
function isRepeat(line: Line, other: Line): boolean {
  if (isSame(line.things, other.things)) return TOLD.every((field) => isSame(line[field], other[field]));
  return (
    other.things.length === 0 &&
    line.at.every((site) => other.at.includes(site)) &&
    TOLD.every((field) => line[field] === undefined || isSame(line[field], other[field]))
  );
}

/** Joins lines of several sites, and leaves out those that a line of all things covers. */
function withoutRepeats(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const same = kept.find((other) => isRepeat(line, other));
    if (!same) kept.push(line);
    else {
      same.at = [...new Set([...same.at, ...line.at])];
      same.facts = [...new Set([...same.facts, ...line.facts])];
    }
  }
  return kept;
}

/** What can be done any week before collection days, what holds for all things first, then the least work. */
const byUse = (a: Line, b: Line): number =>
  Number(a.how === 'event') - Number(b.how === 'event') ||
  Math.sign(a.things.length) - Math.sign(b.things.length) ||
  METHODS.indexOf(a.how) - METHODS.indexOf(b.how);

/** Without days that are over, and with the year of an old source. */
function withAge({ dates, ...line }: Line, today: string): Line {
  const [main] = line.facts;
  const dated = Number((main ? dateOf(main) : today).slice(0, 4));
  return {
    ...line,
    ...(dates ? { dates: dates.filter((date) => date >= today) } : {}),
    year: Number(today.slice(0, 4)) - dated > RECENT ? dated : undefined,
  };
}

const takes = ({ how }: Line): boolean => how !== 'no' && how !== 'private';

/** Whether a resident needs no one else: something takes all things of the kind. */
const isWhole = (lines: readonly Line[]): boolean =>
  lines.some((line) => takes(line) && line.things.length === 0 && line.except === undefined);

const ofAnswerer = (said: readonly Said[], by: Answerer | undefined): Said[] => said.filter((each) => each.by === by);

export const countyOffice = ({ name }: County): OfficeOwner => ({ kind: 'county', name });

/** What the county answers, and where it is silent the state. */
function othersLines(county: County, own: readonly Said[], kind: AnswerKind, look: Lookup) {
  const said = saidBy(county.facts, kind, look.today).filter(({ by }) => by === undefined || by === 'county');
  const ofCounty = linesOf([...said, ...ofAnswerer(own, 'county')], countyOffice(county), 'county', look);
  if (ofCounty.lines.length > 0) return ofCounty;
  const state = { kind: 'state', name: STATES[county.state] } as const;
  return linesOf(saidBy(county.stateFacts, kind, look.today), state, 'state', look);
}

/** The best office to ask about pickups. */
export function bestContact(facts: readonly Fact[], of: OfficeOwner, today: string): OfficeContact | undefined {
  const contacts = facts.flatMap((fact) => (isTooOld(fact, today) ? [] : (contactOf(fact, of) ?? [])));
  return contacts.sort((a, b) => OFFICES.indexOf(a.office) - OFFICES.indexOf(b.office))[0];
}

/** The row of a county's own page. */
export const countyRow = (county: County, kind: AnswerKind, look: Lookup): Row => {
  const { lines } = othersLines(county, [], kind, look);
  return { lines: withContact(lines, county.contact), contact: undefined };
};

const withContact = (lines: readonly Line[], contact: OfficeContact | undefined): Line[] =>
  lines.map((line) => ({ ...line, contact: line.contact ?? contact }));

/** In the row of paint and chemicals, what takes paint first, what takes everything next. */
const PAINTS: readonly Thing[] = ['paint', 'latex-paint', 'oil-paint'];

const isPaint = ({ things }: Line): boolean => things.some((thing) => PAINTS.includes(thing));

function paintRank(line: Line): number {
  if (isPaint(line)) return line.how === 'trash' ? 0 : 1;
  return line.things.length === 0 ? 2 : 3;
}

/** The row of a municipality: its own lines, then who takes the rest, then a utility's offer. */
export function rowOf(place: Municipality, kind: RuleKind, look: Lookup): Row {
  const said = saidBy(place.facts, kind, look.today);
  const own = withContact(linesOf(ofAnswerer(said, undefined), place, undefined, look).lines, place.contact);
  const others = withContact(othersLines(place.county, said, kind, look).lines, place.county.contact);
  const rest = own.length > 0 ? others.filter(({ how }) => how !== 'no') : others;
  const offers = linesOf(ofAnswerer(said, 'utility'), { kind: 'utility', name: '' }, 'utility', look).lines;
  const lines = [...own, ...(isWhole(own) ? [] : rest), ...offers];
  if (kind === 'hazardous-waste') lines.sort((a, b) => paintRank(a) - paintRank(b));
  const isTold = isAnswered({ lines }) && lines[0]?.contact !== undefined;
  return { lines, contact: isTold ? undefined : (place.contact ?? place.county.contact) };
}

/** So many kinds of thing count as all of a row: TVs, computers and monitors. */
const BROAD = 3;

/** Whether a line is for all things of its kind, or for most. */
export const isBroad = ({ things }: Pick<Line, 'things'>): boolean => things.length === 0 || things.length >= BROAD;

/** Whether the first line answers for most things of the kind. What others take of it in part is no answer. */
export const isAnswered = ({ lines: [first] }: Pick<Row, 'lines'>): boolean =>
  first !== undefined && (first.by === undefined || isBroad(first) || isPaint(first));

/** Facts of a municipality that give different answers on a kind. */
export const contradictionsOf = (place: Municipality, kind: RuleKind, look: Lookup): Contradiction[] =>
  linesOf(ofAnswerer(saidBy(place.facts, kind, look.today), undefined), place, undefined, look).contradictions;

/** How many rows the municipality answers itself. */
export const ownAnswers = ({ rules }: Municipality): number =>
  Object.values(rules).filter(({ lines }) => lines[0] && lines[0].by === undefined).length;
