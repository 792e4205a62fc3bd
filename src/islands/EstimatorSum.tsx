/** What the estimator answers: the truck as it fills, the price, and the list on its way. */
import type { EstimatorView } from '#views/estimator.ts';
import { mailHref, smsHref } from '#lib/contact.ts';
import { fullTrucks, type Counts, type Estimate, type Thing } from '#lib/estimate.ts';
import { dollars } from '#lib/money.ts';
import { estimator as words, gauge as gaugeWords } from '#words/browser.ts';
import Gauge from './Gauge.tsx';

/** The estimate in words: "a quarter to half of the truck", "$229 to $379". */
export interface Said {
  share: string;
  price: string;
  /** "2 × Sofa, 1 × Armchair" */
  list: string;
}

function shareOf({ low, high }: Estimate['eighths'], names: readonly string[]): string {
  const name = (eighths: number) => names[eighths - 1] ?? '';
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

export const say = (result: Estimate, { counts, things, heavy }: Counted, names: readonly string[]): Said => ({
  share: shareOf(result.eighths, names),
  price: words.range(dollars(result.price.low), dollars(result.price.high)),
  list: things
    .filter((thing) => (counts[thing.id] ?? 0) > 0)
    .map((thing) => `${counts[thing.id] ?? 0} × ${thing.name}`)
    .concat(heavy ? words.heavyToo : [])
    .join(', '),
});

interface Props {
  result: Estimate | undefined;
  said: Said | undefined;
  view: EstimatorView;
}

/** Truck, price and the way to send the list: on small screens a bar that stays in view. */
export function Sum({ result, said, view }: Props) {
  const full = (eighths = 0) => Math.min(8, eighths);
  return (
    <div className="estimator-sum">
      <Gauge
        gauge={{
          from: full(result?.eighths.low),
          to: full(result?.eighths.high),
          label: said?.share ?? gaugeWords.empty,
        }}
        className="w-full"
      />
      <div aria-live="polite">{said ? <p className="price">{said.price}</p> : <p>{words.empty}</p>}</div>
      {said && (
        <a className="button button-main" href={smsHref(view.phone, words.message({ company: view.company, ...said }))}>
          {words.text}
        </a>
      )}
    </div>
  );
}

interface More extends Props {
  heavy: boolean;
  /** The address of this list. */
  link: string;
  onClear: () => void;
}

/** The answer in a sentence, what it leaves open, and what else can be done with the list. */
export function More({ result, said, view, heavy, link, onClear }: More) {
  return (
    <div className="estimator-more">
      {result && said && <p>{words.volume(Math.round(result.feet.low), Math.round(result.feet.high), said.share)}</p>}
      {heavy && <p>{view.heavy}</p>}
      <p className="text-small">{words.note}</p>
      {said && <Keep said={said} link={link} view={view} onClear={onClear} />}
    </div>
  );
}

/** Sends the list another way, copies it, or begins anew. */
function Keep({ said, link, view, onClear }: { said: Said; link: string; view: EstimatorView; onClear: () => void }) {
  const { share, price, list } = said;
  return (
    <p className="estimator-actions">
      <a
        className="copy"
        href={mailHref(view.email, words.subject(share), words.message({ company: view.company, ...said }))}
      >
        {words.mail}
      </a>
      <button
        type="button"
        className="copy"
        data-copy={words.copied(list, share, price)}
        data-copy-name={words.listName}
      >
        {words.copyList}
      </button>
      <button type="button" className="copy" data-copy={link} data-copy-name={words.linkName}>
        {words.copyLink}
      </button>
      <button type="button" className="copy" onClick={onClear}>
        {words.again}
      </button>
    </p>
  );
}
