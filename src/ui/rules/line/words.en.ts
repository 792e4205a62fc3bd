/** English sentences of one line of a row, from the fields of its facts. */
import type { Line, OfficeOwner } from '#business/entities.ts';
import type { Answer, Office, Thing, Weekday } from '#business/schema/answers.ts';
import { clockTime, fullDate, monthName } from '#lib/dates.ts';
import { capital, counted, listed, spelled } from '#lib/text.ts';
import { isSpan, type LineWords, sentence, sentencesOf, sitesInWords } from './line-words.ts';

const thingsEn: Record<Thing, string> = {
  furniture: 'furniture',
  mattresses: 'mattresses and box springs',
  carpet: 'carpet',
  'household-items': 'household items',
  wood: 'wood',
  metal: 'metal',
  'scrap-metal': 'scrap metal',
  fridges: 'fridges and freezers',
  'working-fridges': 'a fridge or freezer that works',
  'air-conditioners': 'air conditioners',
  'refrigerant-appliances': 'appliances with refrigerant',
  'washers-dryers': 'washers and dryers',
  stoves: 'stoves',
  dishwashers: 'dishwashers',
  'water-heaters': 'water heaters',
  'large-appliances': 'large appliances',
  'small-appliances': 'small appliances',
  microwaves: 'microwaves',
  'lawn-mowers': 'lawn mowers',
  tvs: 'TVs',
  'tube-tvs': 'tube TVs',
  monitors: 'monitors',
  computers: 'computers',
  printers: 'printers',
  'small-electronics': 'small electronics',
  paint: 'paint',
  'latex-paint': 'latex paint',
  'oil-paint': 'oil paint',
  chemicals: 'household chemicals',
  pesticides: 'pesticides',
  'pool-chemicals': 'pool chemicals',
  flammables: 'flammable liquids',
  'automotive-fluids': 'car fluids',
  'motor-oil': 'motor oil',
  'household-batteries': 'household batteries',
  'alkaline-batteries': 'alkaline batteries',
  'rechargeable-batteries': 'rechargeable batteries',
  'car-batteries': 'car batteries',
  'fluorescent-bulbs': 'fluorescent bulbs',
  mercury: 'mercury items',
  propane: 'propane tanks',
  'fire-extinguishers': 'fire extinguishers',
  medicine: 'medicine',
  leaves: 'leaves',
  grass: 'grass clippings',
  branches: 'branches and brush',
  logs: 'logs',
  'garden-waste': 'garden waste',
  'christmas-trees': 'Christmas trees',
  lumber: 'lumber',
  drywall: 'drywall',
  concrete: 'concrete',
  brick: 'brick',
  asphalt: 'asphalt',
  roofing: 'roofing',
  plaster: 'plaster',
  tile: 'tile',
  'doors-windows': 'doors and windows',
  toilets: 'toilets and sinks',
  bathtubs: 'bathtubs',
  fencing: 'fencing',
  decking: 'decking',
  siding: 'siding',
  insulation: 'insulation',
  soil: 'soil',
  rocks: 'rocks',
  tires: 'tires',
  'bulky-plastic': 'bulky plastic',
};

const named = (list: readonly Thing[], conjunction = 'and'): string =>
  listed(
    list.flatMap((thing) => thingsEn[thing].split(' and ')),
    conjunction,
  );

/** "7:30 am", "noon" */
const time = (value: string): string => (value === '12:00' ? 'noon' : clockTime(value));

type Days = NonNullable<Answer['days']>[number];

const COLLECTIONS: Record<NonNullable<Days['with']>, string> = {
  trash: 'with your trash',
  'first-trash': 'on your first trash day of the week',
  'second-trash': 'on your second trash day of the week',
  'last-trash': 'on your last trash day of the week',
  recycling: 'on your recycling day',
};

const RHYTHMS: Record<NonNullable<Days['every']>, string> = {
  week: 'every week',
  'two-weeks': 'every other week',
  month: 'once a month',
  quarter: 'four times a year',
  'half-year': 'twice a year',
  year: 'once a year',
};

/** "Monday to Friday", "Monday and Thursday" */
const weekdays = (on: readonly Weekday[], conjunction: string): string =>
  isSpan(on)
    ? `${capital(on[0] ?? '')} to ${capital(on.at(-1) ?? '')}`
    : listed(
        on.map((day) => capital(day)),
        conjunction,
      );

/** "first and third Monday of the month", "every other Wednesday" */
function daysOn({ on = [], week, every, with: beside }: Days): string[] {
  const names = weekdays(on, beside ? 'or' : 'and');
  if (week) return [`${listed(week)} ${names} of the month`];
  if (every === 'two-weeks') return [`every other ${names}`];
  return every === undefined || every === 'week' ? [names] : [names, RHYTHMS[every]];
}

