/** The truck's measures and a thing's volume stand once: texts follow them by tokens, and typed ones are found. */
import { describe, expect, it } from 'vitest';
import { found, rows, site } from '../../e2e/fixtures/site.ts';
import { serviceView } from '#features/services/service/view.ts';
import { linkRows } from '#business/linking/link-site.ts';
import { isKnown, plainValue } from './tokens.ts';
import { tokensIn } from '#lib/tokens.ts';
import type { Content } from './rows.ts';
import { checkTypedTruck } from '#validation/truck-figures.ts';

/** What a text says on a site. */
const said = (text: string, on = site) =>
  tokensIn(text)
    .map((token) => plainValue(on, token))
    .join(' | ');

/** The invented company with another truck, or another volume of the first line. */
const withTruck = (truck: Partial<Content['pricing']['truck']>): Content => ({
  ...rows,
  pricing: { ...rows.pricing, truck: { ...rows.pricing.truck, ...truck } },
});
/** Fifteen cubic yards, where the invented company's has thirteen and a third. */
const OTHER = withTruck({ length: 14, width: 5.5, height: 5.25 });

describe('tokens of the truck and of loads', () => {
  it('say measures, volumes, room and price', () => {
    expect(said('{truck.length}{truck.width}{truck.height}{truck.feet}{truck.yards}')).toBe('10 | 6 | 6 | 360 | 13.3');
    expect(said('{feet:4}{room:4}{price:4}')).toBe('180 | half the truck | $347');
    expect(said('{feet:sofa}{room:sofa}{price:sofa}')).toBe('60 | a quarter of the truck | $207');
    expect(said('{feet:200-feet}{price:200-feet}')).toBe('200 | $411');
  });

  it('add up what is joined, each with its number', () => {
    expect(said('{feet:sofa+2-washer}{price:sofa+2-washer}')).toBe('110 to 120 | $283');
    expect(said('{feet:box}{feet:2-box+30-feet}')).toBe('3 | 36');
  });

  it('give a range where the volume crosses a step, and say more than one truck', () => {
    expect(said('{price:studio}{room:studio}')).toBe(
      '$411 to $1,134 | five-eighths of the truck to one full truck and an eighth of another',
    );
    expect(said('{room:2-sofa+washer}{price:720-feet}{room:720-feet}')).toBe(
      'half the truck | $2,006 | two full trucks',
    );
  });

  it('know an item by the lines of the estimator that name it', () => {
    expect(found(site.items, 'sofa').volume).toMatchObject({ from: 60, to: 60 });
    expect(said('{feet:wet-paint}')).toBe('1 to 2');
  });

  it('say the first price of all, and that of a service’s smallest usual load', () => {
    const { load } = found(rows.services, 'piano-removal');
    expect(load.from).toBe(2);
    expect(said('{from}{from:piano-removal}')).toBe('$131 | $207');
    expect(serviceView(site, found(site.services, 'piano-removal')).price).toMatch(/^\$207/);
  });

  it('stand for something on every site', () => {
    expect(isKnown(site, '{room:sofa} {price:2-box} {feet:1} {from:piano-removal}')).toBe(true);
  });
});

describe('a truck of fifteen yards', () => {
  const { site: other, problems } = linkRows(OTHER);

  it('is followed by every token', () => {
    expect(problems).toEqual([]);
    expect(said('{truck.yards}{truck.feet}{truck.length}{feet:1}{feet:8}', other)).toBe('15 | 404 | 14 | 51 | 404');
    // 94 cubic feet: three eighths of the old one, two of this.
    expect(said('{price:94-feet}{room:94-feet}')).toBe('$283 | three-eighths of the truck');
    expect(said('{price:94-feet}{room:94-feet}', other)).toBe('$207 | a quarter of the truck');
  });

  it('is followed by the example of a service', () => {
    const example = (on: typeof site) => serviceView(on, found(on.services, 'piano-removal')).example;
    // An upright piano of 56.25 cubic feet, in eighths of 45 and of 50.5; forty boxes of 3.
    expect([example(site).price, example(other).price]).toEqual(['$207', '$207']);
    const boxes = (on: typeof site) => serviceView(on, found(on.services, 'garage-cleanout')).example.price;
    expect([boxes(site), boxes(linkRows(withTruck({ length: 14 })).site)]).toEqual(['$283', '$207']);
  });

  it('refuses what the first price no longer holds', () => {
    const small = linkRows(withTruck({ length: 8, width: 2 })).problems.map(({ field, wrong }) => `${field}: ${wrong}`);
    expect(small).toContainEqual(
      expect.stringContaining(
        'the 1st of minimum → things: come to 29.8 cubic feet, and an eighth of your truck holds 12',
      ),
    );
  });
});

