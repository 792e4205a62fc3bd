/** Narrows the printed list of things as somebody types; the list itself stays the page's own. */
import { useEffect, useId, useRef, useState } from 'react';
import { holds } from '#lib/search.ts';
import { afterPaint } from './after-paint.ts';

interface Props {
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
        holds(thing.querySelector('[data-words]')?.textContent ?? '', query);
      thing.hidden = !fits;
      if (fits) here += 1;
    }
    group.hidden = here === 0;
    shown += here;
  }
  return shown;
}

export function ItemFilter({ phone, call, text, count, answers }: Props) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState('');
  const [shown, setShown] = useState(count);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // What was typed before the island woke, or asked for in the address, stands.
  useEffect(() => {
    const before = field.current?.value ?? '';
    setQuery(before === '' ? (new URLSearchParams(location.search).get('q') ?? '') : before);
  }, []);
  useEffect(
    () =>
      afterPaint(() => {
        setShown(narrow(query, answer));
        const address = new URL(location.href);
        if (query.trim() === '') address.searchParams.delete('q');
        else address.searchParams.set('q', query);
        if (address.href !== location.href) history.replaceState(null, '', address);
      }),
    [query, answer],
  );

  return (
    <search className="filter">
      <form className="finder" action="/what-we-take" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>What is it?</label>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={60}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="submit" className="button">
          Find
        </button>
        <fieldset>
          <legend>Show</legend>
          {[{ id: '', label: 'All' }, ...answers].map((choice) => (
            <label key={choice.id}>
              <input type="radio" name="answer" checked={answer === choice.id} onChange={() => setAnswer(choice.id)} />
              {choice.label}
            </label>
          ))}
        </fieldset>
      </form>
      <p role="status">
        {shown === count
          ? `${count} things`
          : shown > 0
            ? `${shown} of ${count} things`
            : `Not on the list. That is no refusal: ask us.`}
      </p>
      {shown === 0 && (
        <p className="filter-ask">
          <a className="button" href={call}>
            Call {phone}
          </a>{' '}
          <a className="button" href={text}>
            Text a photo
          </a>
        </p>
      )}
    </search>
  );
}
