/** What a ZIP code or a town's name leads to. Comes with the first key: most visitors of a page with a finder type nothing. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ZipAnswer as Answer } from '#views/zip.ts';
import { read } from '#lib/http.ts';
import type { Typed } from '#lib/zip.ts';
import { finder as words, place as files } from '#words/browser.ts';
import { Queries } from './query.tsx';
import { withElements } from './with-elements.tsx';
import type { Contact } from './ZipFinder.tsx';

type Asked = Extract<Typed, { kind: 'zip' | 'name' }>;

/** "404: …" is an answer: there is no such ZIP among ours. Anything else is a failure. */
const isUnknown = (error: Error) => error.message.startsWith('404:');

/** What a ZIP code of ours leads to; for any other, `text` may say where it is. */
function Zip({ zip, text, ...contact }: Contact & { zip: string; text: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: [`${files.base}/api/zip`, `${zip}.json`],
    queryFn: ({ queryKey }) => read<Answer>(queryKey),
    networkMode: 'always',
  });
  if (isPending) return <p>{words.lookingUp(zip)}</p>;
  if (error && isUnknown(error)) return <Names text={text} {...contact} />;
  if (error || !data) return <p>{withElements(words.failed, linkTo(contact))}</p>;
  return (
    <div>
      <p className="finder-yes">{words.yes(data.city, data.county)}</p>
      <p>{data.sameDay}</p>
      <ul>
        {data.places.map((place) => (
          <li key={place.href}>
            <a href={place.href}>{place.name}</a>, <a href={place.rules}>{words.rules}</a>
          </li>
        ))}
        {data.nearest && (
          <li>
            {withElements(words.nearest(data.nearest.distance), {
              place: <a href={data.nearest.href}>{data.nearest.name}</a>,
            })}
          </li>
        )}
        <li>
          <a href={data.href}>{words.everything(zip)}</a>
        </li>
      </ul>
    </div>
  );
}

/** Places of ours by name, or the nearest ones of a place that is not. */
function Names({ text, area, ...contact }: Contact & { text: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['find'],
    queryFn: async () => (await import('./find.ts')).seeker(),
    networkMode: 'always',
  });
  const links = linkTo(contact);
  useEffect(() => {
    if (error) void refetch();
  }, [text]);
  if (error) return <p>{withElements(words.listFailed, links)}</p>;
  if (!data) return <p>{words.lookingFor(text)}</p>;
  const { places, several, beyond } = data.whereabouts(text);
  const shown = beyond?.near ?? places;
  if (shown.length === 0 && !beyond) return <p>{withElements(words.noTown(area), links)}</p>;
  return (
    <>
      {several && <p>{words.which}</p>}
      {beyond && <p>{words.beyond(beyond.place, shown.length > 0)}</p>}
      <ul>
        {shown.map((place) => (
          <li key={`${place.href} ${place.title}`}>
            <a href={place.href}>{place.title}</a> {place.text}
          </li>
        ))}
      </ul>
      {beyond && <p>{withElements(words.ask, links)}</p>}
    </>
  );
}

const linkTo = ({ phone, call }: Pick<Contact, 'phone' | 'call'>) => ({ phone: <a href={call}>{phone}</a> });

/** Mounted anew for each ZIP code. */
export const ZipAnswer = ({ typed, text, ...contact }: Contact & { typed: Asked; text: string }) => (
  <Queries>
    {typed.kind === 'zip' ? (
      <Zip key={typed.zip} zip={typed.zip} text={text} {...contact} />
    ) : (
      <Names text={typed.name} {...contact} />
    )}
  </Queries>
);