describe('typed figures of the truck', () => {
  /** What is told of a lead, by its field and its words in quotes. */
  const told = (text: string, of: Content = rows) => {
    const problems: string[] = [];
    const [first, ...others] = of.towns;
    if (!first) throw new Error('no town');
    checkTypedTruck({ ...of, towns: [{ ...first, lead: text }, ...others] }, (_, field, wrong, remedy) => {
      problems.push(`${field}: ${wrong}. ${remedy}`);
    });
    return problems.join('\n');
  };

  it('are none in the invented content', () => {
    expect(told('One Monday a month belongs to the sofa.')).toBe('');
  });

  it.each([
    ['An eighth of our truck is 45, and the pile was over it.', '"45"'],
    ['That comes to ninety cubic feet, which is {price:2}.', '"ninety"'],
    ['Two eighths hold 90, so there is room.', '"90"'],
    ['The truck holds 360 cubic feet in all.', '"360"'],
    ['Our truck is 10 feet long inside.', '"10 feet"'],
    ['A ten-foot body goes up most drives.', '"ten-foot"'],
    ['A quarter of our truck is 3.3 cubic yards of board.', '"3.3"'],
    ['Measure the pile and divide by 45.', '"45"'],
    ['The sum is 150 at the most, and the price {price:4}.', '"sum is 150'],
    ['The pile fits in three eighths.', '"fits in three eighths"'],
    ['The shed folds to a third of the truck.', '"folds to a third of the truck"'],
    ['Two armchairs fill half of the truck.', '"fill half of the truck"'],
    ['A couch is about an eighth, and goes first.', '"couch is about an eighth"'],
    ['An upright piano costs {price:2} from any floor.', '"upright piano costs {price:2}"'],
    ['A sofa counts as 60 cubic feet.', '"sofa counts as 60"'],
    ['A medium box is three cubic feet {fact:vol-table}.', '"medium box is three"'],
  ])('are found in "%s"', (text, figure) => {
    expect(told(text)).toContain(`(${figure}`);
  });

  it('are told with the token to write', () => {
    expect(told('A couch is about an eighth, and goes first.')).toContain(
      'Write {room:sofa} or {price:sofa}, or leave it out',
    );
    expect(told('The truck holds 360 cubic feet in all.')).toContain('or write {feet:8}');
    expect(told('A sofa counts as 60 cubic feet.')).toContain('Write {feet:sofa}');
  });

  it.each([
    'From {from} for an eighth of the truck to {price:8} for all of it.',
    'Half a truck is {price:4}, a quarter {price:2}.',
    'It goes from an eighth to half of the truck, and on to all of it.',
    'The building has 45 apartments, and a truck stops at its door.',
    'A full truck of brick weighs 90 tons, they say.',
    'Stacks up to 10 feet long go to the curb, and the town’s truck takes them.',
    'A firm measured a sofa at 51 cubic feet {fact:brookton-mattress}.',
    'A sofa costs {price:sofa}, which is {room:sofa}.',
    'The county collects yard waste on 45 streets, half of them in the hills.',
    'A tank of 360 gallons is not ours.',
  ])('are not seen in "%s"', (text) => {
    expect(told(text)).toBe('');
  });

  it('follow the truck: another’s figures are no longer ours', () => {
    expect(told('Two eighths hold 90, so there is room.', OTHER)).toBe('');
    expect(told('Two eighths hold 101, so there is room.', OTHER)).toContain('"101"');
  });
});
