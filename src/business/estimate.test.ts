import { describe, expect, it } from 'vitest';
import {
  MAX_COUNT,
  estimate,
  fullTrucks,
  readCounts,
  readLoad,
  readThing,
  typedCount,
  writeCounts,
  writeLoad,
  writeThing,
} from './estimate.ts';

describe('estimate', () => {
  const things = [
    { id: 'sofa', name: 'Sofa', low: 50, high: 60 },
    { id: 'box', name: 'Box', low: 3, high: 3 },
  ];
  const truck = { feet: 432, prices: [149, 229, 299, 369, 439, 509, 569, 629] };

  it('gives a range of the truck and of the price', () => {
    expect(estimate({}, things, truck)).toBeUndefined();
    expect(estimate({ box: 1 }, things, truck)).toMatchObject({
      eighths: { low: 1, high: 1 },
      price: { low: 149, high: 149 },
    });
    expect(estimate({ sofa: 2, box: 10 }, things, truck)).toMatchObject({
      feet: { low: 130, high: 150 },
      eighths: { low: 3, high: 3 },
      price: { low: 299, high: 299 },
    });
  });

  it('comes to what six loads come to by hand', () => {
    // The truck is 432 cubic feet, an eighth is 54. Low is the sum of the small volumes, high of the large.
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
      // 48 and 48: an eighth.
      [{ box: 16 }, [48, 48], [149, 149]],
      // 80 and 90: a quarter.
      [{ sofa: 1, armchair: 2 }, [80, 90], [229, 229]],
      // 135 (2.5 eighths) and 170 (3.15 eighths).
      [{ washer: 3, dresser: 1, armchair: 2, box: 5 }, [135, 170], [299, 369]],
      // 210 (3.89 eighths) and 280 (5.19 eighths).
      [{ sectional: 1, treadmill: 1, box: 30 }, [210, 280], [369, 509]],
      // 200 (3.7 eighths) and 400 (7.41 eighths).
      [{ studio: 1 }, [200, 400], [369, 629]],
      // 600 (11.11 eighths, a truck and four) and 600.
      [{ desk: 24 }, [600, 600], [629 + 369, 629 + 369]],
    ];
    for (const [counts, [low, high], [from, to]] of worked) {
      const result = estimate(readLoad(writeLoad(counts, false), all).counts, all, truck);
      expect(result?.feet.low, JSON.stringify(counts)).toBeCloseTo(low, 6);
      expect(result?.feet.high, JSON.stringify(counts)).toBeCloseTo(high, 6);
      expect(result?.price, JSON.stringify(counts)).toEqual({ low: from, high: to });
    }
  });

  it('goes on past a full truck', () => {
    // 500 to 600 cubic feet: a truck and two eighths to a truck and four.
    expect(estimate({ sofa: 10 }, things, truck)).toMatchObject({
      eighths: { low: 10, high: 12 },
      price: { low: 629 + 229, high: 629 + 369 },
    });
    // 3,000 cubic feet: six trucks and eight eighths.
    expect(estimate({ box: MAX_COUNT }, things, truck)).toMatchObject({
      eighths: { low: 56, high: 56 },
      price: { low: 7 * 629, high: 7 * 629 },
    });
    expect([9, 11, 12, 19, 20].map(fullTrucks)).toEqual([1, 1, 2, 2, 3]);
  });

  it('reads back what it writes, and nothing else', () => {
    expect(writeCounts({ sofa: 2, box: 0 })).toBe('sofa.2');
    expect(readCounts('sofa.2_box.10', things)).toEqual({ sofa: 2, box: 10 });
    expect(readCounts(writeCounts({ box: MAX_COUNT }), things)).toEqual({ box: MAX_COUNT });
    expect(readCounts('sofa.2_cat.3')).toEqual({ sofa: 2, cat: 3 });
    expect(readCounts('sofa.-1_sofa.1.5_box.12345_cat.3_<script>_sofa.x', things)).toEqual({});
    expect(estimate(readCounts(`box.${MAX_COUNT + 1}`, things), things, truck)).toBeUndefined();
  });

  it('comes back from an address as it was written, and says when a part of it is lost', () => {
    const counts = { sofa: 2, box: 10 };
    for (const heavy of [false, true])
      expect(readLoad(`?${writeLoad(counts, heavy)}`, things)).toEqual({
        hasLoad: true,
        counts,
        heavy,
        isComplete: true,
      });
    expect(readLoad(`?utm=x&${writeLoad(counts, false)}`, things)).toMatchObject({ counts, isComplete: true });
    expect(readLoad('', things)).toEqual({ hasLoad: false, counts: {}, heavy: false, isComplete: false });
    expect(readLoad('?load=sofa.2_cat.3', things)).toMatchObject({ counts: { sofa: 2 }, isComplete: false });
    for (const damaged of ['', 'sofa', 'sofa.0', '%', '%E0%A4%A', '"><script>', 'sofa.2'.repeat(2000), '_'.repeat(9)])
      expect(readLoad(`?load=${damaged}`, things), damaged.slice(0, 20)).toMatchObject({
        hasLoad: true,
        counts: {},
        isComplete: false,
      });
  });

  it('reads a thing from a row of the table, and nothing else', () => {
    const sofa = { id: 'sofa-3', name: 'Sofa', low: 6.8, high: 1600 };
    expect(readThing(writeThing(sofa), 'Sofa')).toEqual(sofa);
    for (const row of ['sofa-3', 'sofa-3 60', 'sofa-3 <b> 60', 'sofa-3 0 60', 'sofa-3 . 60', 'sofa-3 6 to 60'])
      expect(readThing(row, 'Sofa'), row).toBeUndefined();
  });

  it('leaves out what is no count, and makes no other number of it', () => {
    const wrong = { sofa: 1.5, box: MAX_COUNT + 1, cat: -4, dog: NaN };
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
