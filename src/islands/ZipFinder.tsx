/** Five digits or a town's name → whether we come, whose rules apply, where to bring things. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { ZipAnswer } from '#views/zip.ts';
import { read } from '#lib/http.ts';
import { readZip } from '#lib/zip.ts';
import { finder as words, place as files } from '#words/browser.ts';
import { seeker } from './find.ts';
import { Queries } from './query.tsx';
import { withElements } from './with-elements.tsx';

interface Props {
  phone: string;
  call: string;
  /** Where we know towns, for a name that is not among them: "Westchester, Rockland or Bergen". */
  area: string;
}

/** "404: …" is an answer: there is no such ZIP among ours. Anything else is a failure. */
const isUnknown = (error: Error) => error.message.startsWith('404:');

/** What a ZIP code of ours leads to; for any other, `text` may say where it is. */
function Zip({ zip, text, ...contact }: Props & { zip: string; text: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: [`${files.base}/api/zip`, `${zip}.json`],
    queryFn: ({ queryKey }) => read<ZipAnswer>(queryKey),
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
function Names({ text, area, ...contact }: Props & { text: string }) {
  const { data, error } = useQuery({ queryKey: ['find'], queryFn: seeker, networkMode: 'always' });
  const links = linkTo(contact);
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

const linkTo = ({ phone, call }: Pick<Props, 'phone' | 'call'>) => ({ phone: <a href={call}>{phone}</a> });

function Finder(props: Props) {
  const [input, setInput] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // What was typed before the island woke, or asked for in the address, stands.
  useEffect(() => {
    const before = field.current?.value ?? '';
    setInput(before === '' ? (new URLSearchParams(location.search).get('zip') ?? '') : before);
  }, []);
  const typed = readZip(input);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    field.current?.focus();
  }

  return (
    <search className="finder">
      <form action="/zip#list" onSubmit={submit}>
        <label htmlFor={id}>{words.field}</label>
        <input
          ref={field}
          id={id}
          name="zip"
          type="text"
          autoComplete="postal-code"
          maxLength={10_000}
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
        <button type="submit" className="button">
          {words.find}
        </button>
      </form>
      <div aria-live="polite" className="finder-answer">
        {typed.kind === 'partial' && <p>{words.partial(5 - typed.digits.length)}</p>}
        {typed.kind === 'odd' && <p>{words.odd(typed.digits.length)}</p>}
        {typed.kind === 'zip' && <Zip key={typed.zip} zip={typed.zip} text={input} {...props} />}
        {typed.kind === 'name' && <Names text={typed.name} {...props} />}
      </div>
    </search>
  );
}

export const ZipFinder = (props: Props) => (
  <Queries>
    <Finder {...props} />
  </Queries>
);
