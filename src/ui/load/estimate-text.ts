/** An estimate as text, for islands. */
import type { Counts, Estimate, Span, Thing } from '#business/estimate.ts';
import { digits } from '#lib/digits.ts';
import { dollars } from '#lib/money.ts';
import { fill } from '#lib/template.ts';
import { shareOf } from './share.ts';
import type { Words } from './words.en.ts';

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

interface CountedLoad {
  counts: Counts;
  things: readonly Thing[];
  heavy: boolean;
}

const rangeOf = (low: string, high: string, words: EstimateWords): string =>
  low === high ? low : fill(words.range, { low, high });

export const priceText = ({ low, high }: Span, words: EstimateWords): string =>
  rangeOf(dollars(low), dollars(high), words);

export function estimateText(
  { eighths, feet, price }: Estimate,
  { counts, things, heavy }: CountedLoad,
  words: EstimateWords,
): EstimateText {
  const share = shareOf(eighths, words);
  const rounded = (figure: number) => digits(Math.max(1, Math.round(figure)));
  return {
    share,
    price: priceText(price, words),
    list: things
      .filter((thing) => (counts[thing.id] ?? 0) > 0)
      .map((thing) => `${counts[thing.id] ?? 0} × ${thing.name}`)
      .concat(heavy ? words.heavyToo : [])
      .join(', '),
    volume: fill(words.volume, { feet: rangeOf(rounded(feet.low), rounded(feet.high), words), share }),
  };
}