function when(days: Days): string {
  const { on, every, with: beside, from, to } = days;
  const parts = on ? daysOn(days) : [every && RHYTHMS[every]];
  return [...parts, beside && COLLECTIONS[beside], from && to && `${time(from)} to ${time(to)}`]
    .filter(Boolean)
    .join(', ');
}

/** "Thursday (north of Mill Road), Friday (south of Mill Road)" */
const days = (list: readonly Days[]): string =>
  [...Map.groupBy(list, when)]
    .map(([text, same]) => {
      const areas = same.flatMap(({ area }) => area ?? []);
      return areas.length > 0 ? `${text} (${listed(areas)})` : text;
    })
    .join(list.some(({ area }) => area) ? ', ' : ' or ');

type Limit = NonNullable<Answer['limits']>[number];

const UNITS: Record<Limit['unit'], (count: string, isOne: boolean) => string> = {
  items: (count, isOne) => `up to ${count} ${isOne ? 'item' : 'items'}`,
  'pieces-of-furniture': (count, isOne) => `up to ${count} ${isOne ? 'piece' : 'pieces'} of furniture`,
  appliances: (count, isOne) => `up to ${count} ${isOne ? 'appliance' : 'appliances'}`,
  bags: (count, isOne) => `up to ${count} ${isOne ? 'bag' : 'bags'}`,
  bundles: (count, isOne) => `up to ${count} ${isOne ? 'bundle' : 'bundles'}`,
  cans: (count, isOne) => `up to ${count} ${isOne ? 'can' : 'cans'}`,
  'pounds-each': (count) => `up to ${count} pounds each`,
  'pounds-in-all': (count) => `up to ${count} pounds in all`,
  'feet-long': (count) => `up to ${count} feet long`,
  'inches-thick': (count) => `up to ${count} inches thick`,
  'cubic-yards': (count, isOne) => `up to ${count} cubic ${isOne ? 'yard' : 'yards'}`,
  gallons: (count, isOne) => `up to ${count} ${isOne ? 'gallon' : 'gallons'}`,
  tires: (count, isOne) => `up to ${count} ${isOne ? 'tire' : 'tires'}`,
  loads: (count, isOne) => `up to ${count} ${isOne ? 'load' : 'loads'}`,
  minutes: (count) => `up to ${count} minutes`,
};

const limit = ({ value, unit, per }: Limit): string =>
  `${UNITS[unit](Number.isInteger(value) ? spelled(value) : String(value), value === 1)}${per ? ` a ${per}` : ''}`;

type Fee = NonNullable<Answer['fees']>[number];

/** "$10 an item", "free", "there’s a fee for tube TVs" */
function fee({ usd, per, for: what }: Fee): string {
  const forWhat = what ? ` for ${named(what)}` : '';
  const unit = per?.replaceAll('-', ' ');
  if (usd === undefined) return `there’s a fee${forWhat}`;
  if (usd === 0) return what ? `free${forWhat}` : 'free';
  const amount = `$${Number.isInteger(usd) ? usd : usd.toFixed(2)}`;
  return `${amount}${unit ? ` ${/^(item|hour)/.test(unit) ? 'an' : 'a'} ${unit}` : ''}${forWhat}`;
}

type Booking = NonNullable<Answer['booking']>;

const WAYS_TO_BOOK: Record<Booking['by'][number], string> = {
  call: 'call',
  online: 'book online',
  email: 'email',
  form: 'send in the form',
  app: 'book in the app',
  sticker: 'get a sticker',
  permit: 'get a permit',
};

const BOUGHT: ReadonlySet<Booking['by'][number]> = new Set(['sticker', 'permit']);

/** "call by noon Tuesday", "buy a sticker first" */
function booking({ by, on, at, hours, days: before }: Booking): string {
  const deadline = [
    on || at ? `by ${[at && time(at), on && capital(on)].filter(Boolean).join(' ')}` : undefined,
    hours && `at least ${counted(hours, 'hour')} ahead`,
    before && `at least ${counted(before, 'day')} ahead`,
  ].filter(Boolean);
  const wordsOf = (list: Booking['by']) => list.map((way) => WAYS_TO_BOOK[way]);
  // Stickers and permits come before the call, not in its place.
  const bought = listed(wordsOf(by.filter((way) => BOUGHT.has(way))));
  const ways = listed(wordsOf(by.filter((way) => !BOUGHT.has(way))), 'or');
  return `${[bought, ways].filter(Boolean).join(', then ')} ${deadline.length > 0 ? deadline.join(', ') : 'first'}`;
}

