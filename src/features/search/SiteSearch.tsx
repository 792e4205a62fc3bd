/** Site search with filters; query and filters are kept in the URL. */
import { startTransition, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { queryParam, setQueryParams } from '#lib/browser/address-bar.ts';
import { afterPaint } from '#lib/browser/after-paint.ts';
import { fill, plural } from '#lib/template.ts';
import { find, findInside, type Filters, type Found, type Hit } from '#ui/finder/find.ts';
import type { Words } from './words.en.ts';

interface FilterChoice {
  name: keyof Filters;
  legend: string;
  options: string[];
}

type SearchWords = Words['island'];

interface Props {
  words: SearchWords;
  /** Path prefix of the language. */
  base: string;
  /** Path of the search page. */
  action: string;
  phone: string;
  choices: FilterChoice[];
}

type State =
  | { kind: 'idle' }
  | { kind: 'failed' }
  | {
      kind: 'found';
      found: Found;
      hits: Hit[];
      query: string;
      isComplete: boolean;
      /** Loading more results failed. */
      hasFailed?: boolean;
    };

const PAGE_SIZE = 8;
/** Debounce of URL updates, in milliseconds. */
const URL_DELAY = 120;
/** Debounce of the full-text search, which downloads much more than the search by name, in milliseconds. */
const FULL_TEXT_DELAY = 450;

/** Valid filters in the URL. */
const filtersInAddress = (choices: readonly FilterChoice[]): Filters =>
  Object.fromEntries(
    choices.flatMap(({ name, options }) => {
      const value = queryParam(name);
      return options.includes(value) ? [[name, value]] : [];
    }),
  );

/** Debounced search; `loadMore` appends full-text matches. */
function useSearch(base: string, query: string, filters: Filters) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const trimmed = query.trim();

  useEffect(() => {
    let isCurrent = true;
    const isCurrentAfter = (delay: number) =>
      new Promise<boolean>((resolve) => setTimeout(() => resolve(isCurrent), delay));
    void isCurrentAfter(URL_DELAY).then(
      (isStillCurrent) => isStillCurrent && setQueryParams({ q: query, kind: '', county: '', ...filters }),
    );
    // Show the typed text before searching.
    const cancel = afterPaint(() => {
      if (trimmed === '') setState({ kind: 'idle' });
      else
        searchFor(base, trimmed, filters, () => isCurrentAfter(FULL_TEXT_DELAY))
          .then((result) => isCurrent && result && startTransition(() => setState(result)))
          .catch(() => isCurrent && setState({ kind: 'failed' }));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [query, filters]);

  const loadMore = async (found: Found, hits: readonly Hit[]) => {
    const next = await findInside(base, trimmed, filters, hits, PAGE_SIZE).catch(() => undefined);
    setState((current) => {
      if (current.kind !== 'found' || current.found !== found) return current;
      // The button stays after a failure, for a retry.
      return next
        ? { ...current, hits: [...current.hits, ...next], isComplete: next.length < PAGE_SIZE }
        : { ...current, hasFailed: true };
    });
  };
  return { state, loadMore };
}

/**
 * Searches names first, then the full text if no name matches.
 *
 * @param isStillCurrent resolves after the debounce; false cancels the full-text search
 * @returns undefined when canceled
 */
async function searchFor(
  base: string,
  query: string,
  filters: Filters,
  isStillCurrent: () => Promise<boolean>,
): Promise<State | undefined> {
  const found = await find(base, query, filters);
  if (found.hits.length > 0 || found.outside)
    return { kind: 'found', found, hits: found.hits, query, isComplete: false };
  if (!(await isStillCurrent())) return undefined;
  const hits = await findInside(base, query, filters, [], PAGE_SIZE);
  return { kind: 'found', found, hits, query, isComplete: hits.length < PAGE_SIZE };
}

/** Places near one that we do not serve. */
const nearbyHits = ({ outside }: Found): Hit[] =>
  (outside?.near ?? []).map(({ title, href, kind }) => ({ title, href, kind, excerpt: [] }));

function statusText(state: State, { phone, words }: Props): string {
  if (state.kind === 'failed' || (state.kind === 'found' && state.hasFailed)) return fill(words.failed, { phone });
  if (state.kind !== 'found') return '';
  const { found, hits, query } = state;
  if (found.outside) {
    const { place, near } = found.outside;
    const names = new Intl.ListFormat(words.lists).format(near.map(({ title }) => title));
    const text = fill(near.length > 0 ? words.beyondNear : words.beyond, { place, near: names, phone });
    return text.replace(words.contraction.from, words.contraction.to);
  }
  if (hits.length === 0) return fill(words.none, { query, phone });
  const count = plural(words.found, hits.length, words.locale);
  return found.suggestion === undefined ? count : fill(words.foundInstead, { found: count, instead: found.suggestion });
}

/** One filter; options without results are hidden. */
function FilterField({
  choice: { name, legend, options },
  all,
  counts,
  chosen,
  onChoose,
}: {
  choice: FilterChoice;
  /** Label of the option that removes the filter. */
  all: string;
  counts: Found['counts'];
  chosen: string;
  onChoose: (value: string | undefined) => void;
}) {
  const available = options.filter((option) => counts[name][option]);
  if (available.length < 2 && chosen === '') return null;
  return (
    <fieldset className="chips filter-field mt-3 min-w-0 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap">
      <legend className="font-bold">{legend}</legend>
      {['', ...available].map((option) => (
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
            {hit.excerpt.map(({ text, marked }, index) =>
              marked ? (
                <mark key={index} className="bg-sun text-ink">
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

/** Moves the focus between field and results with the arrow keys. */
function moveFocus(event: KeyboardEvent, stops: readonly (HTMLElement | null)[]): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const index = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[index + step];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function Results({
  state: { found, hits, isComplete },
  label,
  list,
  onMore,
}: {
  state: Extract<State, { kind: 'found' }>;
  /** Label of the button for more results. */
  label: string;
  list: RefObject<HTMLUListElement | null>;
  onMore: (found: Found, hits: readonly Hit[]) => void;
}) {
  return (
    <>
      <Hits hits={[...hits, ...nearbyHits(found)]} list={list} />
      {!isComplete && hits.length > 0 && (
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

  // Input from before hydration takes precedence over the URL; read the URL before useSearch writes it.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    setQuery(typed === '' ? queryParam('q') : typed);
    setFilters(filtersInAddress(choices));
  }, []);
  const { state, loadMore } = useSearch(base, query, filters);

  const showMore = (found: Found, hits: readonly Hit[]) =>
    void loadMore(found, hits).then(() =>
      requestAnimationFrame(() => (links()[hits.length] ?? field.current)?.focus()),
    );

  return (
    <search className="site-search" onKeyDown={(event) => moveFocus(event, [field.current, ...links()])}>
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
            <FilterField
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
        {statusText(state, props)}
      </p>
      {state.kind === 'found' && <Results state={state} label={words.more} list={list} onMore={showMore} />}
    </search>
  );
}
