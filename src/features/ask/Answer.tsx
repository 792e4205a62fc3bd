/** The answer to a sentence: place, list with its price, what can't be taken, what the town does, pages. */
import { memo, useDeferredValue, useMemo } from 'react';
import { estimate, priceLoad, writeLoad, type Counts } from '#business/estimate.ts';
import { fill } from '#lib/template.ts';
import { estimateText } from '#ui/load/estimate-text.ts';
import { Pages, Refused, Where } from './AnswerParts.tsx';
import type { AskProps } from './ask-props.ts';
import type { SearchItem, SearchResult, SentenceReading } from './engine/ask-data.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { Redraw } from '#layout/hydration/Redraw.tsx';
import { ListCard, type Priced } from './ListCard.tsx';
import { messageOf } from './message.ts';
import { Town } from './Town.tsx';
import { useAdded, useContactLinks, useField, useKeptFocus, useQuiet } from './use-page.ts';
import { useList, type List } from './use-list.ts';
import styles from './Answer.css?url';

interface Props extends AskProps {
  engine: SearchIndex;
  field: HTMLInputElement;
  /** Lists to be added, from buttons outside the box. */
  waiting: string[];
}

/** Price of the list; without one, of the usual load of the service that is asked for. */
function pricedOf(
  { engine: { things, truck }, load }: Props,
  list: List,
  { hits: [best] }: SearchResult,
  isNamed: boolean,
  whole: SearchItem | undefined,
): Priced | undefined {
  const own = estimate(list.counts, things, truck);
  const service = own || isNamed ? undefined : best?.role === 'service' ? best : whole;
  const [low, high] = service?.load ?? [];
  const result =
    own ??
    (low !== undefined && high !== undefined
      ? priceLoad({ low: (low * truck.feet) / 8, high: (high * truck.feet) / 8 }, truck)
      : undefined);
  return result && { estimate: result, text: estimateText(result, { ...list, things }, load), service };
}

/** What the message asks a price for. */
function subjectOf(
  { words }: Props,
  { unsized, room, home }: SentenceReading,
  priced: Priced | undefined,
  fallback: string,
): string {
  const rooms: Readonly<Record<string, string>> = words.message.rooms;
  const whole = rooms[room ?? ''] ?? (home ? words.message.home : undefined);
  const things = [priced?.service ? '' : priced?.text.list, ...unsized.map(({ title }) => title)].filter(Boolean);
  return things.length > 0 ? things.join(', ') : (whole ?? priced?.service?.title ?? fallback);
}

/** Names of what the list and the sentence hold, with their rows in the rules of towns. */
function ruledThings(engine: SearchIndex, counts: Counts, { unsized, refused }: SentenceReading) {
  const listed = engine.things.filter(({ id }) => (counts[id] ?? 0) > 0);
  const named = [
    ...listed.map(({ name, item }) => ({ name, rule: engine.itemAt(item)?.rule })),
    ...[...unsized, ...refused].map(({ title, rule }) => ({ name: title, rule })),
  ];
  return named.flatMap(({ name, rule }) => (rule ? [{ name, rule }] : []));
}

/** "How big is the truck?" names no truck to be taken. */
const withoutAsides = (reading: SentenceReading, { hits: [best] }: SearchResult): SentenceReading =>
  best?.role === 'page' && !best.href.endsWith('/what-we-take') ? { ...reading, unsized: [], refused: [] } : reading;

const uniqueConditional = (items: readonly SearchItem[]): SearchItem[] => [
  ...new Set(items.filter(({ take }) => take === 'conditions')),
];

/** All that is said of a list: its things, price, message. */
function answerTo(props: Props, query: string, reading: SentenceReading, result: SearchResult, list: List) {
  const { engine, words, load, company } = props;
  const sentence = query.trim();
  const typed = sentence && fill(load.typed, { query: sentence });
  const things = engine.things.filter(({ id }) => (list.texts[id] ?? '0') !== '0');
  const isNamed = reading.unsized.length + reading.refused.length > 0;
  const whole = reading.home ? (result.hits.find(({ role }) => role === 'service') ?? engine.wholeHome) : undefined;
  const priced = pricedOf(props, list, result, isNamed, whole);
  const asked = subjectOf(props, reading, priced, sentence);
  const price = priced?.text.price;
  const place = reading.places[0]?.title ?? reading.outside?.place ?? reading.zip;
  const page = `${location.origin}${location.pathname}`;
  return {
    things,
    priced,
    asked,
    /** Worth a message and a price. */
    isList: things.length > 0 || reading.unsized.length > 0 || priced !== undefined,
    isEmpty: sentence === '' && things.length === 0,
    conditional: uniqueConditional([...things.flatMap(({ item }) => engine.itemAt(item) ?? []), ...reading.unsized]),
    message: messageOf({ company, things: asked, price, place, typed, page }, reading, words.message),
    subject: fill(words.message.subject, { things: asked }),
    /** For screen readers. */
    spoken: [asked, price ?? result.hits[0]?.title].filter(Boolean).join(': '),
    /** For the bar at the foot of phones. */
    summary: `${words.list}: ${price ?? asked}`,
  };
}

/** Renders in the background, and only when what is typed has changed. */
export function Answer(props: Props) {
  const typed = useField(props.field);
  return <AnswerTo {...props} query={useDeferredValue(typed)} />;
}

const AnswerTo = memo(function AnswerTo({ query, ...props }: Props & { query: string }) {
  const { engine, field, waiting, words } = props;
  const result = useMemo(() => engine.search(query), [query]);
  const reading = useMemo(() => withoutAsides(engine.read(query), result), [query]);
  const list = useList(query, reading.counts, engine.things);
  useAdded(field, waiting, list.add);
  const { isList, isEmpty, spoken, summary, ...answer } = answerTo(props, query, reading, result, list);
  useContactLinks(props, isList && !isEmpty ? answer.message : '', answer.subject, summary);
  useKeptFocus(answer.things.length);
  const announced = useQuiet(isEmpty ? '' : spoken);
  const clear = () => {
    list.clear();
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return (
    <Redraw within=".ask-found">
      {/* React draws nothing before it has come. */}
      <link rel="stylesheet" href={styles} precedence="late" />
      <p role="status" className="sr-only">
        {announced}
      </p>
      {!isEmpty && (
        <>
          <Where {...props} reading={reading} query={query} />
          {isList && (
            <ListCard
              {...props}
              {...answer}
              list={list}
              unsized={reading.unsized}
              allThings={engine.things}
              query={writeLoad(list.counts, list.heavy, query.trim())}
              onClear={clear}
            />
          )}
          <Refused items={reading.refused} words={words} />
          <Town {...props} reading={reading} things={ruledThings(engine, list.counts, reading)} />
          <Pages {...props} result={result} query={query} />
        </>
      )}
    </Redraw>
  );
});