const PREPARED: Record<NonNullable<Answer['prepare']>[number], string> = {
  bundle: 'tie in bundles',
  'bag-in-paper': 'use paper bags',
  'in-open-cans': 'use open cans',
  'at-curb-loose': 'leave loose at the curb',
  'take-apart': 'take apart',
  'wrap-mattresses': 'wrap mattresses and box springs in plastic',
  'wrap-upholstery': 'wrap upholstered furniture in plastic',
  'doors-off': 'take the doors off fridges and freezers',
  'refrigerant-out': 'have the refrigerant taken out first',
  'metal-apart': 'keep metal separate',
  'beside-trash': 'keep next to your trash cans',
  'dry-out-paint': 'dry the paint out first',
  labeled: 'keep the label on',
  'cut-up': 'cut up',
  'no-nails': 'pull out the nails',
};

const BROUGHT: Record<NonNullable<Answer['bring']>[number], string> = {
  'proof-of-residency': 'proof that you live there',
  'photo-id': 'photo ID',
  permit: 'your permit',
  decal: 'your resident decal',
};

const REFUSED: Record<NonNullable<Answer['refuses']>[number], string> = {
  'commercial-vehicles': 'commercial vehicles',
  'rental-trucks': 'rental trucks',
  trailers: 'trailers',
  contractors: 'contractors',
  businesses: 'businesses',
  apartments: 'apartments',
};

function out({ after, by }: NonNullable<Answer['out']>): string {
  const times = [after && `after ${time(after)} the day before`, by && `by ${time(by)} that day`].filter(Boolean);
  return `put out ${times.join(' and ')}`;
}

const dropOffAt = (sites: Line['at']): string => `drop off at ${sitesInWords(sites).join('; or ')}`;

/** "April to October" */
const season = ({ from, to }: NonNullable<Answer['season']>): string =>
  from === to ? monthName(from) : `${monthName(from)} to ${monthName(to)}`;

/** Events with no days to come say when to look again. */
function dates({ dates: list, announced, how, days: open }: Line): string | undefined {
  if (list === undefined) return how === 'event' && !open ? 'call for the dates' : undefined;
  if (list.length > 0) return `next: ${listed(list.map(fullDate))}`;
  const news = announced ? `; new ones are usually announced in ${monthName(announced)}` : '; call for the next ones';
  return `this year’s days are over${news}`;
}

const officesEn: Record<Office, string> = {
  sanitation: 'sanitation office',
  'public-works': 'public works',
  highway: 'highway department',
  recycling: 'recycling office',
  hall: 'town hall',
  clerk: 'clerk',
  hauler: 'hauler',
  site: 'drop-off site',
  hotline: 'recycling hotline',
};

const HALLS: Record<OfficeOwner['kind'], string> = {
  city: 'City Hall',
  town: 'Town Hall',
  village: 'Village Hall',
  'town-village': 'Town Hall',
  borough: 'Borough Hall',
  township: 'Town Hall',
  county: 'offices',
  state: 'offices',
  utility: 'office',
};

/** Words of closed lists, for the forms of the admin. */
export const answersEn = {
  things: thingsEn,
  rhythms: RHYTHMS,
  collections: COLLECTIONS,
  booking: WAYS_TO_BOOK,
  prepared: PREPARED,
  brought: BROUGHT,
  refused: REFUSED,
  offices: officesEn,
};

const except = (things: readonly Thing[]): string => `no ${named(things, 'or')}`;

const phrases = { at: dropOffAt, days, season, dates, booking, fee, out, limit, except, prepared: PREPARED };

export const lineEn: LineWords = {
  things: (list) => capital(named(list)),
  // Notes are English.
  sentences: (line) => [...sentencesOf(line, phrases), ...(line.note ? [sentence(line.note)] : [])],
  short: (line) => [lineEn.sentences(line)[0], line.except && sentence(except(line.except))].filter(Boolean).join(' '),
  /** Who may use it, in sentences. */
  eligibility: ({ area, homes, bring, refuses }) =>
    [
      area && `only ${/^(in|on|outside|north|south|east|west|homes)\b/.test(area) ? '' : 'in '}${area}`,
      homes && (homes === 1 ? 'only one-family homes' : `only buildings of up to ${spelled(homes)} families`),
      bring && `bring ${listed(bring.map((each) => BROUGHT[each]))}`,
      refuses &&
        `no ${listed(
          refuses.map((each) => REFUSED[each]),
          'or',
        )}`,
    ]
      .filter((part) => typeof part === 'string')
      .map(sentence),
  /** "Yonkers public works", "Westchester County recycling hotline" */
  office: ({ office, of: { kind, name } }) => {
    if (kind === 'utility') return 'Your electric company';
    const owner = kind === 'county' ? `${name} County` : name;
    return `${owner} ${office === 'hall' ? HALLS[kind] : officesEn[office]}`;
  },
};
