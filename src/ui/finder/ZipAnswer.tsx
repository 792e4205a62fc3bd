/** What a ZIP code or a town's name leads to. Comes with the first key: most visitors of a page with a finder type nothing. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ZipAnswer as Answer } from '#features/places/zip/view.ts';
import { read } from '#lib/http.ts';
import type { ZipInput } from '#lib/zip.ts';
import { fill } from '#lib/template.ts';
import { Queries } from './query.tsx';
import { LinkedSentence } from './LinkedSentence.tsx';
import type { FinderProps } from './ZipFinder.tsx';

type Asked = Extract<ZipInput, { kind: 'zip' | 'name' }>;

/** "404: …" is an answer: there is no such ZIP among ours. Anything else is a failure. */
const isUnknown = (error: Error) => error.message.startsWith('404:');

/** What a ZIP code of ours leads to; for any other, `text` may say where it is. */
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

function sayBeyond(place: string, near: boolean, words: FinderProps['words']): string {
  const said = fill(words.beyond, { place }).replace(words.contraction.from, words.contraction.to);
  return near ? `${said} ${words.closest}` : said;
}

/** Places of ours by name, or the nearest ones of a place that is not. */
function Names({ text, words, base, area, call, phone }: FinderProps & { text: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['find'],
    queryFn: async () => (await import('./find.ts')).seeker(base),
    networkMode: 'always',
  });
  const withPhone = (sentence: string) => <LinkedSentence sentence={sentence} href={call} label={phone} />;
  useEffect(() => {
    if (error) void refetch();
  }, [text]);
  if (error) return <p>{withPhone(words.listFailed)}</p>;
  if (!data) return <p>{fill(words.lookingFor, { name: text })}</p>;
  const { places, several, beyond } = data.whereabouts(text);
  const shown = beyond?.near ?? places;
  if (shown.length === 0 && !beyond) return <p>{withPhone(fill(words.noTown, { area }))}</p>;
  return (
    <>
      {several && <p>{words.which}</p>}
      {beyond && <p>{sayBeyond(beyond.place, shown.length > 0, words)}</p>}
      <ul>
        {shown.map((place) => (
          <li key={`${place.href} ${place.title}`}>
            <a href={place.href}>{place.title}</a> {place.text}
          </li>
        ))}
      </ul>
      {beyond && <p>{withPhone(words.ask)}</p>}
    </>
  );
}

/** Mounted anew for each ZIP code. */
export const ZipAnswer = ({ typed, text, ...finder }: FinderProps & { typed: Asked; text: string }) => (
  <Queries>
    {typed.kind === 'zip' ? (
      <Zip key={typed.zip} zip={typed.zip} text={text} {...finder} />
    ) : (
      <Names text={typed.name} {...finder} />
    )}
  </Queries>
);
