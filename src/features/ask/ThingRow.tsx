/** A thing of the list with its count. */
import { MAX_COUNT, typedCount } from '#business/estimate.ts';
import { digits } from '#lib/digits.ts';
import { fill } from '#lib/template.ts';
import type { AskThing } from './engine/ask-data.ts';
import icons from '#ui/load/things.svg?url';
import type { Words } from './words.en.ts';

interface Props {
  words: Pick<Words['box'], 'less' | 'more' | 'size' | 'notCounted'>;
  thing: AskThing;
  /** All sizes and kinds of this thing, itself among them. */
  sizes: readonly AskThing[];
  /** The count as typed. */
  text: string;
  onStep: (by: number) => void;
  onText: (text: string) => void;
  /** Another one of its sizes is chosen. */
  onSize: (id: string) => void;
}

export function ThingRow({ words, thing, sizes, text, onStep, onText, onSize }: Props) {
  const id = `load-${thing.id}`;
  const isInvalid = typedCount(text) === undefined;
  return (
    <li className="thing">
      <svg className="thing-icon" viewBox="0 0 32 32" aria-hidden="true">
        <use href={`${icons}#${thing.kind}`} />
      </svg>
      <span className="thing-name">
        <span>{thing.name}</span>
        {sizes.length > 1 && (
          <select aria-label={words.size} value={thing.id} onChange={(event) => onSize(event.target.value)}>
            {sizes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </span>
      <span className="stepper" role="group" aria-label={thing.name}>
        <button type="button" aria-label={words.less} onClick={() => onStep(-1)}>
          −
        </button>
        <input
          id={id}
          type="text"
          aria-label={thing.name}
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
