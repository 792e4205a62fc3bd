/** Counts of things → cubic feet → share of the truck → a price range, and the messages already written. */
import { useEffect, useRef, useState } from 'react';
import type { EstimatorView } from '#views/estimator.ts';
import { mailHref, smsHref } from '#lib/contact.ts';
import { estimate, readCounts, tame, writeCounts, type Counts } from '#lib/estimate.ts';
import { dollars } from '#lib/money.ts';
import Gauge from './Gauge.tsx';

type Props = EstimatorView;

const eighthsText = ({ low, high }: { low: number; high: number }, names: readonly string[]): string => {
  if (high > 8)
    return low > 8 ? 'more than a full truck' : `${names[low - 1] ?? ''} of the truck, or more than a full one`;
  return low === high
    ? `${names[low - 1] ?? ''} of the truck`
    : `${names[low - 1] ?? ''} to ${names[high - 1] ?? ''} of the truck`;
};

export function Estimator({ groups, truck, names, phone, email, address, company }: Props) {
  const things = groups.flatMap((group) => group.things);
  const [counts, setCounts] = useState<Counts>({});
  const box = useRef<HTMLDivElement>(null);

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

  /** Shows the list and keeps it in the address, so that it survives a reload and can be sent on. */
  function save(next: Counts) {
    setCounts(next);
    const here = new URL(location.href);
    const list = writeCounts(next);
    if (list) here.searchParams.set('load', list);
    else here.searchParams.delete('load');
    history.replaceState(null, '', here);
  }

  const change = (id: string, count: number) => save({ ...counts, [id]: tame(count) });

  const result = estimate(counts, things, truck);
  const list = things
    .filter((thing) => (counts[thing.id] ?? 0) > 0)
    .map((thing) => `${counts[thing.id] ?? 0} × ${thing.name}`)
    .join(', ');
  const share = result && eighthsText(result.eighths, names);
  const price =
    result &&
    (result.price.low === result.price.high
      ? dollars(result.price.low)
      : `${dollars(result.price.low)} to ${dollars(result.price.high)}`);
  const message = `Hello ${company}, I would like a price for: ${list}. Your estimator says ${share ?? ''}, ${price ?? ''}. Photos follow. My ZIP code and the floor: `;

  return (
    <div className="estimator" ref={box}>
      <div className="estimator-things">
        {groups.map((group) => (
          <fieldset key={group.label}>
            <legend>{group.label}</legend>
            <ul>
              {group.things.map((thing) => (
                <li key={thing.id}>
                  <label htmlFor={`load-${thing.id}`}>{thing.name}</label>
                  <span className="stepper" role="group" aria-label={thing.name}>
                    <button
                      type="button"
                      aria-label="One less"
                      onClick={() => change(thing.id, (counts[thing.id] ?? 0) - 1)}
                    >
                      −
                    </button>
                    <input
                      id={`load-${thing.id}`}
                      type="text"
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={4}
                      value={counts[thing.id] ?? 0}
                      onFocus={(event) => event.target.select()}
                      onChange={(event) =>
                        change(thing.id, Number(event.target.value.normalize('NFKC').replace(/[^\d-]/g, '')))
                      }
                    />
                    <button
                      type="button"
                      aria-label="One more"
                      onClick={() => change(thing.id, (counts[thing.id] ?? 0) + 1)}
                    >
                      +
                    </button>
                  </span>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <div className="estimator-result card">
        <Gauge
          gauge={{
            from: Math.min(8, result?.eighths.low ?? 0),
            to: Math.min(8, result?.eighths.high ?? 0),
            label: share ?? 'empty truck',
          }}
          className="w-full"
        />
        <div aria-live="polite">
          {result ? (
            <>
              <p className="price">{price}</p>
              <p>
                About {Math.round(result.feet.low)} to {Math.round(result.feet.high)} cubic feet: {share}.
              </p>
            </>
          ) : (
            <p>Count what has to go. The truck fills as you do.</p>
          )}
        </div>
        <p className="text-small">
          A range, not a price: the crew looks, says the step, and lifts nothing before you agree.
        </p>
        {result && (
          <p className="estimator-actions">
            <a className="button button-main" href={smsHref(phone, message)}>
              Text this list
            </a>
            <a className="button" href={mailHref(email, `Price for ${share ?? 'a load'}`, message)}>
              E-mail it
            </a>
            <button
              type="button"
              className="copy"
              data-copy={`${list}. ${share ?? ''}, ${price ?? ''}.`}
              data-copy-name="The estimate"
            >
              Copy the list
            </button>
            <button
              type="button"
              className="copy"
              data-copy={`${address}?load=${writeCounts(counts)}#estimate`}
              data-copy-name="The link to this list"
            >
              Copy a link
            </button>
            <button type="button" className="copy" onClick={() => save({})}>
              Start again
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
