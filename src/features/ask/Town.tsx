/** What the town itself does with the things of the list, and the nearest drop-off. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fill } from '#lib/template.ts';
import { read } from '#lib/http.ts';
import { QUERY_DEFAULTS } from '#ui/specification.ts';
import type { AskProps } from './ask-props.ts';
import type { ItemRule, SentenceReading } from './engine/ask-data.ts';
import { LinkedSentence } from './LinkedSentence.tsx';
import type { ZipAnswer } from '#ui/places/zip-answer.ts';

const client = new QueryClient({ defaultOptions: QUERY_DEFAULTS });

/** A named thing with its row in the rules of towns. */
export interface RuledThing {
  name: string;
  rule: ItemRule;
}

type Place = ZipAnswer['places'][number];

/** Things of one answer together: "Mattress, Sofa" → "Curbside, call first. Mondays." */
function answersFor(
  { answers }: Place,
  things: readonly RuledThing[],
): { names: string[]; label: string; text: string }[] {
  const found = new Map<string, { names: string[]; label: string; text: string }>();
  for (const { name, rule } of things) {
    const [kind, thing] = rule;
    const lines = answers[kind] ?? [];
    const line =
      lines.find(({ things: some }) => thing !== undefined && some.includes(thing)) ??
      lines.find(({ isBroad, except }) => isBroad && (thing === undefined || !except.includes(thing)));
    if (!line) continue;
    const key = `${line.label} ${line.text}`;
    const same = found.get(key);
    if (same) same.names.push(name);
    else found.set(key, { names: [name], label: line.label, text: line.text });
  }
  return [...found.values()];
}

interface Props extends AskProps {
  reading: SentenceReading;
  things: readonly RuledThing[];
}

function TownAnswer({ zip, title, things, words, base, phone, number }: Props & { zip: string; title: string }) {
  const { data, error } = useQuery({
    queryKey: [`${base}/api/zip`, `${zip}.json`],
    queryFn: ({ queryKey }) => read<ZipAnswer>(queryKey),
    networkMode: 'always',
  });
  if (error)
    return (
      <p>
        <LinkedSentence sentence={words.failed} href={`tel:${number}`} label={phone} />
      </p>
    );
  const place = data?.places.find(({ name }) => name === title) ?? data?.places[0];
  if (!data || !place) return <div className="ask-town" aria-hidden="true" />;
  const answers = answersFor(place, things);
  // A ZIP code may hold several towns.
  const others = /^\d/.test(title) ? data.places.filter((each) => each !== place) : [];
  return (
    <section className="ask-town" aria-labelledby="ask-town">
      {/^\d/.test(title) && things.length === 0 && <p>{data.sameDay}</p>}
      {answers.length > 0 && (
        <>
          <h3 id="ask-town">
            <LinkedSentence sentence={words.town} href={place.rules} label={place.name} />
          </h3>
          <dl>
            {answers.map(({ names, label, text }) => (
              <div key={label + text}>
                <dt>{names.join(', ')}</dt>
                <dd>
                  <strong>{`${label}.`}</strong> <span>{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="text-small">
        {[place, ...others].map(({ name, rules }, at) => (
          <span key={rules}>
            {at > 0 && <span> · </span>}
            <a href={rules}>{fill(words.townRules, { place: name })}</a>
          </span>
        ))}
        {data.nearest && things.length === 0 && (
          <>
            <span> · </span>
            <LinkedSentence
              sentence={fill(words.nearest, { distance: data.nearest.distance })}
              href={data.nearest.href}
              label={data.nearest.name}
            />
          </>
        )}
      </p>
    </section>
  );
}

/** Shown for one place that we serve. */
export function Town(props: Props) {
  const { places, isAmbiguous } = props.reading;
  const [place] = places;
  if (!place?.zip || isAmbiguous) return null;
  return (
    <QueryClientProvider client={client}>
      <TownAnswer key={place.zip} zip={place.zip} title={place.title} {...props} />
    </QueryClientProvider>
  );
}
