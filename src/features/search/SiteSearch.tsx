/** The search page: looks through every page and thing; query and choices stay in the address. */
import { startTransition, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { fill, plural } from '#lib/template.ts';
import { queryParam, setQueryParams } from '#lib/browser/address-bar.ts';
import { afterPaint } from '#lib/browser/after-paint.ts';
import { find, findInside, type Filters, type Found, type Hit } from '#ui/finder/find.ts';
import type { Words } from './words.en.ts';

interface Choice {
  name: keyof Filters;
  legend: string;
  options: string[];
}

type SearchWords = Words['island'];

interface Props {
  words: SearchWords;
  /** Before the addresses of the language's files. */
  base: string;
  /** Where the form leads without this code: the page itself. */
  action: string;
  phone: string;
  /** The choices, in the order they are offered. */
  choices: Choice[];
}

type State =
  | { kind: 'idle' }
  | { kind: 'failed' }
  /** `missed`: more pages were asked for, and did not load. */
  | { kind: 'found'; found: Found; hits: Hit[]; query: string; done: boolean; missed?: boolean };

const STEP = 8;
/** Milliseconds without a key before the address is written. */
const PAUSE = 120;
/** And before words inside pages are looked for, which takes several times the bytes of all names. */
const PAUSE_INSIDE = 450;

/** What the address asks for, as far as it is offered. */
const filtersInAddress = (choices: readonly Choice[]): Filters =>
  Object.fromEntries(
    choices.flatMap(({ name, options }) => {
      const value = queryParam(name);
      return options.includes(value) ? [[name, value]] : [];
    }),
  );

/** What the lists answer to the query, a moment after the last key; `more` adds pages that hold the words inside. */
function useAnswer(base: string, query: string, filters: Filters) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const wanted = query.trim();

  useEffect(() => {
    let current = true;
    const pause = (length: number) => new Promise<boolean>((resolve) => setTimeout(() => resolve(current), length));
    void pause(PAUSE).then((still) => still && setQueryParams({ q: query, kind: '', county: '', ...filters }));
    // The key is shown before its answer is looked for.
    const callOff = afterPaint(() => {
      if (wanted === '') setState({ kind: 'idle' });
      else
        answer(base, wanted, filters, () => pause(PAUSE_INSIDE))
          .then((found) => current && found && startTransition(() => setState(found)))
          .catch(() => current && setState({ kind: 'failed' }));
    });
    return () => {
      current = false;
      callOff();
    };
  }, [query, filters]);

  const more = async (found: Found, hits: readonly Hit[]) => {
    const next = await findInside(base, wanted, filters, hits, STEP).catch(() => undefined);
    setState((now) => {
      if (now.kind !== 'found' || now.found !== found) return now;
      // What did not load can be asked for again.
      return next ? { ...now, hits: [...now.hits, ...next], done: next.length < STEP } : { ...now, missed: true };
    });
  };
  return { state, more };
}

/** By name, as fast as keys come; where nothing is called so, by the words inside pages, if they are `still` wanted. */
async function answer(
  base: string,
  query: string,
  filters: Filters,
  still: () => Promise<boolean>,
): Promise<State | undefined> {
  const found = await find(base, query, filters);
  if (found.hits.length > 0 || found.outside) return { kind: 'found', found, hits: found.hits, query, done: false };
  if (!(await still())) return undefined;
  const hits = await findInside(base, query, filters, [], STEP);
  return { kind: 'found', found, hits, query, done: hits.length < STEP };
}

/** Places next to one that we do not serve. */
const nearby = ({ outside }: Found): Hit[] =>
  (outside?.near ?? []).map(({ title, href, kind }) => ({ title, href, kind, excerpt: [] }));

function says(state: State, { phone, words }: Props): string {
  if (state.kind === 'failed' || (state.kind === 'found' && state.missed)) return fill(words.failed, { phone });
  if (state.kind !== 'found') return '';
  const { found, hits, query } = state;
  if (found.outside) {
    const { place, near } = found.outside;
    const names = new Intl.ListFormat(words.lists).format(near.map(({ title }) => title));
    const said = fill(near.length > 0 ? words.beyondNear : words.beyond, { place, near: names, phone });
    return said.replace(words.contraction.from, words.contraction.to);
  }
  if (hits.length === 0) return fill(words.none, { query, phone });
  const count = plural(words.found, hits.length, words.locale);
  return found.suggestion === undefined ? count : fill(words.foundInstead, { found: count, instead: found.suggestion });
}

/** One kind of choice; those that leave nothing are not offered, and no choice of one. */
function Choices({
  choice: { name, legend, options },
  all,
  counts,
  chosen,
  onChoose,
}: {
  choice: Choice;
  /** The label of no choice. */
  all: string;
  counts: Found['counts'];
  chosen: string;
  onChoose: (value: string | undefined) => void;
}) {
  const offered = options.filter((option) => counts[name][option]);
  if (offered.length < 2 && chosen === '') return null;
  return (
    <fieldset className="chips filter-field mt-3 min-w-0 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap">
      <legend className="font-bold">{legend}</legend>
      {['', ...offered].map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={chosen === option}
            onChange={() => onChoose(option || undefined)}
          />
          {option === '' ? all : `${option} ${counts[name][option] ?? ''}`}
        </label>
      ))}
    </fieldset>
  );
}

function Hits({ hits, list }: { hits: readonly Hit[]; list: RefObject<HTMLUListElement | null> }) {
  return (
    <ul ref={list} className="mt-2 grid max-w-2xl">
      {hits.map((hit) => (
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
  );
}

/** The arrows walk through the field and the hits. */
function walk(event: KeyboardEvent, stops: readonly (HTMLElement | null)[]): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function Results({
  state: { found, hits, done },
  label,
  list,
  onMore,
}: {
  state: Extract<State, { kind: 'found' }>;
  /** On the button for more. */
  label: string;
  list: RefObject<HTMLUListElement | null>;
  onMore: (found: Found, hits: readonly Hit[]) => void;
}) {
  return (
    <>
      <Hits hits={[...hits, ...nearby(found)]} list={list} />
      {!done && hits.length > 0 && (
        <button type="button" className="button mt-5" onClick={() => onMore(found, hits)}>
          {label}
        </button>
      )}
    </>
  );
}

export function SiteSearch(props: Props) {
  const { words, base, action, choices } = props;
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<Filters>({});
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  // What was typed before the island woke wins over the address, which must be read before it is written.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    setQuery(typed === '' ? queryParam('q') : typed);
    setFilters(filtersInAddress(choices));
  }, []);
  const { state, more } = useAnswer(base, query, filters);

  const showMore = (found: Found, hits: readonly Hit[]) =>
    void more(found, hits).then(() => requestAnimationFrame(() => (links()[hits.length] ?? field.current)?.focus()));

  return (
    <search className="site-search" onKeyDown={(event) => walk(event, [field.current, ...links()])}>
      <form action={action} onSubmit={(event) => event.preventDefault()}>
        <label className="mb-2 block font-bold" htmlFor="q">
          {words.field}
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
          {words.search}
        </button>
        {state.kind === 'found' &&
          choices.map((choice) => (
            <Choices
              key={choice.name}
              choice={choice}
              all={words.all}
              counts={state.found.counts}
              chosen={filters[choice.name] ?? ''}
              onChoose={(value) => setFilters({ ...filters, [choice.name]: value })}
            />
          ))}
      </form>
      <p className="mt-4 font-semibold" role="status">
        {says(state, props)}
      </p>
      {state.kind === 'found' && <Results state={state} label={words.more} list={list} onMore={showMore} />}
    </search>
  );
}
