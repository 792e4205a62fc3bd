/** Renders the list in the URL into the load sheet; without a list the page stays a blank form. */
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { estimate, readLoad, writeLoad, type ParsedLoad, type Estimate, type Thing } from '#business/estimate.ts';
import { estimateText, type EstimateText, type EstimateWords } from '#ui/load/estimate-text.ts';
import { EstimateGauge } from '#ui/load/EstimateGauge.tsx';
import type { LoadSheetIslandView } from '#features/pricing/things/things.ts';
import { Redraw } from '#layout/hydration/Redraw.tsx';
import { readThings } from './read-things.ts';
import type { QrCode } from '#lib/qr-code.ts';
import { queryParam } from '#lib/browser/address-bar.ts';
import { smsHref } from '#lib/contact.ts';
import { digits } from '#lib/digits.ts';
import { fill, plural } from '#lib/template.ts';
import type { Words } from './words.en.ts';

interface Props {
  view: LoadSheetIslandView;
  words: Words['island'];
  estimateWords: EstimateWords;
}

interface Sheet extends ParsedLoad {
  things: readonly Thing[];
  result: Estimate;
  text: EstimateText;
  /** What was typed: "In my words: …"; '' if nothing was. */
  typed: string;
  /** The list as a query string, without the question mark. */
  query: string;
}

interface SheetState extends Pick<ParsedLoad, 'hasLoad' | 'isComplete'> {
  /** Undefined without a readable list in the URL. */
  sheet: Sheet | undefined;
}

/** @returns undefined until the URL is read, after the first render */
function useSheet({ view, estimateWords }: Props): SheetState | undefined {
  const [state, setState] = useState<SheetState>();
  useEffect(() => {
    const allThings = readThings();
    const load = readLoad(location.search, allThings);
    const { counts, heavy, hasLoad, isComplete } = load;
    const things = allThings.filter(({ id }) => counts[id]);
    const result = estimate(counts, things, view.truck);
    const sentence = queryParam('q');
    const sheet = result && {
      ...load,
      things,
      result,
      text: estimateText(result, { counts, things, heavy }, estimateWords),
      typed: sentence && fill(estimateWords.typed, { query: sentence }),
      query: writeLoad(counts, heavy, sentence),
    };
    setState({ sheet, hasLoad, isComplete });
  }, []);
  // Releases the space reserved for the list.
  useLayoutEffect(() => {
    if (state) document.documentElement.style.removeProperty('--coming');
  }, [state]);
  return state;
}

type PartProps = Props & { sheet: Sheet };

/** Links that pass on the list: a text message and the estimator. */
function Actions({ view, words, estimateWords, sheet: { text, typed, query } }: PartProps) {
  const message = fill(estimateWords.message, { company: view.company, ...text });
  return (
    <>
      <a className="button button-main" href={smsHref(view.phone, [message, typed].filter(Boolean).join('\n'))}>
        {estimateWords.text}
      </a>
      <a className="button" href={`${new URL(view.address).pathname}?${query}#ask`}>
        {words.back}
      </a>
    </>
  );
}

/** A QR code of the list; stays empty when the list is too long or the script fails to load. */
function QrCode({ link, words }: { link: string; words: Props['words'] }) {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    import('#lib/qr-code.ts').then(({ qrCode }) => setCode(qrCode(link))).catch(() => undefined);
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

const Figures = ({ view, words, estimateWords, sheet: { result, text, heavy, query } }: PartProps) => (
  <div className="load-figures">
    <EstimateGauge result={result} text={text} words={estimateWords} />
    <div>
      <p className="price">{text.price}</p>
      <p>{text.volume}</p>
      <p>{estimateWords.note}</p>
      {heavy && <p>{view.heavyPrice}</p>}
    </div>
    <QrCode link={`${view.address}?${query}#ask`} words={words} />
  </div>
);

/** Longer lists get smaller type and more columns. */
const LONG = 20;
const VERY_LONG = 42;

const sizeClass = (length: number): string =>
  [length > LONG && 'load-long', length > VERY_LONG && 'load-endless'].filter(Boolean).join(' ');

function LoadList({ words, sheet: { things, counts, heavy, typed } }: PartProps) {
  const pieces = things.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  return (
    <section className="load-list" aria-labelledby="load-list">
      <h2 id="load-list">{plural(words.list, pieces, words.locale)}</h2>
      <ul className={sizeClass(things.length)}>
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
      {typed && <p className="load-typed">{typed}</p>}
      <p className="load-added">{words.added}</p>
    </section>
  );
}

/** Renders into a slot of the page; CSS then hides the blank form around it. */
function Slot({ name, children }: { name: 'ways' | 'figures' | 'list'; children: ReactNode }) {
  const element = document.querySelector(`[data-sheet=${name}]`);
  return element && createPortal(children, element);
}

export function LoadSheet(props: Props) {
  const { words } = props;
  const { sheet, hasLoad = false, isComplete = true } = useSheet(props) ?? {};
  const error = sheet ? words.partly : words.unread;
  return (
    <Redraw within="[data-sheet]">
      <p role="status">{hasLoad && !isComplete && error}</p>
      {sheet && (
        <>
          <Slot name="ways">
            <Actions {...props} sheet={sheet} />
          </Slot>
          <Slot name="figures">
            <Figures {...props} sheet={sheet} />
          </Slot>
          <Slot name="list">
            <LoadList {...props} sheet={sheet} />
          </Slot>
        </>
      )}
    </Redraw>
  );
}
