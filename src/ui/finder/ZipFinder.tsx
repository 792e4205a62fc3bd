/** ZIP finder: a ZIP code or town name → whether we serve it, its rules and drop-off sites. */
import { useDeferredValue, useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { parseZipInput } from '#lib/zip.ts';
import { fill, plural } from '#lib/template.ts';
import { queryParam, setQueryParams } from '#lib/browser/address-bar.ts';
import { LinkedSentence } from './LinkedSentence.tsx';
import type { FinderProps } from './finder-props.ts';

const loadAnswer = () => import('./ZipAnswer.tsx');

/** Loads the result component on first input, and retries whenever `input` changes. */
function useAnswer(input: string) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadAnswer>> | 'failed'>();
  const isLoaded = typeof code === 'object';
  useEffect(() => {
    if (isLoaded || input === '') return;
    loadAnswer().then(setCode, () => setCode('failed'));
  }, [isLoaded, input]);
  return code;
}

export function ZipFinder(props: FinderProps) {
  const { words, phone, call } = props;
  const [input, setInput] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // Keep input typed before hydration, or given in the URL.
  useEffect(() => {
    setInput((field.current?.value ?? '') || queryParam('zip'));
  }, []);
  // Update the field first, the answer later.
  const text = useDeferredValue(input);
  const typed = parseZipInput(text);
  // Submitting retries failed requests.
  const [attempt, setAttempt] = useState(0);
  const code = useAnswer(`${text}${attempt || ''}`);
  const hasReadUrl = useRef(false);
  useEffect(() => {
    // The first run is before the URL was read.
    if (hasReadUrl.current) setQueryParams({ zip: text });
    hasReadUrl.current = true;
  }, [text]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
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
          onFocus={() => void loadAnswer().catch(() => undefined)}
          onChange={(event) => setInput(event.target.value)}
        />
        <button type="submit" className="button">
          {words.find}
        </button>
      </form>
      <div aria-live="polite" className="finder-answer">
        {typed.kind === 'partial' && <p>{plural(words.partial, 5 - typed.digits.length, words.locale)}</p>}
        {typed.kind === 'invalid' && <p>{fill(words.odd, { count: typed.digits.length })}</p>}
        {(typed.kind === 'zip' || typed.kind === 'name') && (
          <>
            {code === 'failed' && (
              <p>
                <LinkedSentence sentence={words.failed} href={call} label={phone} />
              </p>
            )}
            {typeof code === 'object' && <code.ZipAnswer key={attempt} typed={typed} text={text} {...props} />}
          </>
        )}
      </div>
    </search>
  );
}
