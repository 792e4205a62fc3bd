/** Search results: the right page comes first, however the query is typed or misspelled. */
import { describe, expect, it } from 'vitest';
import type { Findable } from './findable.ts';
import { Seeker } from './search-index.ts';

const entry = (role: Findable['role'], title: string, href: string, more: Partial<Findable> = {}): Findable => ({
  ...{ title, href, role, kind: role, counties: [], names: [], more: [], text: '' },
  ...more,
});

const PLACE = { counties: ['Alder'] };
const seeker = await Seeker.of({
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
    entry('town', 'Mount Alder', '/mount-alder', { ...PLACE, names: ['City of Mount Alder'] }),
    entry('rules', 'Mount Alder town rules', '/rules/mount-alder', { ...PLACE, names: ['Mount Alder'] }),
    entry('place', 'Birch (town)', '/birch-town', { ...PLACE, names: ['Birch', 'Birch town'] }),
    entry('place', 'Birch (village)', '/birch-village', { ...PLACE, names: ['Birch', 'Birch village'] }),
    entry('place', 'Ho-Ho-Kus', '/ho-ho-kus', PLACE),
    entry('zip', '10999, Mount Alder', '/zip/10999', { names: ['10999', 'Mount Alder'] }),
    entry('zip', '10998, Cobble Hill', '/zip/10998', { names: ['10998', 'Cobble Hill'] }),
    entry('guide', 'Where to Donate a Piano Bench', '/blog/donate'),
  ],
  asked: [
    { href: '/pricing', says: ['how much', 'price', 'cost'] },
    { href: '/contact', says: ['hours', 'phone number'] },
  ],
  headings: [{ href: '/contact', says: ['Call, text or email', 'Who Moves a Piano?'] }],
  beyond: [
    { name: 'the Bronx', names: ['Riverdale'], zips: ['104'], near: ['/mount-alder'] },
    { name: 'Birch, CT', names: [], zips: ['10455'], near: ['/ho-ho-kus'] },
  ],
  empty: ['a', 'do', 'does', 'how', 'i', 'in', 'is', 'it', 'my', 'old', 'of', 'the', 'to', 'what', 'your'],
  rules: ['bulk', 'trash', 'garbage'],
  ours: ['junk', 'removal', 'remove', 'haul', 'pickup'],
  theirs: ['does'],
  states: ['ny', 'new york', 'ct'],
});
const found = (query: string): string[] => seeker.seek(query).hits.map(({ href }) => href);
const places = (query: string): string[] => seeker.places(query).map(({ href }) => href);

it('is a page first for whoever types just its heading or title, the company behind a bar or not', () => {
  expect(found('call text or email')[0]).toBe('/contact');
  expect(found('Who moves a piano? | Gone Today')[0]).toBe('/contact');
  expect(found('who moves pianos today')[0]).not.toBe('/contact');
});

describe('places', () => {
  it('are found with their state, a short form, without hyphens and spaces, in any case', () => {
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

  it('are found misspelled, by their beginning, and both where two have one name', () => {
    expect(places('mount adler')).toEqual(['/mount-alder']);
    expect(places('mt ald')).toEqual(['/mount-alder']);
    expect(places('birch')).toEqual(['/birch-town', '/birch-village']);
    expect(places('birch village')).toEqual(['/birch-village']);
    expect(places('hoboken')).toEqual([]);
    expect(places('')).toEqual([]);
  });
});

describe('what is sought', () => {
  it('is the page that is asked for, and its subject first where there is one', () => {
    expect(found('how much does it cost')[0]).toBe('/pricing');
    expect(found('what are your hours')[0]).toBe('/contact');
    expect(found('how much to remove a piano').slice(0, 2)).toEqual(['/services/piano', '/items#piano']);
    expect(found('how much to remove a piano')).toContain('/pricing');
  });

  it('is a service before an item of that name, and a thing before services that only carry it', () => {
    expect(found('piano')[0]).toBe('/services/piano');
    expect(found('stove')[0]).toBe('/items#stove');
    expect(found('hoarder')[0]).toBe('/services/hoarding');
  });

  it('is a town, its rules where they are asked for, and both the thing and the town', () => {
    expect(found('mt alder ny').slice(0, 2)).toEqual(['/mount-alder', '/rules/mount-alder']);
    expect(found('bulk trash mount alder')[0]).toBe('/rules/mount-alder');
    expect(found('old piano pickup mount alder').slice(0, 2)).toEqual(['/services/piano', '/mount-alder']);
    expect(found('10999')).toEqual(['/zip/10999']);
  });

  it('says of a place next door which of ours are near', () => {
    const { beyond, hits } = seeker.seek('bronx');
    expect(beyond?.place).toBe('the Bronx');
    expect(beyond?.near.map(({ href }) => href)).toEqual(['/mount-alder']);
    expect(hits).toEqual([]);
  });

  it('is the nearest of ours for a ZIP code outside, by the longest start that is known', () => {
    const beyond = (query: string) => {
      const { place, near } = seeker.whereabouts(query).beyond ?? {};
      return [place, near?.map(({ href }) => href)];
    };
    expect(beyond('10451')).toEqual(['10451 (the Bronx)', ['/mount-alder']]);
    expect(beyond('10455')).toEqual(['10455 (Birch, CT)', ['/ho-ho-kus']]);
    expect(beyond('90210')).toEqual(['90210', []]);
    expect(beyond('riverdale')).toEqual(['Riverdale', ['/mount-alder']]);
    expect(seeker.seek('10451').beyond?.place).toBe('10451 (the Bronx)');
    expect(found('old piano 10451')[0]).toBe('/services/piano');
    expect(seeker.whereabouts('10999').beyond).toBeUndefined();
  });

  it('is the place next door where its state says so, and asks which of ours where two have the name', () => {
    expect(seeker.whereabouts('Birch, CT').beyond?.place).toBe('Birch, CT');
    expect(seeker.whereabouts('Birch, NY')).toMatchObject({ several: true });
    expect(seeker.whereabouts('Mt Alder')).toMatchObject({ several: false, places: [{ href: '/mount-alder' }] });
    expect(seeker.whereabouts('cobble hill')).toMatchObject({ several: false, places: [{ href: '/zip/10998' }] });
    // Ours by name, whatever the ZIP code.
    expect(seeker.whereabouts('Mount Alder 10451').beyond).toBeUndefined();
  });

  it('offers a correction for words that no one knows, and none for others', () => {
    expect(seeker.seek('pianno')).toMatchObject({ instead: 'Piano & Organ Removal' });
    expect(seeker.seek('piano').instead).toBeUndefined();
    expect(seeker.seek('zzzzzz')).toEqual({ hits: [] });
    expect(seeker.seek('x'.repeat(5000)).hits).toEqual([]);
  });
});
