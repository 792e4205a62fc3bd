/** Narrows the printed list of things as someone types; the list itself stays the page's own. */
import { useEffect, useId, useRef, useState } from 'react';
import { matches } from '#lib/text-match.ts';
import { fill, plural } from '#lib/template.ts';
import { queryParam, setQueryParams } from '#lib/browser/address-bar.ts';
import { afterPaint } from '#lib/browser/after-paint.ts';
import type { Words } from './words.en.ts';

interface Props {
  words: Words['filter'];
  phone: string;
  call: string;
  text: string;
  /** How many things there are. */
  count: number;
  /** The answers by the value that `data-answer` carries. */
  answers: readonly { id: string; label: string }[];
}

/** Shows the things that fit and hides the rest, with the groups that are left empty. */
function narrow(query: string, answer: string): number {
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    let here = 0;
    for (const thing of group.querySelectorAll<HTMLElement>('[data-answer]')) {
      const fits =
        (answer === '' || thing.dataset.answer === answer) &&
        matches([...thing.querySelectorAll('[data-words]')].map((part) => part.textContent).join(' '), query);
      thing.hidden = !fits;
      if (fits) here += 1;
    }
    group.hidden = here === 0;
    shown += here;
  }
  return shown;
}

/** The list as `query` and `answer` leave it, and the query in the address. @returns how many things are shown */
function useNarrowing(query: string, answer: string, count: number): number {
  const [shown, setShown] = useState(count);
  useEffect(
    () =>
      afterPaint(() => {
        setShown(narrow(query, answer));
        setQueryParams({ q: query });
      }),
    [query, answer],
  );
  return shown;
}

function says(shown: number, { count, words }: Props): string {
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

  // What was typed or chosen before the island woke, or asked for in the address, stands.
  useEffect(() => {
    const { q, answer: chosen } = Object.fromEntries(new FormData(form.current ?? undefined));
    setQuery(typeof q === 'string' && q !== '' ? q : queryParam('q'));
    if (typeof chosen === 'string') setAnswer(chosen);
  }, []);
  const shown = useNarrowing(query, answer, count);

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
      <p role="status">{says(shown, props)}</p>
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
