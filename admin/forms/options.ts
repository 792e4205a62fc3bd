/** What the values of closed lists are called: as pages call them, where pages do. */
import { STATES } from '#business/states.ts';
import { capital } from '#lib/text.ts';
import { FEE_UNITS, LIMIT_PERIODS, LIMIT_UNITS, WEEKDAYS, WEEKS } from '#business/schema/answers.ts';
import type { Load } from '#business/schema/estimator.ts';
import type { Fact, Facility } from '#business/schema/facts.ts';
import type { County, Location, Zip } from '#business/schema/places.ts';
import type { Season, Shot } from '#business/schema/text-pages.ts';
import { categoryWords } from '#ui/services/words.ts';
import { itemsWords } from '#features/items/words.ts';
import { dropOffWords } from '#features/items/drop-off/words.ts';
import { thingWords } from '#features/pricing/things/words.ts';
import { sourceWords } from '#ui/sources/words.ts';
import { placeWords } from '#ui/places/words.ts';
import { answersEn } from '#ui/rules/line/words.en.ts';
import { ruleWords } from '#ui/rules/words.ts';
import { serviceListWords } from '#features/services/list/words.ts';
import { en } from '#features/guides/words.en.ts';
import { photoQuoteWords } from '#features/company/photo-quote/words.ts';

const capitals = (words: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([value, word]) => [value, capital(word)]));

/** "pounds-in-all" → "Pounds in all" */
const spoken = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, capital(value.replaceAll('-', ' '))]));

const shots: Record<Shot, string> = { wide: 'All of it', close: 'Close-up', stairs: 'Stairs', door: 'Door' };

