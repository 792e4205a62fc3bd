/** Five digits or a town's name → whether we come, whose rules apply, where to bring things. */
import { lazy, Suspense, useDeferredValue, useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { readZip } from '#lib/zip.ts';
import { finder as words } from '#words/browser.ts';
import { withElements } from './with-elements.tsx';

export interface Contact {
  phone: string;
  call: string;
  /** Where we know towns, for a name that is not among them: "Westchester, Rockland or Bergen". */
  area: string;
}

const Failed = ({ phone, call }: Contact) => <p>{withElements(words.failed, { phone: <a href={call}>{phone}</a> })}</p>;

const answerCode = () => import('./ZipAnswer.tsx');
const ZipAnswer = lazy(() =>
  answerCode().then(
    (code) => ({ default: code.ZipAnswer }),
    () => ({ default: Failed }),
  ),
);

export function ZipFinder(props: Contact) {
  const [input, setInput] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // What was typed before the island woke, or asked for in the address, stands.
  useEffect(() => {
    const before = field.current?.value ?? '';
    setInput(before === '' ? (new URLSearchParams(location.search).get('zip') ?? '') : before);
  }, []);
  // The key stands in the field first, then the answer below it.
  const text = useDeferredValue(input);
  const typed = readZip(text);

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
          onFocus={() => void answerCode().catch(() => undefined)}
          onChange={(event) => setInput(event.target.value)}
        />
        <button type="submit" className="button">
          {words.find}
        </button>
      </form>
      <div aria-live="polite" className="finder-answer">
        {typed.kind === 'partial' && <p>{words.partial(5 - typed.digits.length)}</p>}
        {typed.kind === 'odd' && <p>{words.odd(typed.digits.length)}</p>}
        {(typed.kind === 'zip' || typed.kind === 'name') && (
          <Suspense>
            <ZipAnswer typed={typed} text={text} {...props} />
          </Suspense>
        )}
      </div>
    </search>
  );
}
