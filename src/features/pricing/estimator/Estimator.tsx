/** The load estimator: turns counts of items into a price range. */
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { estimate, readCounts, writeLoad, type Sized } from '#business/estimate.ts';
import { matches } from '#lib/text-match.ts';
import { estimateText, type EstimateWords } from '#ui/load/estimate-text.ts';
import { EstimateDetails, EstimateSummary } from './EstimateSummary.tsx';
import type { EstimatorView } from './estimator.ts';
import { ThingIcon } from './thing-icons.tsx';
import { ThingRow } from './ThingRow.tsx';
import {
  useLoad,
  useReleaseReservedSpace,
  useScrollAnchor,
  useSynonyms,
  type EstimatorWords,
  type Load,
} from './use-load.ts';

const MAX_RESULTS = 6;

interface Props {
  view: EstimatorView;
  words: EstimatorWords;
  estimateWords: EstimateWords;
  /** Path prefix of the language. */
  base: string;
}

interface PartProps {
  words: EstimatorWords;
  load: Load;
  /** Changes a count and keeps the pressed button in place. */
  step: (id: string, by: number, pressed: Element) => void;
}

const ThingList = ({ words, things, load, step }: PartProps & { things: readonly Sized[] }) => (
  <ul className="things">
    {things.map((thing) => (
      <ThingRow
        key={thing.id}
        words={words}
        thing={thing}
        text={load.typed[thing.id]}
        onStep={(by, pressed) => step(thing.id, by, pressed)}
      />
    ))}
  </ul>
);

