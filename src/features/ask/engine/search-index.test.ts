/** Search results: the right page comes first, however the query is typed or misspelled. */
import { describe, expect, it } from 'vitest';
import type { AskThing, SearchItem } from './ask-data.ts';
import { SearchIndex } from './search-index.ts';
import { searchWords } from './words.ts';

const entry = (role: SearchItem['role'], title: string, href: string, more: Partial<SearchItem> = {}): SearchItem => ({
  ...{ title, href, role, counties: [], names: [], more: [], text: '' },
  ...more,
});

const thing = (id: string, name: string, feet: number, more: Partial<AskThing> = {}): AskThing => ({
  ...{ id, name, low: feet, high: feet, kind: 'other', names: [] },
  ...more,
});

const PLACE = { counties: ['Alder'] };
const index = await SearchIndex.create({
  entries: [
    entry('page', 'Prices', '/pricing'),
    entry('page', 'Contact', '/contact'),
    entry('service', 'Piano & Organ Removal', '/services/piano', { names: ['Pianos', 'piano removal'] }),
    entry('service', 'Hoarding Cleanout', '/services/hoarding', { names: ['hoarding'] }),
    entry('service', 'Move-Out Cleanout', '/services/move-out', {
      names: ['move out'],
      more: ['piano bench', 'stove'],
    }),
    entry('item', 'Piano', '/items#piano', { names: ['upright piano'] }),
    entry('item', 'Stove', '/items#stove'),
    entry('item', 'Mattress', '/items#mattress'),
    entry('item', 'Paint cans', '/items#paint', { take: 'no', names: ['paint'] }),
    entry('item', 'Metal', '/items#metal'),
    entry('town', 'Mount Alder', '/mount-alder', { ...PLACE, names: ['City of Mount Alder'] }),
    entry('rules', 'Mount Alder town rules', '/rules/mount-alder', { ...PLACE, names: ['Mount Alder'] }),
    entry('place', 'Birch (town)', '/birch-town', { ...PLACE, names: ['Birch', 'Birch town'] }),
    entry('place', 'Birch (village)', '/birch-village', { ...PLACE, names: ['Birch', 'Birch village'] }),
    entry('place', 'Ho-Ho-Kus', '/ho-ho-kus', PLACE),
    entry('zip', '10999, Mount Alder', '/zip/10999', { names: ['10999', 'Mount Alder'], zip: '10999' }),
    entry('zip', '10998, Cobble Hill', '/zip/10998', { names: ['10998', 'Cobble Hill'] }),
    entry('guide', 'Where to Donate a Piano Bench', '/blog/donate'),
  ],
  phrases: [
    { href: '/pricing', says: ['how much', 'price', 'cost'] },
    { href: '/contact', says: ['hours', 'phone number'] },
  ],
  headings: [{ href: '/contact', says: ['Call, text or email', 'Who Moves a Piano?'] }],
  outside: [
    { name: 'the Bronx', names: ['Riverdale'], zips: ['104'], near: ['/mount-alder'] },
    { name: 'Birch, CT', names: [], zips: ['10455'], near: ['/ho-ho-kus'] },
  ],
  stopWords: ['a', 'do', 'does', 'how', 'i', 'in', 'is', 'it', 'my', 'old', 'of', 'the', 'to', 'what', 'your'],
  ruleWords: ['bulk', 'trash', 'garbage'],
  serviceWords: ['junk', 'removal', 'remove', 'haul', 'pickup'],
  otherPartyWords: ['does'],
  states: ['ny', 'new york', 'ct'],
  things: [
    thing('sofa', 'Three-seat sofa', 60, { names: ['sofa', 'couch'] }),
    thing('mattress-queen', 'Queen mattress', 28, { item: '/items#mattress' }),
    thing('mattress-king', 'King mattress', 35, { item: '/items#mattress' }),
    thing('chair', 'Dining chair', 7, { names: ['chair'] }),
    thing('stove', 'Stove', 30, { item: '/items#stove' }),
    thing('one-bedroom', 'A one-bedroom', 500, { isHome: true }),
    thing('studio', 'A studio', 300, { isHome: true }),
  ],
  truck: { feet: 432, prices: [149, 229, 299, 369, 439, 509, 569, 629] },
  reading: searchWords('en').reading,
  headsFirst: false,
  zips: [],
  zipPath: '/zip/',
});
const found = (query: string): string[] => index.search(query).hits.map(({ href }) => href);
const places = (query: string): string[] => index.findPlaces(query).map(({ href }) => href);

it('ranks a page first for its exact heading or title, with or without the company name', () => {
  expect(found('call text or email')[0]).toBe('/contact');
  expect(found('Who moves a piano? | Gone Today')[0]).toBe('/contact');
  expect(found('who moves pianos today')[0]).not.toBe('/contact');
});

describe('places', () => {
  it('match with state, abbreviation, without hyphens and spaces, in any case', () => {
    for (const query of [
      'mount alder',
      'Mount Alder, NY',
      'mt alder',
      'Mt. Alder New York',
      'MOUNTALDER',
      'junk removal mount alder',
    ])
      expect(places(query), query).toEqual(['/mount-alder']);
    for (const query of ['hohokus', 'ho ho kus', 'Ho-Ho-Kus NY']) expect(places(query), query).toEqual(['/ho-ho-kus']);
  });

  it('match misspelled and by prefix, and all of the same name', () => {
    expect(places('mount adler')).toEqual(['/mount-alder']);
    expect(places('mt ald')).toEqual(['/mount-alder']);
    expect(places('birch')).toEqual(['/birch-town', '/birch-village']);
    expect(places('birch village')).toEqual(['/birch-village']);
    expect(places('hoboken')).toEqual([]);
    expect(places('')).toEqual([]);
  });
});

