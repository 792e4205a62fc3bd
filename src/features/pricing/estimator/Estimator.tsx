/** Counts of things → cubic feet → share of the truck → a price range, and the messages already written. */
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import type { EstimatorView } from './estimator.ts';
import { estimate, readCounts, writeLoad, type Sized } from '#business/estimate.ts';
import { matches } from '#lib/text-match.ts';
import { More, Sum } from './EstimatorSum.tsx';
import { useArrived, useLoad, useNames, useSteady, type EstimatorWords, type Load } from './load-list.ts';
import { say, type EstimateWords } from './said.ts';
import { ThingIcon } from './thing-icons.tsx';
import { ThingRow } from './ThingRow.tsx';

/** How many things a search shows. */
const SHOWN = 6;

interface Props {
  view: EstimatorView;
  words: EstimatorWords;
  estimateWords: EstimateWords;
  /** Before the addresses of the language's files. */
  base: string;
}

interface PartProps {
  words: EstimatorWords;
  load: Load;
  /** Counts a press, and keeps what was pressed where it is. */
  step: (id: string, by: number, pressed: Element) => void;
}

/** Things to choose from, each with what is counted of it. */
const Choices = ({ words, things, load, step }: PartProps & { things: readonly Sized[] }) => (
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

/** Loads to start with, each drawn as its first thing. Before this code is there a press asks for the page with the load. */
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

/** Those that go by such a name; the printed names first. */
const search = (query: string, things: readonly Sized[], names: Readonly<Record<string, string>> = {}): Sized[] =>
  things
    .filter(({ id, name }) => matches(`${name} ${names[id] ?? ''}`, query))
    .sort((a, b) => Number(matches(b.name, query)) - Number(matches(a.name, query)));

/** Things by what someone types. */
function Search({ words, base, things, load, step }: PartProps & Pick<Props, 'base'> & { things: readonly Sized[] }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { names, ask } = useNames(base);
  // What was typed before this woke counts, too.
  useEffect(() => {
    setQuery(field.current?.value ?? '');
    if (document.activeElement === field.current) ask();
  }, []);
  // The key stands in the field before its answer is drawn.
  const sought = useDeferredValue(query);
  const known = names === 'failed' ? undefined : names;
  const found = useMemo(() => (sought.trim() === '' ? [] : search(sought, things, known)), [sought, things, known]);
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
        onFocus={ask}
        onChange={(event) => {
          ask();
          setQuery(event.target.value);
        }}
      />
      {found.length > 0 && <Choices words={words} things={found.slice(0, SHOWN)} load={load} step={step} />}
      <div role="status">
        {sought.trim() !== '' && found.length === 0 && names !== undefined && (
          <>
            <p>{known ? words.nothing : words.notLoaded}</p>
            {known && <Heavy words={words} load={load} />}
          </>
        )}
      </div>
    </search>
  );
}

/** What is on the list. Where a row goes with its last piece, the focus goes to the next one. */
function List({
  words,
  things,
  load,
  box,
}: Omit<PartProps, 'step'> & { things: readonly Sized[]; box: RefObject<HTMLDivElement | null> }) {
  const listed = things.filter(({ id }) => load.typed[id] !== undefined);
  const before = useRef(0);
  useEffect(() => {
    const shorter = listed.length < before.current;
    before.current = listed.length;
    if (shorter && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('.listed button, .presets button')?.focus({ preventScroll: true });
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

/** The things of a room. They are drawn when it is first opened: a press elsewhere would draw all of them again. */
function Room({ id, label, words, load, step }: PartProps & { id: string; label: string }) {
  const room = useRef<HTMLDetailsElement>(null);
  const [isSeen, setSeen] = useState(false);
  // It may have been opened before this woke.
  useEffect(() => setSeen(room.current?.open === true), []);
  return (
    <details ref={room} onToggle={() => setSeen(true)}>
      <summary>{label}</summary>
      {isSeen && load.read && <Choices words={words} things={load.rooms[id] ?? []} load={load} step={step} />}
      {id === 'heavy' && <Heavy words={words} load={load} />}
    </details>
  );
}

/** All things by their rooms. */
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

/** Asks for what is priced by weight. */
function Heavy({ words, load }: Omit<PartProps, 'step'>) {
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
  const box = useRef<HTMLDivElement>(null);
  const load = useLoad(Object.keys(view.rooms));
  const things = useMemo(() => Object.values(load.rooms).flat(), [load.rooms]);
  const { counts, heavy } = load;
  const hold = useSteady();
  useArrived(load.read);
  const step: PartProps['step'] = (id, by, pressed) => {
    hold(pressed);
    load.step(id, by);
  };
  const result = estimate(counts, things, view.truck);
  const said = result && say(result, { counts, things, heavy }, estimateWords);
  const answer = { result, said, view, words, estimateWords };
  const again = () => {
    load.clear();
    // The button that was pressed goes with the list.
    box.current?.querySelector<HTMLElement>('.presets button')?.focus();
  };

  return (
    <div className="estimator" ref={box}>
      <div className="estimator-things">
        <Presets view={view} words={words} load={load} things={things} />
        <Search words={words} base={base} things={things} load={load} step={step} />
        <List words={words} things={things} load={load} box={box} />
        <Rooms view={view} words={words} load={load} step={step} />
      </div>
      <div className="estimator-result card">
        <Sum {...answer} />
        <More {...answer} heavy={heavy} query={writeLoad(counts, heavy)} onClear={again} />
      </div>
    </div>
  );
}
