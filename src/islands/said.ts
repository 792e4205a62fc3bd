/** An estimate in words, for the estimator and for the sheet to print. */
import type { EstimatorView } from '#views/estimator.ts';
import { fullTrucks, type Counts, type Estimate, type Thing } from '#lib/estimate.ts';
import { dollars } from '#lib/money.ts';
import { estimator as words } from '#words/browser.ts';

/** "a quarter to half of the truck", "$229 to $379". */
export interface Said {
  share: string;
  price: string;
  /** "2 × Sofa, 1 × Armchair" */
  list: string;
  /** "About 100 to 165 cubic feet: a quarter to half of the truck." */
  volume: string;
}

function shareOf({ low, high }: Estimate['eighths']): string {
  const name = (eighths: number) => words.eighths[eighths] ?? '';
  if (high <= 8) return words.share(name(low), name(high));
  const [from, to] = [fullTrucks(low), fullTrucks(high)];
  if (low < 8) return to > 1 ? words.shareToTrucks(name(low), to) : words.shareOrMore(name(low));
  if (to > 1) return words.trucks(from, to);
  return low > 8 ? words.overFull : words.fullOrMore;
}

interface Counted {
  counts: Counts;
  things: readonly Thing[];
  heavy: boolean;
}

export function say(result: Estimate, { counts, things, heavy }: Counted): Said {
  const share = shareOf(result.eighths);
  return {
    share,
    price: words.range(dollars(result.price.low), dollars(result.price.high)),
    list: things
      .filter((thing) => (counts[thing.id] ?? 0) > 0)
      .map((thing) => `${counts[thing.id] ?? 0} × ${thing.name}`)
      .concat(heavy ? words.heavyToo : [])
      .join(', '),
    volume: words.volume(Math.round(result.feet.low), Math.round(result.feet.high), share),
  };
}

/** What heavy material costs. */
export const sayHeavy = ({ weight }: Pick<EstimatorView, 'weight'>): string =>
  words.heavyPrice({ ...weight, price: dollars(weight.price) });
