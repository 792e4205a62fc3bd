/** Counts of things → cubic feet → share of the truck → a price range, and the messages already written. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EstimatorView } from '#views/estimator.ts';
import { mailHref, smsHref } from '#lib/contact.ts';
import {
  estimate,
  fullTrucks,
  MOST,
  readCounts,
  typedCount,
  writeCounts,
  type Counts,
  type Estimate,
  type Thing,
} from '#lib/estimate.ts';
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
  const [from, to] = [fullTrucks(low), fullTrucks(high)];
  if (low < 8) return to > 1 ? words.shareToTrucks(name(low), to) : words.shareOrMore(name(low));
  if (to > 1) return words.trucks(from, to);
  return low > 8 ? words.overFull : words.fullOrMore;
}

const say = (result: Estimate, counts: Counts, things: readonly Thing[], names: readonly string[]): Said => ({
  share: shareOf(result.eighths, names),
  price: words.range(dollars(result.price.low), dollars(result.price.high)),
  list: things
    .filter((thing) => (counts[thing.id] ?? 0) > 0)
    .map((thing) => `${counts[thing.id] ?? 0} × ${thing.name}`)
    .join(', '),
});

/** What stands in the fields, by the things' ids: as it was typed. */
type Typed = Readonly<Record<string, string>>;

const countsOf = (typed: Typed): Counts =>
  Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, typedCount(text) ?? 0]));

/** The saved list of the address; a field that was filled before this woke counts too. */
function readTyped(things: readonly Thing[], box: HTMLElement | null): Typed {
  const saved = readCounts(new URLSearchParams(location.search).get('load') ?? '', things);
  const typed = Object.fromEntries(Object.entries(saved).map(([id, count]) => [id, String(count)]));
  for (const { id, value } of box?.querySelectorAll('input') ?? [])
    if (typedCount(value) !== 0) typed[id.replace('load-', '')] = value;
  return typed;
}

/** What is typed; its counts are kept in the address, so that they survive a reload and can be sent on. */
function useTyped(things: readonly Thing[], box: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState<Typed>();
  useEffect(() => setTyped(readTyped(things, box.current)), []);
  useEffect(() => {
    if (!typed) return;
    const here = new URL(location.href);
    const list = writeCounts(countsOf(typed));
    if (list) here.searchParams.set('load', list);
    else here.searchParams.delete('load');
    history.replaceState(null, '', here);
  }, [typed]);
  return {
    typed: typed ?? {},
    type: (id: string, text: string) => setTyped((before) => ({ ...before, [id]: text })),
    step: (id: string, by: number) =>
      setTyped((before) => {
        const count = (typedCount(before?.[id] ?? '') ?? 0) + by;
        return { ...before, [id]: String(Math.min(MOST, Math.max(0, count))) };
      }),
    clear: () => setTyped({}),
  };
}

interface StepperProps {
  thing: Thing;
  text: string;
  onText: (text: string) => void;
  onStep: (by: number) => void;
}

/** One thing with its count, to be typed or stepped. */
function Stepper({ thing, text, onText, onStep }: StepperProps) {
  const id = `load-${thing.id}`;
  const count = typedCount(text);
  const wrong = count === undefined;
  return (
    <li className={count === 0 ? 'no-print' : undefined}>
      <label htmlFor={id}>{thing.name}</label>
      <span className="stepper" role="group" aria-label={thing.name}>
        <button type="button" aria-label={words.less} onClick={() => onStep(-1)}>
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onText(event.target.value)}
        />
        <button type="button" aria-label={words.more} onClick={() => onStep(1)}>
          +
        </button>
      </span>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="stepper-wrong text-small">
          {words.notCounted(MOST)}
        </p>
      )}
    </li>
  );
}

/** Sends the list. */
function Send({ said: { share, price, list }, view }: { said: Said; view: EstimatorView }) {
  const message = words.message({ company: view.company, list, share, price });
  return (
    <p className="estimator-actions">
      <a className="button button-main" href={smsHref(view.phone, message)}>
        {words.text}
      </a>
      <a className="button" href={mailHref(view.email, words.subject(share), message)}>
        {words.mail}
      </a>
    </p>
  );
}

/** The truck as it fills, the price, and the list on its way. */
function Sum({ result, said, view }: { result: Estimate | undefined; said: Said | undefined; view: EstimatorView }) {
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
      {said && <Send said={said} view={view} />}
    </div>
  );
}

/** Copies the list, or begins anew. */
function Keep({ said: { share, price, list }, link, onClear }: { said: Said; link: string; onClear: () => void }) {
  return (
    <p className="estimator-actions">
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
  const { typed, type, step, clear } = useTyped(things, box);
  const counts = countsOf(typed);
  const result = estimate(counts, things, truck);
  const said = result && say(result, counts, things, names);
  const again = () => {
    clear();
    // The button that was pressed goes with the list.
    box.current?.querySelector<HTMLElement>('.stepper button:last-child')?.focus();
  };

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
                  text={typed[thing.id] ?? '0'}
                  onText={(text) => type(thing.id, text)}
                  onStep={(by) => step(thing.id, by)}
                />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <div className="estimator-result card">
        <Sum result={result} said={said} view={view} />
        <p className="text-small">{words.note}</p>
        {said && <Keep said={said} link={`${address}?load=${writeCounts(counts)}#estimate`} onClear={again} />}
      </div>
    </div>
  );
}
