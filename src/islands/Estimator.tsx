/** Counts of things → cubic feet → share of the truck → a price range, and the messages already written. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EstimatorView } from '#views/estimator.ts';
import { mailHref, smsHref } from '#lib/contact.ts';
import { estimate, readCounts, tame, writeCounts, type Counts, type Estimate, type Thing } from '#lib/estimate.ts';
import { dollars } from '#lib/money.ts';
import { estimator as words, gauge as gaugeWords } from '#words/browser.ts';
import Gauge from './Gauge.tsx';

/** The estimate in words: "a quarter to half of the truck", "$229 to $379". */
interface Said {
  share: string;
  price: string;
  /** "2 × Sofa, 1 × Armchair" */
  list: string;
}

function shareOf({ low, high }: Estimate['eighths'], names: readonly string[]): string {
  const name = (eighths: number) => names[eighths - 1] ?? '';
  if (high <= 8) return words.share(name(low), name(high));
  return low > 8 ? words.overFull : words.shareOrMore(name(low));
}

const say = (result: Estimate, counts: Counts, things: readonly Thing[], names: readonly string[]): Said => ({
  share: shareOf(result.eighths, names),
  price: words.range(dollars(result.price.low), dollars(result.price.high)),
  list: things
    .filter((thing) => (counts[thing.id] ?? 0) > 0)
    .map((thing) => `${counts[thing.id] ?? 0} × ${thing.name}`)
    .join(', '),
});

/** What is counted, kept in the address, so that it survives a reload and can be sent on. */
function useCounts(things: readonly Thing[], box: RefObject<HTMLElement | null>) {
  const [counts, setCounts] = useState<Counts>({});

  const save = (next: Counts) => {
    setCounts(next);
    const here = new URL(location.href);
    const list = writeCounts(next);
    if (list) here.searchParams.set('load', list);
    else here.searchParams.delete('load');
    history.replaceState(null, '', here);
  };

  // The address has the saved list; a field that was filled before this woke counts too.
  useEffect(() => {
    const saved: Record<string, number> = {
      ...readCounts(new URLSearchParams(location.search).get('load') ?? '', things),
    };
    for (const field of box.current?.querySelectorAll('input') ?? []) {
      const count = tame(Number(field.value));
      if (count > 0) saved[field.id.replace('load-', '')] = count;
    }
    save(saved);
  }, []);

  return { counts, save };
}

/** One thing with its count, to be typed or stepped. */
function Stepper({ thing, count, onCount }: { thing: Thing; count: number; onCount: (count: number) => void }) {
  return (
    <li>
      <label htmlFor={`load-${thing.id}`}>{thing.name}</label>
      <span className="stepper" role="group" aria-label={thing.name}>
        <button type="button" aria-label={words.less} onClick={() => onCount(count - 1)}>
          −
        </button>
        <input
          id={`load-${thing.id}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={count}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onCount(Number(event.target.value.normalize('NFKC').replace(/[^\d-]/g, '')))}
        />
        <button type="button" aria-label={words.more} onClick={() => onCount(count + 1)}>
          +
        </button>
      </span>
    </li>
  );
}

/** Sends the list, copies it, or begins anew. */
function Actions({
  said: { share, price, list },
  link,
  view: { phone, email, company },
  onClear,
}: {
  said: Said;
  link: string;
  view: EstimatorView;
  onClear: () => void;
}) {
  const message = words.message({ company, list, share, price });
  return (
    <p className="estimator-actions">
      <a className="button button-main" href={smsHref(phone, message)}>
        {words.text}
      </a>
      <a className="button" href={mailHref(email, words.subject(share), message)}>
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

export function Estimator(view: EstimatorView) {
  const { groups, truck, names, address } = view;
  const things = groups.flatMap((group) => group.things);
  const box = useRef<HTMLDivElement>(null);
  const { counts, save } = useCounts(things, box);
  const result = estimate(counts, things, truck);
  const said = result && say(result, counts, things, names);
  const full = (eighths = 0) => Math.min(8, eighths);

  return (
    <div className="estimator" ref={box}>
      <div className="estimator-things">
        {groups.map((group) => (
          <fieldset key={group.label}>
            <legend>{group.label}</legend>
            <ul>
              {group.things.map((thing) => (
                <Stepper
                  key={thing.id}
                  thing={thing}
                  count={counts[thing.id] ?? 0}
                  onCount={(count) => save({ ...counts, [thing.id]: tame(count) })}
                />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <div className="estimator-result card">
        <Gauge
          gauge={{
            from: full(result?.eighths.low),
            to: full(result?.eighths.high),
            label: said?.share ?? gaugeWords.empty,
          }}
          className="w-full"
        />
        <div aria-live="polite">
          {result && said ? (
            <>
              <p className="price">{said.price}</p>
              <p>{words.volume(Math.round(result.feet.low), Math.round(result.feet.high), said.share)}</p>
            </>
          ) : (
            <p>{words.empty}</p>
          )}
        </div>
        <p className="text-small">{words.note}</p>
        {said && (
          <Actions
            said={said}
            link={`${address}?load=${writeCounts(counts)}#estimate`}
            view={view}
            onClear={() => save({})}
          />
        )}
      </div>
    </div>
  );
}