/** By collection and field. Values of `samples` in business.yaml are names of fields, and take their labels. */
export const OPTIONS: Record<string, Record<string, string>> = {
  'business.region': STATES,
  'home.hero': { autumn: 'Autumn', winter: 'Winter', spring: 'Spring' } satisfies Record<Season, string>,
  'home.category': categoryWords('en').categories,
  'items.answer': categoryWords('en').answers,
  'items.group': itemsWords('en').groups,
  'items.thing': capitals(answersEn.things),
  'items.dropOff': dropOffWords('en').takes,
  'estimator.room': thingWords('en').rooms,
  'estimator.group': {
    rooms: 'A whole room or home',
    seating: 'Sofa',
    loungers: 'Lounge chair',
    armchairs: 'Armchair',
    chairs: 'Chair',
    swivels: 'Office chair',
    ottomans: 'Ottoman or bench',
    beds: 'Bed',
    mattresses: 'Mattress or box spring',
    storage: 'Chest of drawers',
    shelves: 'Shelf',
    cabinets: 'Cabinet',
    chests: 'Trunk',
    tables: 'Table',
    desks: 'Desk',
    appliances: 'Washer or dryer',
    fridges: 'Refrigerator',
    freezers: 'Chest freezer',
    stoves: 'Stove or oven',
    dishwashers: 'Dishwasher',
    microwaves: 'Microwave',
    smalls: 'Small kitchen appliance',
    vacuums: 'Vacuum cleaner',
    fans: 'Fan',
    radiators: 'Heater',
    cooling: 'Air conditioner',
    dehumidifiers: 'Dehumidifier or portable AC',
    tanks: 'Tank or water heater',
    screens: 'Flat screen',
    tubes: 'Tube TV',
    computers: 'Computer',
    laptops: 'Laptop',
    servers: 'Server',
    printers: 'Printer or copier',
    speakers: 'Stereo',
    lamps: 'Lamp',
    mirrors: 'Mirror or picture',
    aquariums: 'Fish tank',
    wheelchairs: 'Wheelchair',
    exercise: 'Exercise equipment',
    games: 'Game table',
    music: 'Upright piano or organ',
    grands: 'Grand piano',
    safes: 'Safe',
    vending: 'Vending machine',
    boxes: 'Box',
    bags: 'Bag',
    books: 'Books and papers',
    suitcases: 'Suitcase',
    rolls: 'Carpet or rug',
    bath: 'Bath or shower',
    toilets: 'Toilet',
    sinks: 'Sink',
    doors: 'Door',
    windows: 'Window',
    boards: 'Boards or sheets',
    pallets: 'Pallet',
    signs: 'Sign',
    grills: 'Grill',
    mowers: 'Mower or snow blower',
    engines: 'Generator, compressor or pump',
    outside: 'Garden tool',
    bins: 'Trash can',
    umbrellas: 'Patio set',
    pots: 'Planter or statue',
    playsets: 'Swing set',
    pools: 'Pool or hot tub',
    sheds: 'Shed',
    decks: 'Deck',
    fences: 'Fence',
    plants: 'Tree or branches',
    logs: 'Log or stump',
    wheels: 'Bicycle',
    tires: 'Tire',
    boats: 'Boat',
    other: 'Something else',
  } satisfies Record<Load['group'], string>,
  'facts.scope': {
    national: 'The whole country',
    state: 'A state',
    county: 'A county',
    municipality: 'A municipality',
    trade: 'The trade, without a place',
  } satisfies Record<Fact['scope'], string>,
  'facts.topic': sourceWords('en').topics,
  'facts.kinds': ruleWords('en').kinds,
  'facts.how': ruleWords('en').ways,
  'facts.by': { ...ruleWords('en').answerers, ...capitals(answersEn.booking) },
  'facts.things': capitals(answersEn.things),
  'facts.except': capitals(answersEn.things),
  'facts.for': capitals(answersEn.things),
  'facts.on': spoken(WEEKDAYS),
  'facts.week': spoken(WEEKS),
  'facts.every': capitals(answersEn.rhythms),
  'facts.with': capitals(answersEn.collections),
  'facts.unit': spoken(LIMIT_UNITS),
  'facts.per': spoken([...LIMIT_PERIODS, ...FEE_UNITS]),
  'facts.prepare': capitals(answersEn.prepared),
  'facts.bring': capitals(answersEn.brought),
  'facts.refuses': capitals(answersEn.refused),
  'facts.office': capitals(answersEn.offices),
  'facts.collector': {
    own: 'The town’s own crew',
    contractor: 'A contractor of the town',
    private: 'A carter each household hires',
  } satisfies Record<NonNullable<Fact['collector']>, string>,
  'facts.confidence': { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<Fact['confidence'], string>,
  'facilities.kind': { county: 'County', municipal: 'Town', donation: 'Charity' } satisfies Record<
    Facility['kind'],
    string
  >,
  'facilities.takes': dropOffWords('en').takes,
  'counties.kind': { county: 'All of the county', town: 'One town of it alone' } satisfies Record<
    County['kind'],
    string
  >,
  'counties.state': STATES,
  'counties.tint': { sage: 'Sage', sand: 'Sand', clay: 'Clay', lilac: 'Lilac' } satisfies Record<
    County['tint'],
    string
  >,
  'municipalities.kind': { ...capitals(placeWords('en').kinds), 'town-village': 'Town and village in one' },
  'locations.kind': { hamlet: 'Hamlet', neighborhood: 'Neighborhood' } satisfies Record<Location['kind'], string>,
  'locations.from': {
    'census-2020': '2020 Census',
    'acs-2019-2023': 'American Community Survey, 2019 to 2023',
  } satisfies Record<NonNullable<Location['population']>['from'], string>,
  'zips.kind': { standard: 'Standard', 'po-box': 'P.O. boxes', unique: 'Unique' } satisfies Record<Zip['kind'], string>,
  'services.category': categoryWords('en').categories,
  'services.situations': serviceListWords('en').situations,
  'services.rooms': serviceListWords('en').rooms,
  'posts.topic': en.topics,
  'pages.shows': shots,
  'pages.photos': shots,
  'pages.from': { you: photoQuoteWords('en').who.you, us: 'Us' },
};
