/** What the rest of the site relies on from lib, one block a module. */
import {
  estimate,
  fullTrucks,
  MOST,
  readCounts,
  readLoad,
  readThing,
  typedCount,
  writeCounts,
  writeLoad,
} from '#business/estimate.ts';
import { isOpen, packHours, weekOf, type OpeningHours } from '#business/hours.ts';
import { instantOf } from './moments.ts';
import { periodInWords, typedHours, weekInShort, weekInWords } from '#i18n/hours-text.ts';
import { parseZipInput } from './zip.ts';
import { describe, expect, it } from 'vitest';
import { mailHref, smsHref } from './contact.ts';
import { clockTime, fullDate, monthYear } from './dates.ts';
import { miles } from './distance.ts';
import { forwardTo } from '#features/guides/moved/forward.ts';
import { gaugeGeometry } from '#ui/load/gauge-geometry.ts';
import { around, center } from './hexagons.ts';
import { escapeHtml, htmlText, sectionsOf } from './html.ts';
import { dollars } from './money.ts';
import { spokenPhone } from './phone.ts';
import { publishedSize } from '#business/picture-files.ts';
import { matches } from './text-match.ts';
import { fillTokens, tokensIn } from './tokens.ts';
import { listed, shingles, similarity, spelled, wordCount } from './text.ts';

describe('money and phone', () => {
  it('prints whole dollars and refuses anything else', () => {
    expect(dollars(1250)).toBe('$1,250');
    expect([0, 999, 1000, 12_500, 1_234_567].map(dollars)).toEqual(['$0', '$999', '$1,000', '$12,500', '$1,234,567']);
    expect(() => dollars(1.5)).toThrow('Not whole dollars');
  });

  it('prints a number as people read it and refuses another form', () => {
    expect(spokenPhone('+19145550149')).toBe('(914) 555-0149');
    expect(() => spokenPhone('914-555-0149')).toThrow('E.164');
  });
});

describe('contact links', () => {
  it('prepare a text in the form that iOS and Android both read', () => {
    expect(smsHref('+19145550149', 'A & B?')).toBe('sms:+19145550149?&body=A%20%26%20B%3F');
  });

  it('prepare an e-mail with subject and line breaks', () => {
    expect(mailHref('a@b.example', 'Price', 'One\nTwo')).toBe('mailto:a@b.example?subject=Price&body=One%0D%0ATwo');
  });
});

describe('dates', () => {
  it('are as exact as their source', () => {
    expect([monthYear('2019'), monthYear('2019-04'), monthYear('2019-04-03'), fullDate('2026-11-21')]).toEqual([
      '2019',
      'April 2019',
      'April 2019',
      'November 21, 2026',
    ]);
  });

  it('read clock times', () => {
    expect([clockTime('08:00'), clockTime('20:00'), clockTime('12:30'), clockTime('00:15')]).toEqual([
      '8 am',
      '8 pm',
      '12:30 pm',
      '12:15 am',
    ]);
  });
});

describe('pictures', () => {
  it('are published in their shape, with no side longer than pages ask for', () => {
    expect(publishedSize({ width: 4032, height: 3024 })).toEqual({ width: 1440, height: 1080 });
    expect(publishedSize({ width: 3024, height: 4032 })).toEqual({ width: 1080, height: 1440 });
    expect(publishedSize({ width: 640, height: 640 })).toEqual({ width: 640, height: 640 });
  });
});

describe('distance', () => {
  it('is the great circle, checked against Yonkers to White Plains', () => {
    expect(miles({ lat: 40.9461, lon: -73.8669 }, { lat: 41.0222, lon: -73.7549 })).toBeCloseTo(7.87, 1);
  });
});

describe('tokens', () => {
  it('are found with their arguments', () => {
    expect(tokensIn('{from} and {price:3}, {fact:a-b}')).toEqual([
      { name: 'from', argument: undefined },
      { name: 'price', argument: '3' },
      { name: 'fact', argument: 'a-b' },
    ]);
  });

  it('leave no double space where they vanish', () => {
    expect(fillTokens('One {fact:x}. Two {from}.', ({ name }) => (name === 'from' ? '$1' : ''))).toBe('One. Two $1.');
  });

  it('set footnotes after the full stop, against the word; several together, and none twice', () => {
    const noted = (text: string) =>
      fillTokens(
        text,
        () => '$1',
        ({ name, argument = '' }) => (name === 'fact' ? `<${argument}>` : undefined),
      );
    expect(noted('One {fact:a}. Two')).toBe('One.<a> Two');
    expect(noted('One {fact:a} {fact:b}{fact:a}. From {from} {fact:c}.')).toBe('One.<a><b> From $1.<c>');
  });
});

