/** Filters the server-rendered list of items by text and by answer. */
import { useEffect, useId, useRef, useState } from 'react';
import { queryParam, setQueryParams } from '#lib/browser/address-bar.ts';
import { afterPaint } from '#lib/browser/after-paint.ts';
import { fill, plural } from '#lib/template.ts';
import { matches } from '#lib/text-match.ts';
import type { Words } from './words.en.ts';

interface Props {
  words: Words['filter'];
  phone: string;
  call: string;
  text: string;
  /** Total number of items. */
  count: number;
  /** Filter options; ids match the `data-answer` attributes. */
  answers: readonly { id: string; label: string }[];
}

/**
 * Hides items that don't match, and groups without a match.
 *
 * @returns the number of visible items
 */
function filterItems(query: string, answer: string): number {
  let total = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    let visible = 0;
    for (const item of group.querySelectorAll<HTMLElement>('[data-answer]')) {
      const isMatch =
        (answer === '' || item.dataset.answer === answer) &&
        matches([...item.querySelectorAll('[data-words]')].map((part) => part.textContent).join(' '), query);
      item.hidden = !isMatch;
      if (isMatch) visible += 1;
    }
    group.hidden = visible === 0;
    total += visible;
  }
  return total;
}

/**
 * Filters the list and keeps the query in the URL.
 *
 * @returns the number of visible items
 */
function useItemFilter(query: string, answer: string, count: number): number {
  const [shown, setShown] = useState(count);
  useEffect(
    () =>
      afterPaint(() => {
        setShown(filterItems(query, answer));
        setQueryParams({ q: query });
      }),
    [query, answer],
  );
  return shown;
}

function statusText(shown: number, { count, words }: Props): string {
  const all = plural(words.count, count, words.locale);
  if (shown === count) return all;
  return shown > 0 ? fill(words.countOf, { shown, all }) : words.none;
}

export function ItemFilter(props: Props) {
  const { words, phone, call, text, count, answers } = props;
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  // Pick up input from before hydration, then the query in the URL.
  useEffect(() => {
    const { q, answer: chosen } = Object.fromEntries(new FormData(form.current ?? undefined));
    setQuery(typeof q === 'string' && q !== '' ? q : queryParam('q'));
    if (typeof chosen === 'string') setAnswer(chosen);
  }, []);
  const shown = useItemFilter(query, answer, count);

  return (
    <search className="finder filter">
      <form ref={form} action="/what-we-take" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{words.field}</label>
        <input
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={60}
          placeholder={words.example}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="submit" className="button">
          {words.find}
        </button>
        <fieldset>
          <legend>{words.show}</legend>
          {[{ id: '', label: words.all }, ...answers].map((choice) => (
            <label key={choice.id} data-answer={choice.id}>
              <input
                type="radio"
                name="answer"
                value={choice.id}
                checked={answer === choice.id}
                onChange={() => setAnswer(choice.id)}
              />
              {choice.id !== '' && <span className="answer" />}
              {choice.label}
            </label>
          ))}
        </fieldset>
      </form>
      <p role="status">{statusText(shown, props)}</p>
      {shown === 0 && (
        <p className="filter-ask">
          <a className="button" href={call}>
            {fill(words.call, { phone })}
          </a>{' '}
          <a className="button" href={text}>
            {words.text}
          </a>
        </p>
      )}
    </search>
  );
}
