/** An estimate as text, for the estimator and the load sheet. */
import { fullTrucks, type Counts, type Estimate, type Thing } from '#business/estimate.ts';
import { digits } from '#lib/digits.ts';
import { dollars } from '#lib/money.ts';
import { fill, plural } from '#lib/template.ts';
import type { Words } from '#ui/load/words.en.ts';

export type EstimateWords = Words['estimate'];

export interface EstimateText {
  /** "a quarter to half of the truck" */
  share: string;
  /** "$229 to $379" */
  price: string;
  /** "2 × Sofa, 1 × Armchair" */
  list: string;
  /** "About 100 to 165 cubic feet: a quarter to half of the truck." */
  volume: string;
}

/** For loads of at most one truck, in eighths. */
function partOf(low: number, high: number, words: EstimateWords): string {
  if (low === high) return words.ofTruck[low] ?? '';
  if (high < 8) return fill(words.share, { low: words.eighths[low] ?? '', high: words.ofTruck[high] ?? '' });
  return low === 4 ? words.halfToFull : fill(words.toFull, { low: words.eighths[low] ?? '' });
}

function shareOf({ low, high }: Estimate['eighths'], words: EstimateWords): string {
  if (high <= 8) return partOf(low, high, words);
  const [from, to] = [fullTrucks(low), fullTrucks(high)];
  const number = (count: number) => words.numbers[count] ?? digits(count);
  const trucks = plural(words.fullTrucks, to, words.locale, number(to));
  if (low < 8) return fill(to > 1 ? words.shareToTrucks : words.shareOrMore, { low: words.ofTruck[low] ?? '', trucks });
  if (to > 1) return fill(from === to ? words.trucks : words.trucksRange, { low: number(from), trucks });
  return low > 8 ? words.overFull : words.fullOrMore;
}

interface CountedLoad {
  counts: Counts;
  things: readonly Thing[];
  heavy: boolean;
}

export function estimateText(
  result: Estimate,
  { counts, things, heavy }: CountedLoad,
  words: EstimateWords,
): EstimateText {
  const share = shareOf(result.eighths, words);
  const { low, high } = { low: dollars(result.price.low), high: dollars(result.price.high) };
  return {
    share,
    price: low === high ? low : fill(words.range, { low, high }),
    list: things
      .filter((thing) => (counts[thing.id] ?? 0) > 0)
      .map((thing) => `${counts[thing.id] ?? 0} × ${thing.name}`)
      .concat(heavy ? words.heavyToo : [])
      .join(', '),
    volume: fill(words.volume, {
      low: digits(Math.round(result.feet.low)),
      high: digits(Math.round(result.feet.high)),
      share,
    }),
  };
}