/** Typical loads, each with the icon of its first item. Before hydration the form submits the load in the URL. */
function Presets({
  view: { presets, address },
  words,
  load,
  things,
}: Omit<Props, 'estimateWords' | 'base'> & Pick<PartProps, 'load'> & { things: readonly Sized[] }) {
  const kindOf = (list: string) => things.find(({ id }) => list.startsWith(`${id}.`))?.kind;
  return (
    <form action={`${new URL(address).pathname}#estimate`}>
      <fieldset>
        <legend>{words.presets}</legend>
        <ul className="presets">
          {presets.map((preset) => (
            <li key={preset.name}>
              <button
                type="submit"
                name="load"
                value={preset.load}
                onClick={(event) => {
                  event.preventDefault();
                  load.add(readCounts(preset.load));
                }}
              >
                <ThingIcon kind={kindOf(preset.load)} />
                {preset.name}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
    </form>
  );
}

/** Matches of the name come before matches of a synonym. */
const search = (query: string, things: readonly Sized[], synonyms: Readonly<Record<string, string>> = {}): Sized[] =>
  things
    .filter(({ id, name }) => matches(`${name} ${synonyms[id] ?? ''}`, query))
    .sort((a, b) => Number(matches(b.name, query)) - Number(matches(a.name, query)));

function Search({ words, base, things, load, step }: PartProps & Pick<Props, 'base'> & { things: readonly Sized[] }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { synonyms, loadSynonyms } = useSynonyms(base);
  // Pick up input from before hydration.
  useEffect(() => {
    setQuery(field.current?.value ?? '');
    if (document.activeElement === field.current) loadSynonyms();
  }, []);
  const deferredQuery = useDeferredValue(query);
  const loaded = synonyms === 'failed' ? undefined : synonyms;
  const results = useMemo(
    () => (deferredQuery.trim() === '' ? [] : search(deferredQuery, things, loaded)),
    [deferredQuery, things, loaded],
  );
  return (
    <search>
      <label htmlFor={id}>{words.find}</label>
      <input
        ref={field}
        id={id}
        name="thing"
        type="search"
        autoComplete="off"
        maxLength={60}
        placeholder={words.findHint}
        value={query}
        onFocus={loadSynonyms}
        onChange={(event) => {
          loadSynonyms();
          setQuery(event.target.value);
        }}
      />
      {results.length > 0 && <ThingList words={words} things={results.slice(0, MAX_RESULTS)} load={load} step={step} />}
      <div role="status">
        {deferredQuery.trim() !== '' && results.length === 0 && synonyms !== undefined && (
          <>
            <p>{loaded ? words.nothing : words.notLoaded}</p>
            {loaded && <HeavyCheckbox words={words} load={load} />}
          </>
        )}
      </div>
    </search>
  );
}

/** The current list. When a row disappears with its last item, focus moves to the next control. */
function LoadList({
  words,
  things,
  load,
  container,
}: Omit<PartProps, 'step'> & { things: readonly Sized[]; container: RefObject<HTMLDivElement | null> }) {
  const listed = things.filter(({ id }) => load.typed[id] !== undefined);
  const previousLength = useRef(0);
  useEffect(() => {
    const isShorter = listed.length < previousLength.current;
    previousLength.current = listed.length;
    if (isShorter && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('.listed button, .presets button')?.focus({ preventScroll: true });
  }, [listed.length]);
  if (listed.length === 0) return null;
  return (
    <section className="listed" aria-label={words.list}>
      <h3>{words.list}</h3>
      <ul className="things">
        {listed.map((thing) => (
          <ThingRow
            key={thing.id}
            words={words}
            thing={thing}
            text={load.typed[thing.id]}
            onStep={(by) => load.step(thing.id, by)}
            onText={(text) => load.type(thing.id, text)}
          />
        ))}
      </ul>
    </section>
  );
}

/** A room's items. They render when the room is first opened, to keep other updates fast. */
function Room({ id, label, words, load, step }: PartProps & { id: string; label: string }) {
  const room = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  // The room may have been opened before hydration.
  useEffect(() => setOpened(room.current?.open === true), []);
  return (
    <details ref={room} onToggle={() => setOpened(true)}>
      <summary>{label}</summary>
      {wasOpened && load.read && <ThingList words={words} things={load.rooms[id] ?? []} load={load} step={step} />}
      {id === 'heavy' && <HeavyCheckbox words={words} load={load} />}
    </details>
  );
}

function Rooms({ view: { rooms }, words, load, step }: PartProps & { view: EstimatorView }) {
  return (
    <section className="rooms" aria-label={words.rooms}>
      <h3>{words.rooms}</h3>
      {Object.entries(rooms).map(([id, label]) => (
        <Room key={id} id={id} label={label} words={words} load={load} step={step} />
      ))}
    </section>
  );
}

/** For material that is priced by weight. */
function HeavyCheckbox({ words, load }: Omit<PartProps, 'step'>) {
  return (
    <p className="estimator-heavy">
      <label>
        <input
          type="checkbox"
          name="heavy"
          checked={load.heavy}
          onChange={(event) => load.setHeavy(event.target.checked)}
        />
        {words.heavy}
      </label>{' '}
      <a href="#heavy">{words.heavyMore}</a>
    </p>
  );
}

export function Estimator({ view, words, estimateWords, base }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const load = useLoad(Object.keys(view.rooms));
  const things = useMemo(() => Object.values(load.rooms).flat(), [load.rooms]);
  const { counts, heavy } = load;
  const anchor = useScrollAnchor();
  useReleaseReservedSpace(load.read);
  const step: PartProps['step'] = (id, by, pressed) => {
    anchor(pressed);
    load.step(id, by);
  };
  const result = estimate(counts, things, view.truck);
  const text = result && estimateText(result, { counts, things, heavy }, estimateWords);
  const summary = { result, text, view, words, estimateWords };
  const clear = () => {
    load.clear();
    // The pressed button is gone now.
    container.current?.querySelector<HTMLElement>('.presets button')?.focus();
  };

  return (
    <div className="estimator" ref={container}>
      <div className="estimator-things">
        <Presets view={view} words={words} load={load} things={things} />
        <Search words={words} base={base} things={things} load={load} step={step} />
        <LoadList words={words} things={things} load={load} container={container} />
        <Rooms view={view} words={words} load={load} step={step} />
      </div>
      <div className="estimator-result card">
        <EstimateSummary {...summary} />
        <EstimateDetails {...summary} heavy={heavy} query={writeLoad(counts, heavy)} onClear={clear} />
      </div>
    </div>
  );
}
