/** A thing of the list with its count. */
import { type Sized, MAX_COUNT, typedCount } from '#business/estimate.ts';
import { digits } from '#lib/digits.ts';
import { fill } from '#lib/template.ts';
import icons from './things.svg?url';
import type { Words } from './words.en.ts';

interface Props {
  words: Pick<Words['box'], 'less' | 'more' | 'notCounted'>;
  thing: Sized;
  /** The count as typed. */
  text: string;
  onStep: (by: number) => void;
  onText: (text: string) => void;
}

export function ThingRow({ words, thing, text, onStep, onText }: Props) {
  const id = `load-${thing.id}`;
  const isInvalid = typedCount(text) === undefined;
  return (
    <li className="thing">
      <svg className="thing-icon" aria-hidden="true">
        <use href={`${icons}#${thing.kind}`} />
      </svg>
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
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-wrong` : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onText(event.target.value)}
        />
        <button type="button" aria-label={words.more} onClick={() => onStep(1)}>
          +
        </button>
      </span>
      {isInvalid && (
        <p id={`${id}-wrong`} role="alert" className="stepper-wrong text-small">
          {fill(words.notCounted, { most: digits(MAX_COUNT) })}
        </p>
      )}
    </li>
  );
}
