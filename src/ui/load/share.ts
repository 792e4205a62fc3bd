/** Parts of the truck in words, for servers and islands alike. */
import { fullTrucks, type Span } from '#business/estimate.ts';
import { digits } from '#lib/digits.ts';
import { fill, plural } from '#lib/template.ts';
import type { Words } from './words.en.ts';

type ShareWords = Words['estimate'];

/** For loads of at most one truck, in eighths. */
function partOf({ low, high }: Span, words: ShareWords): string {
  if (low === high) return words.ofTruck[low] ?? '';
  if (high < 8) return fill(words.share, { low: words.eighths[low] ?? '', high: words.ofTruck[high] ?? '' });
  return low === 4 ? words.halfToFull : fill(words.toFull, { low: words.eighths[low] ?? '' });
}

/** "a quarter to half of the truck", "half of the truck to about four full trucks"; in eighths. */
export function shareOf(eighths: Span, words: ShareWords): string {
  const { low, high } = eighths;
  if (high <= 8) return partOf(eighths, words);
  const [from, to] = [fullTrucks(low), fullTrucks(high)];
  const number = (count: number) => words.numbers[count] ?? digits(count);
  const trucks = plural(words.fullTrucks, to, words.locale, number(to));
  if (low < 8) return fill(to > 1 ? words.shareToTrucks : words.shareOrMore, { low: words.ofTruck[low] ?? '', trucks });
  if (to > 1) return fill(from === to ? words.trucks : words.trucksRange, { low: number(from), trucks });
  return low > 8 ? words.overFull : words.fullOrMore;
}
