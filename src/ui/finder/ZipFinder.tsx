/** Five digits or a town's name → whether we come, whose rules apply, where to bring things. */
import { useDeferredValue, useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { parseZipInput } from '#lib/zip.ts';
import { fill, plural } from '#lib/template.ts';
import { queryParam, setQueryParams } from '#lib/browser/address-bar.ts';
import { LinkedSentence } from './LinkedSentence.tsx';
import type { Words } from './words.en.ts';

export interface FinderProps {
  words: Words['finder'];
  /** Before the addresses of the language's files. */
  base: string;
  phone: string;
  call: string;
  /** Where we know towns, for a name that is not among them: "Westchester, Rockland or Bergen". */
  area: string;
}

const answerCode = () => import('./ZipAnswer.tsx');

/** The code of answers, asked for with each change of `asked` until it has come. */
function useAnswerCode(asked: string) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof answerCode>> | 'failed'>();
  const has = typeof code === 'object';
  useEffect(() => {
    if (has || asked === '') return;
    answerCode().then(setCode, () => setCode('failed'));
  }, [has, asked]);
  return code;
}

export function ZipFinder(props: FinderProps) {
  const { words, phone, call } = props;
  const [input, setInput] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // What was typed before the island woke, or asked for in the address, stands.
  useEffect(() => {
    setInput((field.current?.value ?? '') || queryParam('zip'));
  }, []);
  // The key stands in the field first, then the answer below it.
  const text = useDeferredValue(input);
  const typed = parseZipInput(text);
  // "Find" asks for what did not load once more.
  const [times, setTimes] = useState(0);
  const code = useAnswerCode(`${text}${times || ''}`);
  const isRead = useRef(false);
  useEffect(() => {
    // The first time is before the address was read.
    if (isRead.current) setQueryParams({ zip: text });
    isRead.current = true;
  }, [text]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTimes(times + 1);
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
        {typed.kind === 'partial' && <p>{plural(words.partial, 5 - typed.digits.length, words.locale)}</p>}
        {typed.kind === 'invalid' && <p>{fill(words.odd, { count: typed.digits.length })}</p>}
        {(typed.kind === 'zip' || typed.kind === 'name') && (
          <>
            {code === 'failed' && (
              <p>
                <LinkedSentence sentence={words.failed} href={call} label={phone} />
              </p>
            )}
            {typeof code === 'object' && <code.ZipAnswer key={times} typed={typed} text={text} {...props} />}
          </>
        )}
      </div>
    </search>
  );
}
