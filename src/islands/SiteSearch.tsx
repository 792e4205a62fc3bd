/** The search page: looks through every page and thing; query and choices stay in the address. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { find, type Filters, type Found, type Hit } from './find.ts';

interface Props {
  phone: string;
  /** The choices, in the order they are offered. */
  choices: { name: keyof Filters; legend: string; options: string[] }[];
}

type State = { kind: 'idle' } | { kind: 'failed' } | { kind: 'found'; found: Found; hits: Hit[]; query: string };

const STEP = 8;
/** Typing pauses this many milliseconds before the index is asked. */
const PAUSE = 120;

const inAddress = (name: string) => new URLSearchParams(location.search).get(name) ?? '';

export function SiteSearch({ phone, choices }: Props) {
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<Filters>({});
  const [state, setState] = useState<State>({ kind: 'idle' });
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wanted = query.trim();

  // What was typed before the island woke wins over the address.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    setQuery(typed === '' ? inAddress('q') : typed);
    setFilters(
      Object.fromEntries(
        choices.flatMap(({ name, options }) => {
          const value = inAddress(name);
          return options.includes(value) ? [[name, value]] : [];
        }),
      ),
    );
  }, []);

  useEffect(() => {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries<string | undefined>({
      q: query,
      kind: undefined,
      county: undefined,
      ...filters,
    })) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    if (address.href !== location.href) history.replaceState(null, '', address);
    if (wanted === '') {
      setState({ kind: 'idle' });
      return;
    }
    let current = true;
    const pause = setTimeout(() => {
      find(wanted, filters)
        .then(async (found) => {
          const hits = await found.hits(0, STEP);
          if (current) setState({ kind: 'found', found, hits, query: wanted });
        })
        .catch(() => current && setState({ kind: 'failed' }));
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [query, filters]);

  async function more(found: Found, shown: number) {
    const next = await found.hits(shown, shown + STEP);
    setState((now) => (now.kind === 'found' && now.found === found ? { ...now, hits: [...now.hits, ...next] } : now));
    list.current?.querySelectorAll('a')[shown]?.focus();
  }

  /** The arrows walk through the field and the hits. */
  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [field.current, ...(list.current?.querySelectorAll('a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  const says = () => {
    if (state.kind === 'failed') return `The search did not load. Use one of the indexes below, or call ${phone}.`;
    if (state.kind !== 'found') return '';
    const { found, query: asked } = state;
    if (found.total === 0) return `Nothing found for "${asked}". Try one word, or call ${phone}.`;
    const count = `${found.total} found`;
    return found.instead === undefined ? count : `${count} for "${found.instead}".`;
  };

  return (
    <search onKeyDown={walk}>
      <form action="/search" onSubmit={(event) => event.preventDefault()}>
        <label className="mb-2 block font-bold" htmlFor="q">
          A thing, a town, a ZIP code or a question
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
          onChange={(event) => setQuery(event.target.value)}
        />{' '}
        <button className="button mt-2" type="submit">
          Search
        </button>
        {state.kind === 'found' &&
          choices.map(({ name, legend, options }) => (
            <fieldset
              key={name}
              className="chips sieve-field mt-3 min-w-0 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap"
            >
              <legend className="font-bold">{legend}</legend>
              {['', ...options.filter((option) => state.found.counts[name]?.[option])].map((option) => (
                <label key={option}>
                  <input
                    type="radio"
                    name={name}
                    value={option}
                    checked={(filters[name] ?? '') === option}
                    onChange={() => setFilters({ ...filters, [name]: option || undefined })}
                  />
                  {option === '' ? 'All' : `${option} ${state.found.counts[name]?.[option] ?? ''}`}
                </label>
              ))}
            </fieldset>
          ))}
      </form>
      <p className="mt-4 font-semibold" role="status">
        {says()}
      </p>
      {state.kind === 'found' && (
        <>
          <ul ref={list} className="mt-2 grid max-w-2xl">
            {state.hits.map((hit) => (
              <li key={hit.href} className="border-b border-line py-4">
                <a className="text-lg font-bold" href={hit.href}>
                  {hit.title}
                </a>{' '}
                <span className="text-small text-quiet">{hit.kind}</span>
                <p className="mt-1 text-small">
                  {hit.excerpt.map(({ text, marked }, at) =>
                    marked ? (
                      <mark key={at} className="bg-sun text-ink">
                        {text}
                      </mark>
                    ) : (
                      text
                    ),
                  )}
                </p>
              </li>
            ))}
          </ul>
          {state.hits.length < state.found.total && (
            <button type="button" className="button mt-5" onClick={() => void more(state.found, state.hits.length)}>
              Show more
            </button>
          )}
        </>
      )}
    </search>
  );
}
