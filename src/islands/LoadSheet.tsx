/** The load sheet: a list that the address brings, to be printed and ticked off; without one, what is printed stays. */
import { useEffect, useState, type ReactNode } from 'react';
import type { SheetView } from '#views/estimator.ts';
import type { CameraCode } from '#lib/camera-code.ts';
import { smsHref } from '#lib/contact.ts';
import { estimate, readLoad, writeLoad, type Brought, type Estimate, type Sized } from '#lib/estimate.ts';
import { estimator, loadSheet as words } from '#words/browser.ts';
import { useArrived } from './load-list.ts';
import { readThings } from './printed-things.ts';
import { say, sayHeavy, type Said } from './said.ts';
import { SumGauge } from './SumGauge.tsx';

/** What the page prints: how to come by a list and the parts of an empty sheet, and what every sheet has. */
interface Slots {
  start?: ReactNode;
  prices?: ReactNode;
  fields?: ReactNode;
  lines?: ReactNode;
  terms?: ReactNode;
}

/** The list that the address brings, and what it comes to. */
interface Sheet extends Brought {
  things: readonly Sized[];
  result: Estimate;
  said: Said;
}

/** What there is to say of an address whose list is damaged. */
const troubleOf = ({ asked, whole }: Brought, counted: boolean): string | undefined =>
  asked && !whole ? (counted ? words.partly : words.unread) : undefined;

/** @returns undefined until the address is read, which is after the first drawing; no sheet where it brings none */
function useSheet({ truck }: SheetView): { sheet: Sheet | undefined; trouble: string | undefined } | undefined {
  const [read, setRead] = useState<{ sheet: Sheet | undefined; trouble: string | undefined }>();
  useEffect(() => {
    const all = readThings();
    const brought = readLoad(location.search, all);
    const things = all.filter(({ id }) => brought.counts[id]);
    const result = estimate(brought.counts, things, truck);
    const sheet = result && { ...brought, things, result, said: say(result, { ...brought, things }) };
    setRead({ sheet, trouble: troubleOf(brought, result !== undefined) });
  }, []);
  useArrived(read !== undefined);
  return read;
}

/** Back to the estimator, and on to us; the list goes along. */
function Ways({ view, said, query }: { view: SheetView; said: Said; query: string }) {
  return (
    <>
      <a
        className="button button-main"
        href={smsHref(view.phone, estimator.message({ company: view.company, ...said }))}
      >
        {estimator.text}
      </a>
      <a className="button" href={`${new URL(view.address).pathname}?${query}#estimate`}>
        {words.back}
      </a>
    </>
  );
}

/** For a phone's camera. Where a list is too long for a code, or the code's script does not come, there is none. */
function Code({ link }: { link: string }) {
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

const Figures = ({ result, said, heavy, view, query }: Sheet & { view: SheetView; query: string }) => (
  <div className="load-figures">
    <SumGauge result={result} said={said} />
    <div>
      <p className="price">{said.price}</p>
      <p>{said.volume}</p>
      <p>{estimator.note}</p>
      {heavy && <p>{sayHeavy(view)}</p>}
    </div>
    <Code link={`${view.address}?${query}#estimate`} />
  </div>
);

/** From so many things on a list has smaller type, in more columns. */
const LONG = 20;
const ENDLESS = 42;

function List({ things, counts, heavy }: Sheet) {
  const pieces = things.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  const long = things.length > LONG && 'load-long';
  const endless = things.length > ENDLESS && 'load-endless';
  return (
    <section className="load-list" aria-labelledby="load-list">
      <h2 id="load-list">{words.list(pieces)}</h2>
      <ul className={[long, endless].filter(Boolean).join(' ')}>
        {things.map(({ id, name }) => (
          <li key={id}>
            <b>{words.times(counts[id] ?? 0)}</b> <span>{name}</span>
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

export function LoadSheet({ start, prices, fields, lines, terms, ...view }: SheetView & Slots) {
  const read = useSheet(view);
  const sheet = read?.sheet;
  const query = sheet ? writeLoad(sheet.counts, sheet.heavy) : '';
  return (
    <div className="load-sheet">
      {!read && <p className="load-wait">{words.wait}</p>}
      <div className="load-tools">
        <p role="status">{read?.trouble}</p>
        {!sheet && start}
        <div className="load-ways">
          {sheet && <Ways view={view} said={sheet.said} query={query} />}
          <button type="button" className="button load-print" onClick={() => print()}>
            {words.print}
          </button>
        </div>
      </div>
      <div className="load-paper card">
        {sheet ? <Figures {...sheet} view={view} query={query} /> : prices}
        {fields}
        {sheet ? <List {...sheet} /> : lines}
        {terms}
      </div>
    </div>
  );
}