describe('words', () => {
  it('lists and counts', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect([0, 4, 10, 11, 1200].map(spelled)).toEqual(['zero', 'four', 'ten', '11', '1,200']);
    expect(wordCount('A $149 price, 8 am-8 pm.')).toBe(6);
  });

  it('compares texts by 5-word shingles', () => {
    const one = shingles('the quick brown fox jumps over the lazy dog');
    expect(similarity(one, one)).toBe(1);
    expect(similarity(one, shingles('a wholly different sentence about old mattresses and sofas'))).toBe(0);
  });
});

describe('html', () => {
  it('escapes what could end an attribute or begin a tag, and reads it back', () => {
    const escaped = escapeHtml(`<a href="x">'&`);
    expect(escaped).not.toMatch(/[<>"']/);
    expect(htmlText(`<p>${escaped}</p>`)).toBe(`<a href="x">'&`);
  });
});

describe('forwarding', () => {
  const targets = new Map([['mattress', '/blog/mattress']]);
  it('goes only to a known name, else to the index, and nowhere without a target', () => {
    expect(forwardTo('?to=mattress', targets, '/blog')).toBe('/blog/mattress');
    for (const to of [
      '',
      'https://evil.example',
      '//evil.example',
      '/\\\\evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '../../evil',
      'mattress/../../evil',
      'mattress#@evil.example',
      'mattress%0d%0aLocation:evil',
      'MATTRESS',
      'constructor',
      'x'.repeat(100_000),
    ])
      expect(forwardTo(`?${new URLSearchParams({ to })}`, targets, '/blog'), to).toBe('/blog');
    expect(forwardTo('?to=evil&to=mattress', targets, '/blog')).toBe('/blog');
    expect(forwardTo('', targets, '/blog')).toBeUndefined();
  });
});

describe('search', () => {
  it('holds a word by its beginning, in the plural and with one letter wrong', () => {
    const mattress = 'Mattress or box spring: bed, queen';
    for (const query of ['', 'matt', 'matress', 'mattresss', 'matterss', 'MATTRESS queen', 'beds'])
      expect(matches(mattress, query), query).toBe(true);
    for (const query of ['sofa', 'mattress sofa', 'bet', 'mtrss']) expect(matches(mattress, query), query).toBe(false);
    expect(matches('Refrigerator: fridge', 'refridgerator')).toBe(true);
  });
});

describe('drawings', () => {
  it('fill the gauge from the cab', () => {
    expect(gaugeGeometry(0, 0).full).toBeUndefined();
    expect(gaugeGeometry(8, 8).full).toEqual({ x: 6, width: 156 });
    expect(gaugeGeometry(2, 4).maybe).toEqual({ x: 84, width: 39 });
  });

  it('set six equal neighbors around a hexagon', () => {
    const origin = center({ q: 0, r: 0 });
    const distances = around({ q: 0, r: 0 }).map((cell) =>
      Math.hypot(center(cell).x - origin.x, center(cell).y - origin.y),
    );
    expect(distances).toHaveLength(6);
    for (const distance of distances) expect(distance).toBeCloseTo(Math.sqrt(3), 6);
  });
});

describe('parseZipInput', () => {
  it('reads ZIP codes however they are typed', () => {
    for (const typed of ['10583', ' 10583 ', '10583-1234', '105831234', '1 0 5 8 3', '１０５８３'])
      expect(parseZipInput(typed)).toEqual({ kind: 'zip', zip: '10583' });
  });

  it('tells half-typed, odd, empty and names apart', () => {
    expect(parseZipInput('105')).toEqual({ kind: 'partial', digits: '105' });
    expect(parseZipInput('1058312')).toEqual({ kind: 'invalid', digits: '1058312' });
    expect(parseZipInput('   ')).toEqual({ kind: 'empty' });
    expect(parseZipInput('---')).toEqual({ kind: 'empty' });
    expect(parseZipInput('Dobbs Ferry')).toEqual({ kind: 'name', name: 'Dobbs Ferry' });
    expect(parseZipInput('x'.repeat(10_000))).toEqual({ kind: 'name', name: 'x'.repeat(60) });
    expect(parseZipInput('9'.repeat(10_000)).kind).toBe('invalid');
  });
});

describe('minutes on the wall in New York', () => {
  it.each([
    ['2026-11-25 16:00', '2026-11-25T21:00Z'],
    ['2026-07-04 00:00', '2026-07-04T04:00Z'],
    // Clocks change at two.
    ['2026-03-08 01:59', '2026-03-08T06:59Z'],
    ['2026-03-08 03:00', '2026-03-08T07:00Z'],
    ['2026-11-01 00:30', '2026-11-01T04:30Z'],
    ['2026-11-01 02:00', '2026-11-01T07:00Z'],
    ['2026-12-31 23:59', '2027-01-01T04:59Z'],
  ])('%s is %s', (moment, instant) => {
    expect(instantOf(moment, 'America/New_York')).toBe(instant);
  });
});

describe('opening hours', () => {
  const WEEK = { ...weekOf('07:00-19:00'), saturday: '09:00-12:30', sunday: 'closed' };
  const HOURS: OpeningHours = {
    week: WEEK,
    special: [
      { name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-26', hours: 'closed' },
      { name: 'Winter', from: '2026-12-01', to: '2027-02-28', hours: weekOf('08:00-16:00') },
    ],
  };
  const daily = (instant: string) => isOpen(new Date(instant), '08:00-20:00', 'America/New_York');
  const at = (instant: string) => isOpen(new Date(instant), packHours(HOURS), 'America/New_York');

  it('begin and end to the minute, in winter and in summer', () => {
    expect(daily('2026-01-15T12:59:59Z')).toBe(false);
    expect(daily('2026-01-15T13:00:00Z')).toBe(true);
    expect(daily('2026-07-15T11:59:59Z')).toBe(false);
    expect(daily('2026-07-15T12:00:00Z')).toBe(true);
    expect(daily('2026-07-15T23:59:59Z')).toBe(true);
    expect(daily('2026-07-16T00:00:00Z')).toBe(false);
  });

  it('are right on the days the clocks change', () => {
    expect(daily('2026-03-08T11:59:00Z')).toBe(false);
    expect(daily('2026-03-08T12:00:00Z')).toBe(true);
    expect(daily('2026-11-01T12:59:00Z')).toBe(false);
    expect(daily('2026-11-01T13:00:00Z')).toBe(true);
    expect(daily('2026-11-02T01:00:00Z')).toBe(false);
  });

  it('differ by weekday, in New York', () => {
    // A Friday evening here is a Saturday in Greenwich.
    expect(at('2026-06-05T22:30:00Z')).toBe(true);
    expect(at('2026-06-06T12:30:00Z')).toBe(false);
    expect(at('2026-06-06T13:30:00Z')).toBe(true);
    expect(at('2026-06-06T16:30:00Z')).toBe(false);
    expect(at('2026-06-07T16:00:00Z')).toBe(false);
    expect(at('2026-06-08T11:00:00Z')).toBe(true);
  });

  it('are others on a holiday and in a season, from its first day to its last', () => {
    expect(at('2026-11-26T16:00:00Z')).toBe(false);
    expect(at('2026-11-27T16:00:00Z')).toBe(true);
    expect(at('2026-12-01T12:30:00Z')).toBe(false);
    expect(at('2026-12-06T16:00:00Z')).toBe(true);
    expect(at('2027-02-28T20:59:00Z')).toBe(true);
    expect(at('2027-03-01T12:30:00Z')).toBe(true);
  });

  it('are said as people say them', () => {
    expect(weekInWords(weekOf('08:00-20:00'))).toBe('every day 8 am to 8 pm');
    expect(weekInWords(WEEK)).toBe('Monday to Friday 7 am to 7 pm, Saturday 9 am to 12:30 pm, closed Sunday');
    expect(weekInWords({ ...weekOf('closed'), monday: '08:00-20:00', tuesday: '08:00-20:00' })).toBe(
      'Monday and Tuesday 8 am to 8 pm, closed Wednesday to Sunday',
    );
    expect(weekInShort(weekOf('08:00-20:00'))).toBe('every day 8 to 8');
    expect(weekInShort(WEEK)).toBe('six days a week');
    expect(HOURS.special.map(periodInWords)).toEqual([
      'Thanksgiving, November 26, 2026: closed',
      'Winter, December 1, 2026 to February 28, 2027: every day 8 am to 4 pm',
    ]);
  });

  it('are found where they stand as figures', () => {
    const typed = typedHours(weekOf('08:00-20:00'));
    for (const text of [
      'answered 8 to 8',
      'from 8 am to 8 pm',
      'between 8 and 8.',
      'daily, 8-8',
      '8 in the morning until 8 at night',
      '8 a.m. to 8 p.m.',
    ])
      expect(text).toMatch(typed);
    for (const text of [
      '8 am to 8:30 pm',
      '18 to 8',
      '8 to 80 pounds',
      '8 am to noon',
      '$8 to 8,000',
      '8 and 8 feet',
      '3/8 to 8/8',
    ])
      expect(text).not.toMatch(typed);
  });
});

describe('estimate', () => {
  const things = [
    { id: 'sofa', name: 'Sofa', low: 50, high: 60 },
    { id: 'box', name: 'Box', low: 3, high: 3 },
  ];
  const truck = { feet: 432, tight: 0.8, loose: 1.1, prices: [149, 229, 299, 369, 439, 509, 569, 629] };

  it('gives a range of the truck and of the price', () => {
    expect(estimate({}, things, truck)).toBeUndefined();
    expect(estimate({ box: 1 }, things, truck)).toMatchObject({
      eighths: { low: 1, high: 1 },
      price: { low: 149, high: 149 },
    });
    expect(estimate({ sofa: 2, box: 10 }, things, truck)).toMatchObject({
      feet: { low: 104, high: 165 },
      eighths: { low: 2, high: 4 },
      price: { low: 229, high: 369 },
    });
  });

  it('comes to what six loads come to by hand', () => {
    // The truck is 432 cubic feet, an eighth is 54. Low is the sum of the small volumes × 0.8, high of the large × 1.1.
    const sizes = {
      armchair: [10, 15],
      box: [3, 3],
      desk: [25, 25],
      dresser: [25, 35],
      sectional: [90, 150],
      sofa: [60, 60],
      studio: [200, 400],
      treadmill: [30, 40],
      washer: [25, 30],
    } as const;
    const all = Object.entries(sizes).map(([id, [low, high]]) => ({ id, name: id, low, high }));
    const worked: [counts: Record<string, number>, feet: [number, number], price: [number, number]][] = [
      // 48 and 48: 38.4 to 52.8, an eighth.
      [{ box: 16 }, [38.4, 52.8], [149, 149]],
      // 80 and 90: 64 to 99, a quarter.
      [{ sofa: 1, armchair: 2 }, [64, 99], [229, 229]],
      // 135 and 170: 108, a quarter to the foot, to 187 (3.46 eighths).
      [{ washer: 3, dresser: 1, armchair: 2, box: 5 }, [108, 187], [229, 369]],
      // 210 and 280: 168 (3.11 eighths) to 308 (5.70 eighths).
      [{ sectional: 1, treadmill: 1, box: 30 }, [168, 308], [369, 509]],
      // 200 and 400: 160 (2.96 eighths) to 440 (8.15 eighths, a truck and an eighth).
      [{ studio: 1 }, [160, 440], [299, 629 + 149]],
      // 600 and 600: 480 (8.89 eighths) to 660 (12.22 eighths, a truck and five).
      [{ desk: 24 }, [480, 660], [629 + 149, 629 + 439]],
    ];
    for (const [counts, [low, high], [from, to]] of worked) {
      const result = estimate(readLoad(writeLoad(counts, false), all).counts, all, truck);
      expect(result?.feet.low, JSON.stringify(counts)).toBeCloseTo(low, 6);
      expect(result?.feet.high, JSON.stringify(counts)).toBeCloseTo(high, 6);
      expect(result?.price, JSON.stringify(counts)).toEqual({ low: from, high: to });
    }
  });

  it('goes on past a full truck', () => {
    expect(estimate({ sofa: 10 }, things, truck)).toMatchObject({
      eighths: { low: 8, high: 13 },
      price: { low: 629, high: 629 + 439 },
    });
    expect(estimate({ box: MOST }, things, truck)).toMatchObject({
      eighths: { low: 45, high: 62 },
      price: { low: 5 * 629 + 439, high: 7 * 629 + 509 },
    });
    expect([9, 11, 12, 19, 20].map(fullTrucks)).toEqual([1, 1, 2, 2, 3]);
  });

  it('reads back what it writes, and nothing else', () => {
    expect(writeCounts({ sofa: 2, box: 0 })).toBe('sofa.2');
    expect(readCounts('sofa.2_box.10', things)).toEqual({ sofa: 2, box: 10 });
    expect(readCounts(writeCounts({ box: MOST }), things)).toEqual({ box: MOST });
    expect(readCounts('sofa.2_cat.3')).toEqual({ sofa: 2, cat: 3 });
    expect(readCounts('sofa.-1_sofa.1.5_box.12345_cat.3_<script>_sofa.x', things)).toEqual({});
    expect(estimate(readCounts(`box.${MOST + 1}`, things), things, truck)).toBeUndefined();
  });

  it('comes back from an address as it was written, and says when a part of it is lost', () => {
    const counts = { sofa: 2, box: 10 };
    for (const heavy of [false, true])
      expect(readLoad(`?${writeLoad(counts, heavy)}`, things)).toEqual({ asked: true, counts, heavy, whole: true });
    expect(readLoad(`?utm=x&${writeLoad(counts, false)}`, things)).toMatchObject({ counts, whole: true });
    expect(readLoad('', things)).toEqual({ asked: false, counts: {}, heavy: false, whole: false });
    expect(readLoad('?load=sofa.2_cat.3', things)).toMatchObject({ counts: { sofa: 2 }, whole: false });
    for (const damaged of ['', 'sofa', 'sofa.0', '%', '%E0%A4%A', '"><script>', 'sofa.2'.repeat(2000), '_'.repeat(9)])
      expect(readLoad(`?load=${damaged}`, things), damaged.slice(0, 20)).toMatchObject({
        asked: true,
        counts: {},
        whole: false,
      });
  });

  it('reads a thing from a row of the table, and nothing else', () => {
    const sofa = { id: 'sofa-3', name: 'Sofa', kind: 'seating' };
    expect(readThing('sofa-3 seating', 'Sofa', ' 6.8 ')).toEqual({ ...sofa, low: 6.8, high: 6.8 });
    expect(readThing('sofa-3 seating', 'Sofa', '1,200 to 1,600')).toEqual({ ...sofa, low: 1200, high: 1600 });
    expect(readThing('sofa-3', 'Sofa', '60')).toBeUndefined();
    expect(readThing('sofa-3 <b>', 'Sofa', '60')).toBeUndefined();
    expect(readThing('sofa-3 seating', 'Sofa', 'none')).toBeUndefined();
  });

  it('leaves out what is no count, and makes no other number of it', () => {
    const wrong = { sofa: 1.5, box: MOST + 1, cat: -4, dog: NaN };
    expect(writeCounts(wrong)).toBe('');
    expect(estimate(wrong, things, truck)).toBeUndefined();
  });

  it('reads whole numbers as people type them, and nothing else', () => {
    const read = { '12': 12, ' 7 ': 7, '007': 7, '1,000': 1000, '１２': 12, '': 0, '0': 0 };
    for (const [text, count] of Object.entries(read)) expect(typedCount(text), text).toBe(count);
    for (const text of ['1.5', '1e3', '-5', '1,00', '1001', '10000', '5²', '1½', '2 sofas', '9'.repeat(400)])
      expect(typedCount(text), text).toBeUndefined();
  });
});

describe('sections of a text', () => {
  const html = '<p>a</p><h2 id="b">B</h2><p>b</p><h3>c</h3><p>c</p><h2 id="d">D <i>d</i></h2><p>d</p>';

  it('begin at the heading that is asked for, and nothing is lost', () => {
    for (const first of [1, 2, 3]) {
      const { before, sections } = sectionsOf(html, first);
      expect(sections).toHaveLength(3 - first);
      expect(before + sections.map((section) => section.heading + section.html).join('')).toBe(html);
    }
    expect(sectionsOf(html, 2)).toEqual({
      before: '<p>a</p><h2 id="b">B</h2><p>b</p><h3>c</h3><p>c</p>',
      sections: [{ heading: '<h2 id="d">D <i>d</i></h2>', html: '<p>d</p>' }],
    });
  });
});
