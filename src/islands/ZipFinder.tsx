/** Five digits or a town's name → whether we come, whose rules apply, where to bring things. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { ZipAnswer } from '#views/zip.ts';
import { read } from '#lib/http.ts';
import { readZip } from '#lib/zip.ts';
import { finder as words } from '#words/browser.ts';
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

function Answer({ zip, phone, call }: Props & { zip: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['/api/zip', `${zip}.json`],
    queryFn: ({ queryKey }) => read<ZipAnswer>(queryKey),
    networkMode: 'always',
  });
  const links = { phone: <a href={call}>{phone}</a> };
  if (isPending) return <p>{words.lookingUp(zip)}</p>;
  if (error && isUnknown(error)) return <p>{withElements(words.unknown(zip), links)}</p>;
  if (error || !data) return <p>{withElements(words.failed, links)}</p>;
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

function Towns({ name, phone, call, area }: Props & { name: string }) {
  const { data, error } = useQuery({ queryKey: ['find'], queryFn: seeker, networkMode: 'always' });
  const links = { phone: <a href={call}>{phone}</a> };
  if (error) return <p>{withElements(words.listFailed, links)}</p>;
  if (!data) return <p>{words.lookingFor(name)}</p>;
  const { beyond } = data.seek(name);
  const found = beyond?.near ?? data.places(name).slice(0, 6);
  if (found.length === 0) return <p>{withElements(words.noTown(area), links)}</p>;
  return (
    <>
      {beyond && <p>{words.beyond(beyond.name)}</p>}
      <ul>
        {found.map((place) => (
          <li key={`${place.href} ${place.title}`}>
            <a href={place.href}>{place.title}</a> {place.text}
          </li>
        ))}
      </ul>
    </>
  );
}

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
      <form action="/zip" onSubmit={submit}>
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
        {typed.kind === 'zip' && <Answer key={typed.zip} zip={typed.zip} {...props} />}
        {typed.kind === 'name' && <Towns name={typed.name} {...props} />}
      </div>
    </search>
  );
}

export const ZipFinder = (props: Props) => (
  <Queries>
    <Finder {...props} />
  </Queries>
);
