/** Five digits or a town's name → whether we come, whose rules apply, where to bring things. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { ZipAnswer } from '#views/places.ts';
import { read } from '#lib/http.ts';
import { ranked, type Entry } from '#lib/search.ts';
import { readZip } from '#lib/zip.ts';
import { Queries } from './query.tsx';

interface Props {
  phone: string;
  call: string;
}

/** "404: …" is an answer: there is no such ZIP among ours. Anything else is a failure. */
const isUnknown = (error: Error) => error.message.startsWith('404:');

function Answer({ zip, phone, call }: Props & { zip: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['/api/zip', `${zip}.json`],
    queryFn: ({ queryKey }) => read<ZipAnswer>(queryKey),
  });
  const tel = <a href={call}>{phone}</a>;
  if (isPending) return <p>Looking up {zip}…</p>;
  if (error && isUnknown(error))
    return (
      <p>
        {zip} is not one of the ZIP codes we list. It may still be next door: call {tel} and ask.
      </p>
    );
  if (error || !data)
    return (
      <p>
        The answer did not come through. Check the connection and try again, or call {tel}: we know the ZIP codes by
        heart.
      </p>
    );
  return (
    <div>
      <p className="finder-yes">
        Yes. {data.city}, {data.county}.
      </p>
      <p>{data.sameDay}</p>
      <ul>
        {data.places.map((place) => (
          <li key={place.href}>
            <a href={place.href}>{place.name}</a>, <a href={place.rules}>what the town hall takes</a>
          </li>
        ))}
        {data.nearest && (
          <li>
            Nearest drop-off: <a href={data.nearest.href}>{data.nearest.name}</a>, {data.nearest.distance}
          </li>
        )}
        <li>
          <a href={data.href}>Everything about {zip}</a>
        </li>
      </ul>
    </div>
  );
}

function Towns({ name, phone, call }: Props & { name: string }) {
  const { data, error } = useQuery({
    queryKey: ['/api', 'places.json'],
    queryFn: ({ queryKey }) => read<Entry[]>(queryKey),
  });
  const tel = <a href={call}>{phone}</a>;
  if (error) return <p>The list of towns did not come through. Check the connection, or call {tel}.</p>;
  if (!data) return <p>Looking for {name}…</p>;
  const found = ranked(data, name).slice(0, 6);
  if (found.length === 0)
    return (
      <p>
        We know no town by that name in Westchester, Rockland, Bergen or Greenwich. Try its ZIP code, or call {tel}.
      </p>
    );
  return (
    <ul>
      {found.map((place) => (
        <li key={place.href}>
          <a href={place.href}>{place.title}</a> {place.kind}
        </li>
      ))}
    </ul>
  );
}

function Finder({ phone, call }: Props) {
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
        <label htmlFor={id}>Your ZIP code or town</label>
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
          Find
        </button>
      </form>
      <div aria-live="polite" className="finder-answer">
        {typed.kind === 'partial' && <p>A ZIP code has five digits. {5 - typed.digits.length} to go.</p>}
        {typed.kind === 'odd' && (
          <p>That has {typed.digits.length} digits; a ZIP code has five. Check it, or type the town.</p>
        )}
        {typed.kind === 'zip' && <Answer key={typed.zip} zip={typed.zip} phone={phone} call={call} />}
        {typed.kind === 'name' && <Towns name={typed.name} phone={phone} call={call} />}
      </div>
    </search>
  );
}

export const ZipFinder = (props: Props) => (
  <Queries>
    <Finder {...props} />
  </Queries>
);
