/** The search field: looks through names and summaries of every page; the query stays in the address. */
import { useEffect, useRef, useState } from 'react';
import { ranked, type Entry } from '#lib/search.ts';

interface Props {
  phone: string;
}

type State = { kind: 'idle' } | { kind: 'ready'; entries: Entry[] } | { kind: 'failed' };

export function SiteSearch({ phone }: Props) {
  const [query, setQuery] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });

  const field = useRef<HTMLInputElement>(null);

  const wanted = query.trim() !== '';
  useEffect(() => {
    if (!wanted || state.kind !== 'idle') return;
    fetch('/search.json')
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.json() as Promise<Entry[]>;
      })
      .then((entries) => setState({ kind: 'ready', entries }))
      .catch(() => setState({ kind: 'failed' }));
  }, [wanted, state.kind]);

  const found = wanted && state.kind === 'ready' ? ranked(state.entries, query).slice(0, 30) : [];

  function change(value: string) {
    setQuery(value);
    const address = new URL(location.href);
    if (value) address.searchParams.set('q', value);
    else address.searchParams.delete('q');
    history.replaceState(null, '', address);
  }

  // What was typed before the island woke wins over the address.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed === '') setQuery(new URLSearchParams(location.search).get('q') ?? '');
    else change(typed);
  }, []);

  return (
    <search>
      <form action="/search" onSubmit={(event) => event.preventDefault()}>
        <label className="mb-2 block font-bold" htmlFor="q">
          A thing, a town or a ZIP code
        </label>
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={100}
          className="min-h-14 w-full max-w-2xl rounded-full border-2 border-ink bg-card px-6 text-lg"
          value={query}
          onChange={(event) => change(event.target.value)}
        />{' '}
        <button className="button mt-2" type="submit">
          Search
        </button>
      </form>
      <p className="mt-4" role="status">
        {state.kind === 'failed' && `The search list did not load. Use one of the indexes below, or call ${phone}.`}
        {wanted &&
          state.kind === 'ready' &&
          (found.length > 0
            ? `${found.length} found`
            : `Nothing found for "${query.trim()}". Try one word, or call ${phone}.`)}
      </p>
      <ul className="mt-2 grid max-w-2xl">
        {found.map((entry) => (
          <li key={entry.href} className="border-b border-line py-3">
            <a className="font-bold" href={entry.href}>
              {entry.title}
            </a>{' '}
            <span className="text-small text-quiet">{entry.kind}</span>
          </li>
        ))}
      </ul>
    </search>
  );
}
