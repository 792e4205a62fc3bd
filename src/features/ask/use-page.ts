/** What the answer shares with the page around it: the field, buttons that add things, contact links. */
import { useEffect, useRef, useState } from 'react';
import { readCounts, type Counts } from '#business/estimate.ts';
import { queryParam } from '#lib/browser/address-bar.ts';
import { mailHref, smsHref } from '#lib/contact.ts';

/** The text in the field, which may be there before the code, or come from the address. */
export function useField(field: HTMLInputElement): string {
  const [text, setText] = useState(() => field.value || queryParam('q') || queryParam('zip'));
  useEffect(() => {
    if (field.value === '') field.value = text;
    const read = () => setText(field.value);
    field.addEventListener('input', read);
    // What was typed since the first drawing, which waits for its styles.
    read();
    return () => field.removeEventListener('input', read);
  }, []);
  return text;
}

/** Adds what buttons outside the answer ask for; `waiting` holds lists in the format of the URL. */
export function useAdded(field: HTMLInputElement, waiting: string[], add: (counts: Counts) => void): void {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const listen = () => waiting.splice(0).forEach((load) => latest.current(readCounts(load)));
    listen();
    field.addEventListener('add', listen);
    return () => field.removeEventListener('add', listen);
  }, []);
}

/** When a row disappears with its last item, focus moves to the next control. */
export function useKeptFocus(rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body)
      (
        document.querySelector<HTMLElement>('.things button') ?? document.querySelector<HTMLElement>('.ask-found')
      )?.focus({ preventScroll: true });
    before.current = rows;
  }, [rows]);
}

/** Milliseconds without typing after which the rest of the page hears of the answer. */
const QUIET = 400;

/** A value, once it has not changed for a while. */
export function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setQuiet, QUIET, value);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}

/** Text and email links anywhere on the page carry the list while there is one; without it `message` is ''. */
export function useContactLinks(
  { number, email }: { number: string; email: string },
  message: string,
  subject: string,
  price: string,
): void {
  const sent = useQuiet(message);
  useEffect(() => {
    if (sent === '') return undefined;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a:is([href^="sms:"], [href^="mailto:"])')];
    const before = links.map(({ href }) => href);
    for (const link of links)
      link.href = link.protocol === 'sms:' ? smsHref(number, sent) : mailHref(email, subject, sent);
    const bar = document.querySelector('.bar-list');
    bar?.replaceChildren(Object.assign(document.createElement('a'), { href: '#ask', textContent: price }));
    return () => {
      links.forEach((link, at) => (link.href = before[at] ?? link.href));
      bar?.replaceChildren();
    };
  }, [sent]);
}