describe('search', () => {
  it('finds the page of a phrase, after its subject if there is one', () => {
    expect(found('how much does it cost')[0]).toBe('/pricing');
    expect(found('what are your hours')[0]).toBe('/contact');
    expect(found('how much to remove a piano').slice(0, 2)).toEqual(['/services/piano', '/items#piano']);
    expect(found('how much to remove a piano')).toContain('/pricing');
  });

  it('ranks services before items of the same name, and names before keywords', () => {
    expect(found('piano')[0]).toBe('/services/piano');
    expect(found('stove')[0]).toBe('/items#stove');
    expect(found('hoarder')[0]).toBe('/services/hoarding');
  });

  it('finds a town, its rules, or an item and the town', () => {
    expect(found('mt alder ny').slice(0, 2)).toEqual(['/mount-alder', '/rules/mount-alder']);
    expect(found('bulk trash mount alder')[0]).toBe('/rules/mount-alder');
    expect(found('old piano pickup mount alder').slice(0, 2)).toEqual(['/services/piano', '/mount-alder']);
    expect(found('10999')).toEqual(['/zip/10999']);
  });

  it('names the nearest places for a place outside', () => {
    const { outside, hits } = index.search('bronx');
    expect(outside?.place).toBe('the Bronx');
    expect(outside?.near.map(({ href }) => href)).toEqual(['/mount-alder']);
    expect(hits).toEqual([]);
  });

  it('locates outside ZIP codes by the longest known prefix', () => {
    const outside = (query: string) => {
      const { place, near } = index.read(query).outside ?? {};
      return [place, near?.map(({ href }) => href)];
    };
    expect(outside('10451')).toEqual(['10451 (the Bronx)', ['/mount-alder']]);
    expect(outside('10455')).toEqual(['10455 (Birch, CT)', ['/ho-ho-kus']]);
    expect(outside('90210')).toEqual(['90210', []]);
    expect(outside('riverdale')).toEqual(['Riverdale', ['/mount-alder']]);
    expect(index.search('10451').outside?.place).toBe('10451 (the Bronx)');
    expect(found('old piano 10451')[0]).toBe('/services/piano');
    expect(index.read('10999').outside).toBeUndefined();
  });

  it('suggests a correction for unknown words only', () => {
    expect(index.search('pianno')).toMatchObject({ suggestion: 'Piano & Organ Removal' });
    expect(index.search('piano').suggestion).toBeUndefined();
    expect(index.search('zzzzzz')).toEqual({ hits: [] });
    expect(index.search('x'.repeat(5000)).hits).toEqual([]);
  });
});

describe('a sentence', () => {
  const read = (sentence: string) => {
    const { counts, places, refused, unsized, ...rest } = index.read(sentence);
    const hrefs = (items: readonly SearchItem[]) => items.map(({ href }) => href);
    return { counts, places: hrefs(places), refused: hrefs(refused), unsized: hrefs(unsized), ...rest };
  };

  it('names things in any order, with numbers in figures and words', () => {
    expect(read('2 mattresses and a couch 10999')).toMatchObject({
      counts: { 'mattress-queen': 2, sofa: 1 },
      places: ['/zip/10999'],
    });
    expect(read('mt alder, a couple of big old sofas, half a dozen chairs').counts).toEqual({ sofa: 2, chair: 6 });
    expect(read('chairs x3, 4x sofa, two dozen chairs').counts).toEqual({ chair: 27, sofa: 4 });
    expect(read('sofas').counts).toEqual({ sofa: 2 });
    expect(read('a sofa and 4 chairs').counts).toEqual({ sofa: 1, chair: 4 });
  });

  it('knows the size by the words around it', () => {
    expect(read('king size memory foam mattress').counts).toEqual({ 'mattress-king': 1 });
    expect(read('matress, queen').counts).toEqual({ 'mattress-queen': 1 });
  });

  it('takes no measure, floor, apartment or street number for a count', () => {
    expect(read('6 ft couch at 12 Main St, apt 4, 3rd floor walk-up')).toMatchObject({
      ...{ counts: { sofa: 1 }, floor: '3', hasStairs: true },
    });
    expect(read('10 x 12 metal chair, 2 flights up, elevator building')).toMatchObject({ counts: { chair: 1 } });
  });

  it('leaves out what stays', () => {
    expect(read('sofa and mattress, not the dining chairs')).toMatchObject({
      counts: { sofa: 1, 'mattress-queen': 1 },
    });
    expect(read('a sofa without the chair').counts).toEqual({ sofa: 1 });
  });

  it('tells day, refused things, and what is a place or only material', () => {
    expect(read('paint cans and a metal chair on a stove saturday')).toMatchObject({
      ...{ day: 'saturday', refused: ['/items#paint'], counts: { chair: 1 }, unsized: [] },
    });
  });

  it('knows a whole room or home from where a thing is', () => {
    expect(read('clean out the garage')).toMatchObject({ room: 'garage', home: undefined });
    expect(read('sofa in the basement')).toMatchObject({ room: undefined, floor: 'basement' });
    expect(read('mom’s house in mt alder')).toMatchObject({ home: 'whole', places: ['/mount-alder'] });
    expect(read('1br apartment')).toMatchObject({ home: 'one-bedroom', counts: { 'one-bedroom': 1 } });
    expect(read('5 bedroom house')).toMatchObject({ home: 'whole', counts: {} });
    expect(read('sofa from my 1br apartment')).toMatchObject({ home: undefined, counts: { sofa: 1 } });
  });

  it('says nothing of nothing', () => {
    for (const sentence of ['', '   ', '???', 'x'.repeat(5000), '1 2 3 4 5'])
      expect(read(sentence), sentence).toMatchObject({ counts: {}, places: [], refused: [], unsized: [] });
  });
});
