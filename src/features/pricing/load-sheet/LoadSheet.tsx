/** The load sheet: a list that the address brings, drawn into the printed page to be ticked off; without one the page stays. */
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { SheetView } from '#features/pricing/estimator/estimator.ts';
import type { CameraCode } from '#lib/camera-code.ts';
import { smsHref } from '#lib/contact.ts';
import { digits } from '#lib/digits.ts';
import { estimate, readLoad, writeLoad, type ParsedLoad, type Estimate, type Sized } from '#business/estimate.ts';
import { fill, plural } from '#lib/template.ts';
import { useArrived } from '#features/pricing/estimator/load-list.ts';
import { readThings } from '#features/pricing/estimator/printed-things.ts';
import { say, type EstimateWords, type Said } from '#features/pricing/estimator/said.ts';
import { SumGauge } from '#features/pricing/estimator/SumGauge.tsx';
import type { Words } from './words.en.ts';

interface Props {
  view: SheetView;
  words: Words['island'];
  estimateWords: EstimateWords;
}

/** The list that the address brings, and what it comes to. */
interface Sheet extends ParsedLoad {
  things: readonly Sized[];
  result: Estimate;
  said: Said;
  /** The list behind the question mark of an address. */
  query: string;
}

/** What the address brings; no sheet where it has no list, or none that can be read. */
interface Read {
  sheet: Sheet | undefined;
  asked: boolean;
  whole: boolean;
}

/** @returns undefined until the address is read, which is after the first drawing */
function useSheet({ view, estimateWords }: Props): Read | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    const all = readThings();
    const brought = readLoad(location.search, all);
    const { counts, heavy, asked, whole } = brought;
    const things = all.filter(({ id }) => counts[id]);
    const result = estimate(counts, things, view.truck);
    const sheet = result && {
      ...brought,
      things,
      result,
      said: say(result, { ...brought, things }, estimateWords),
      query: writeLoad(counts, heavy),
    };
    setRead({ sheet, asked, whole });
  }, []);
  useArrived(read !== undefined);
  return read;
}

type PartProps = Props & { sheet: Sheet };

/** Back to the estimator, and on to us; the list goes along. */
function Ways({ view, words, estimateWords, sheet: { said, query } }: PartProps) {
  return (
    <>
      <a
        className="button button-main"
        href={smsHref(view.phone, fill(estimateWords.message, { company: view.company, ...said }))}
      >
        {estimateWords.text}
      </a>
      <a className="button" href={`${new URL(view.address).pathname}?${query}#estimate`}>
        {words.back}
      </a>
    </>
  );
}

/** For a phone's camera. Where a list is too long for a code, or the code's script does not come, there is none. */
function Code({ link, words }: { link: string; words: Props['words'] }) {
  const [code, setCode] = useState<CameraCode>();
  useEffect(() => {
    import('#lib/camera-code.ts').then(({ cameraCode }) => setCode(cameraCode(link))).catch(() => undefined);
  }, [link]);
  return (
    <figure className="load-code">
      {code && (
        <>
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code}>
            <path d={code.path} />
          </svg>
          <figcaption>{words.scan}</figcaption>
        </>
      )}
    </figure>
  );
}

const Figures = ({ view, words, estimateWords, sheet: { result, said, heavy, query } }: PartProps) => (
  <div className="load-figures">
    <SumGauge result={result} said={said} words={estimateWords} />
    <div>
      <p className="price">{said.price}</p>
      <p>{said.volume}</p>
      <p>{estimateWords.note}</p>
      {heavy && <p>{view.heavyPrice}</p>}
    </div>
    <Code link={`${view.address}?${query}#estimate`} words={words} />
  </div>
);

/** From so many things on a list has smaller type, in more columns. */
const LONG = 20;
const ENDLESS = 42;

function List({ words, sheet: { things, counts, heavy } }: PartProps) {
  const pieces = things.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  const long = things.length > LONG && 'load-long';
  const endless = things.length > ENDLESS && 'load-endless';
  return (
    <section className="load-list" aria-labelledby="load-list">
      <h2 id="load-list">{plural(words.list, pieces, words.locale)}</h2>
      <ul className={[long, endless].filter(Boolean).join(' ')}>
        {things.map(({ id, name }) => (
          <li key={id}>
            <b>{fill(words.times, { count: digits(counts[id] ?? 0) })}</b> <span>{name}</span>
          </li>
        ))}
        {heavy && (
          <li className="load-heavy">
            <span>{words.heavy}</span>
          </li>
        )}
      </ul>
      <p className="load-added">{words.added}</p>
    </section>
  );
}

/** Draws into a place that the page has printed; CSS then hides what stands there without a list. */
function Placed({ place, children }: { place: 'ways' | 'figures' | 'list'; children: ReactNode }) {
  const element = document.querySelector(`[data-sheet=${place}]`);
  return element && createPortal(children, element);
}

export function LoadSheet(props: Props) {
  const { words } = props;
  const { sheet, asked = false, whole = true } = useSheet(props) ?? {};
  const trouble = sheet ? words.partly : words.unread;
  return (
    <>
      <p role="status">{asked && !whole && trouble}</p>
      {sheet && (
        <>
          <Placed place="ways">
            <Ways {...props} sheet={sheet} />
          </Placed>
          <Placed place="figures">
            <Figures {...props} sheet={sheet} />
          </Placed>
          <Placed place="list">
            <List {...props} sheet={sheet} />
          </Placed>
        </>
      )}
    </>
  );
}
