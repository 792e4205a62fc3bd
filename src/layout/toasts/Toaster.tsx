/** Shows the notices of the store, and turns a lost connection into one. */
import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST } from '#ui/specification.ts';
import { fill } from '#lib/template.ts';
import { areNoticesSought, currentToasts, dismiss, onToasts, toast, type Toast as Notice } from './toasts.ts';
import type { Words } from '#layout/words.en.ts';

interface Props {
  phone: string;
  words: Words['notices'];
}

function says({ told, text }: Notice, { phone, words }: Props): { title: string; more?: string } {
  if (told === 'copied') return { title: words.copied, more: text };
  if (told === 'notCopied') return { title: words.notCopied, more: fill(words.byHand, { text, phone }) };
  if (told === 'lost') return { title: words.lost, more: fill(words.stillReads, { phone }) };
  return { title: words.back };
}

function useConnection(): void {
  useEffect(() => {
    const lost = () => toast('lost');
    const back = () => toast('back');
    if (!navigator.onLine) lost();
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
}

function Notices(props: Props) {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  const viewport = useRef<HTMLOListElement>(null);
  useConnection();
  useEffect(() => {
    if (areNoticesSought()) viewport.current?.focus();
  }, []);
  const { words } = props;
  return (
    <Toast.Provider swipeDirection={TOAST.swipe.direction} swipeThreshold={TOAST.swipe.threshold} label={words.one}>
      {toasts.map((notice) => {
        const { title, more } = says(notice, props);
        return (
          <Toast.Root
            key={notice.id}
            className={notice.variant === 'destructive' ? 'toast toast-destructive' : 'toast'}
            open={notice.open}
            duration={notice.duration}
            onOpenChange={(next) => next || dismiss(notice.id)}
          >
            <div>
              <Toast.Title className="toast-title">{title}</Toast.Title>
              {more && <Toast.Description>{more}</Toast.Description>}
            </div>
            <Toast.Close className="toast-close" aria-label={words.close}>
              ×
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport ref={viewport} className="toasts" hotkey={[TOAST.key]} label={words.all} />
    </Toast.Provider>
  );
}

/** Nothing of it is printed: Radix gives its list an inline style, which the page's policy refuses. */
export function Toaster(props: Props) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? <Notices {...props} /> : null;
}
