/** The list with plus and minus, its load and price, and the buttons that send it. */
import { useState } from 'react';
import type { Estimate } from '#business/estimate.ts';
import { mailHref, smsHref } from '#lib/contact.ts';
import { fill } from '#lib/template.ts';
import { EstimateGauge } from '#ui/load/EstimateGauge.tsx';
import type { EstimateText } from '#ui/load/estimate-text.ts';
import type { AskProps } from './ask-props.ts';
import type { AskThing, SearchItem } from './engine/ask-data.ts';
import { ThingRow } from './ThingRow.tsx';
import type { List } from './use-list.ts';

/** A load with its price: of the list, or of a service as usual. */
export interface Priced {
  estimate: Estimate;
  text: EstimateText;
  /** Whose usual load it is; undefined for the list's own. */
  service: SearchItem | undefined;
}

interface Props extends AskProps {
  list: List;
  things: readonly AskThing[];
  allThings: readonly AskThing[];
  priced: Priced | undefined;
  /** Items without a size. */
  unsized: readonly SearchItem[];
  /** Items that we take on conditions. */
  conditional: readonly SearchItem[];
  message: string;
  subject: string;
  /** The list as a query string. */
  query: string;
  onClear: () => void;
}

const ItemLinks = ({ sentence, items }: { sentence: string; items: readonly SearchItem[] }) => {
  const [before, after] = sentence.split('{list}');
  if (items.length === 0) return null;
  return (
    <p className="text-small">
      <span>{before}</span>
      {items.map(({ href, title }, at) => (
        <span key={href}>
          {at > 0 && <span>, </span>}
          <a href={href}>{title}</a>
        </span>
      ))}
      <span>{after}</span>
    </p>
  );
};

const Rows = ({ list, things, allThings, words }: Pick<Props, 'list' | 'things' | 'allThings' | 'words'>) => (
  <ul className="things" aria-label={words.list}>
    {/* Keys by place keep the focus where another size or the next thing takes a row. */}
    {things.map((thing, at) => (
      <ThingRow
        key={at}
        words={words}
        thing={thing}
        sizes={allThings.filter(({ item }) => item !== undefined && item === thing.item)}
        text={list.texts[thing.id] ?? ''}
        onStep={(by) => list.step(thing.id, by)}
        onText={(text) => list.set(thing.id, text)}
        onSize={(id) => list.change(thing.id, id)}
      />
    ))}
  </ul>
);

/** The truck so full; the loads shown before stay to fade out. */
function Truck({ eighths, trucks }: { eighths: number; trucks: readonly string[] }) {
  const now = trucks[Math.min(8, eighths)] ?? '';
  const [shown, setShown] = useState([now]);
  if (!shown.includes(now)) setShown([...shown, now]);
  return (
    <div className="ask-truck">
      {shown.map((src) => (
        <img key={src} src={src} alt="" loading="lazy" className={src === now ? 'now' : undefined} />
      ))}
    </div>
  );
}

function PriceLines({
  priced: { estimate, text, service },
  words,
  load,
  heavy,
  list,
  notes,
  trucks,
}: Props & { priced: Priced }) {
  const isRange = estimate.price.low !== estimate.price.high;
  return (
    <div className="ask-price">
      <div>
        <Truck eighths={estimate.eighths.high} trucks={trucks} />
        <EstimateGauge result={estimate} text={text} words={load} />
      </div>
      <div>
        {service && (
          <p>
            <span>{words.usual}</span> <a href={service.href}>{service.title}</a>
          </p>
        )}
        <p className="price">{text.price}</p>
        <p className="text-small">
          {isRange && !service && <span>{load.why} </span>}
          <span>{text.volume}</span>
        </p>
        {list.heavy && <p className="text-small">{heavy.price}</p>}
      </div>
      <p className="text-small">{[load.note, ...notes].join(' ')}</p>
    </div>
  );
}

/** Print, copy, start over. */
function Tools({ priced: { text }, words, sheet, pricing, query, onClear }: Props & { priced: Priced }) {
  return (
    <p className="ask-tools">
      <a className="copy" href={`${sheet}?${query}`}>
        {words.print}
      </a>
      <button
        type="button"
        className="copy"
        data-copy={fill(words.copied, { ...text })}
        data-copy-name={words.listName}
      >
        {words.copyList}
      </button>
      <button
        type="button"
        className="copy"
        data-copy={`${location.origin}${pricing}?${query}#ask`}
        data-copy-name={words.linkName}
      >
        {words.copyLink}
      </button>
      <button type="button" className="copy" onClick={onClear}>
        {words.again}
      </button>
    </p>
  );
}

export function ListCard(props: Props) {
  const { list, things, priced, unsized, conditional, message, subject, words, number, email, reply, heavy } = props;
  return (
    <section className="ask-list" aria-label={words.list}>
      {things.length > 0 && <Rows {...props} />}
      {priced && <PriceLines {...props} priced={priced} />}
      <ItemLinks sentence={words.photo} items={unsized} />
      <ItemLinks sentence={words.conditions} items={conditional} />
      {things.length > 0 && (
        <p className="text-small">
          <label className="ask-heavy">
            <input
              type="checkbox"
              name="heavy"
              checked={list.heavy}
              onChange={(event) => list.setHeavy(event.target.checked)}
            />
            <span>{words.heavy}</span>
          </label>{' '}
          <a href={heavy.href}>{words.heavyMore}</a>
        </p>
      )}
      <p className="ask-buttons">
        <a className="button button-main" href={`tel:${number}`}>
          {words.call}
        </a>
        <a className="button" href={smsHref(number, message)}>
          {words.text}
        </a>
        <a className="ask-mail" href={mailHref(email, subject, message)}>
          {words.mail}
        </a>
        {reply !== undefined && <span className="text-small">{reply}</span>}
      </p>
      <details>
        <summary>{words.seeMessage}</summary>
        <p className="ask-message">{message}</p>
      </details>
      {things.length > 0 && priced && <Tools {...props} priced={priced} />}
    </section>
  );
}
