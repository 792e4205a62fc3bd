/** An item of the load estimator with its count. */
import { type Sized, MAX_COUNT, typedCount } from '#business/estimate.ts';
import { digits } from '#lib/digits.ts';
import { fill } from '#lib/template.ts';
import { ThingIcon } from './thing-icons.tsx';
import type { EstimatorWords } from './use-load.ts';

interface Props {
  words: EstimatorWords;
  thing: Sized;
  /** The count as typed; undefined is 0. */
  text: string | undefined;
  onStep: (by: number, pressed: Element) => void;
  /** Makes the count editable; allowed once per item, because the field's id must be unique. */
  onText?: (text: string) => void;
}

export function ThingRow({ words, thing, text = '0', onStep, onText }: Props) {
  const count = typedCount(text);
  return (
    <li className="thing">
      <ThingIcon kind={thing.kind} />
      {onText ? <label htmlFor={`load-${thing.id}`}>{thing.name}</label> : <span>{thing.name}</span>}
      <span className="stepper" role="group" aria-label={thing.name}>
        <button
          type="button"
          aria-label={words.less}
          aria-disabled={(!onText && count === 0) || undefined}
          onClick={(event) => onStep(-1, event.currentTarget)}
        >
          −
        </button>
        {onText ? <CountField id={`load-${thing.id}`} text={text} onText={onText} /> : <output>{count}</output>}
        <button type="button" aria-label={words.more} onClick={(event) => onStep(1, event.currentTarget)}>
          +
        </button>
      </span>
      {onText && count === undefined && (
        <p id={`load-${thing.id}-wrong`} role="alert" className="stepper-wrong text-small">
          {fill(words.notCounted, { most: digits(MAX_COUNT) })}
        </p>
      )}
    </li>
  );
}

function CountField({ id, text, onText }: { id: string; text: string; onText: (text: string) => void }) {
  const isInvalid = typedCount(text) === undefined;
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? `${id}-wrong` : undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
