/** Results of the ZIP finder, loaded on first input. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ZipAnswer as Answer } from './zip-answer.ts';
import { read } from '#lib/http.ts';
import type { ZipInput } from '#lib/zip.ts';
import { fill } from '#lib/template.ts';
import { Queries } from './query.tsx';
import { LinkedSentence } from './LinkedSentence.tsx';
import type { FinderProps } from './finder-props.ts';

type ResolvedInput = Extract<ZipInput, { kind: 'zip' | 'name' }>;

/** A 404 means that we do not serve the ZIP code; other errors are failures. */
const isUnknown = (error: Error) => error.message.startsWith('404:');

/** Result for a ZIP code; `text` may also name a place. */
function Zip({ zip, text, ...finder }: FinderProps & { zip: string; text: string }) {
  const { words, base, call, phone } = finder;
  const { data, error, isPending } = useQuery({
    queryKey: [`${base}/api/zip`, `${zip}.json`],
    queryFn: ({ queryKey }) => read<Answer>(queryKey),
    networkMode: 'always',
  });
  if (isPending) return <p>{fill(words.lookingUp, { zip })}</p>;
  if (error && isUnknown(error)) return <Names text={text} {...finder} />;
  if (error || !data)
    return (
      <p>
        <LinkedSentence sentence={words.failed} href={call} label={phone} />
      </p>
    );
  return (
    <div>
      <p className="finder-yes">{fill(words.yes, { city: data.city, county: data.county })}</p>
      <p>{data.sameDay}</p>
      <ul>
        {data.places.map((place) => (
          <li key={place.href}>
            <a href={place.href}>{place.name}</a>, <a href={place.rules}>{words.rules}</a>
          </li>
        ))}
        {data.nearest && (
          <li>
            <LinkedSentence
              sentence={fill(words.nearest, { distance: data.nearest.distance })}
              href={data.nearest.href}
              label={data.nearest.name}
            />
          </li>
        )}
        <li>
          <a href={data.href}>{fill(words.everything, { zip })}</a>
        </li>
      </ul>
    </div>
  );
}

function outsideText(place: string, hasNear: boolean, words: FinderProps['words']): string {
  const text = fill(words.beyond, { place }).replace(words.contraction.from, words.contraction.to);
  return hasNear ? `${text} ${words.closest}` : text;
}

/** Places by name, or the nearest ones to a place we do not serve. */
function Names({ text, words, base, area, call, phone }: FinderProps & { text: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['find'],
    queryFn: async () => (await import('./find.ts')).loadSearchIndex(base),
    networkMode: 'always',
  });
  const withPhone = (sentence: string) => <LinkedSentence sentence={sentence} href={call} label={phone} />;
  useEffect(() => {
    if (error) void refetch();
  }, [text]);
  if (error) return <p>{withPhone(words.listFailed)}</p>;
  if (!data) return <p>{fill(words.lookingFor, { name: text })}</p>;
  const { places, isAmbiguous, outside } = data.locate(text);
  const shown = outside?.near ?? places;
  if (shown.length === 0 && !outside) return <p>{withPhone(fill(words.noTown, { area }))}</p>;
  return (
    <>
      {isAmbiguous && <p>{words.which}</p>}
      {outside && <p>{outsideText(outside.place, shown.length > 0, words)}</p>}
      <ul>
        {shown.map((place) => (
          <li key={`${place.href} ${place.title}`}>
            <a href={place.href}>{place.title}</a> {place.text}
          </li>
        ))}
      </ul>
      {outside && <p>{withPhone(words.ask)}</p>}
    </>
  );
}

/** Keyed by ZIP code to reset the query state. */
export const ZipAnswer = ({ typed, text, ...finder }: FinderProps & { typed: ResolvedInput; text: string }) => (
  <Queries>
    {typed.kind === 'zip' ? (
      <Zip key={typed.zip} zip={typed.zip} text={text} {...finder} />
    ) : (
      <Names text={typed.name} {...finder} />
    )}
  </Queries>
);
