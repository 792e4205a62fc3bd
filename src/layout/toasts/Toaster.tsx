/** Renders toasts and reports connection changes as toasts. */
import * as Toast from '@radix-ui/react-toast';
import { isOffline } from '#lib/browser/safe-apis.ts';
import { Redraw } from '#layout/hydration/Redraw.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST } from '#ui/specification.ts';
import { fill } from '#lib/template.ts';
import { currentToasts, dismiss, isToastFocusRequested, onToasts, toast, type Toast as ToastState } from './toasts.ts';
import type { Words } from '#layout/words.en.ts';

interface Props {
  phone: string;
  words: Words['notices'];
}

function textOf({ event, text }: ToastState, { phone, words }: Props): { title: string; more?: string } {
  if (event === 'copied') return { title: words.copied, more: text };
  if (event === 'notCopied') return { title: words.notCopied, more: fill(words.byHand, { text, phone }) };
  if (event === 'lost') return { title: words.lost, more: fill(words.stillReads, { phone }) };
  return { title: words.back };
}

function useConnectionToasts(): void {
  useEffect(() => {
    const lost = () => toast('lost');
    const back = () => toast('back');
    if (isOffline()) lost();
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
}

function ToastList(props: Props) {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  const viewport = useRef<HTMLOListElement>(null);
  useConnectionToasts();
  useEffect(() => {
    if (isToastFocusRequested()) viewport.current?.focus();
  }, []);
  const { words } = props;
  return (
    <Redraw>
      <Toast.Provider swipeDirection={TOAST.swipe.direction} swipeThreshold={TOAST.swipe.threshold} label={words.one}>
        {toasts.map((current) => {
          const { title, more } = textOf(current, props);
          return (
            <Toast.Root
              key={current.id}
              className={current.variant === 'destructive' ? 'toast toast-destructive' : 'toast'}
              open={current.open}
              duration={current.duration}
              onOpenChange={(next) => next || dismiss(current.id)}
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
    </Redraw>
  );
}

/** Client-only: Radix gives its viewport an inline style, which the CSP blocks. */
export function Toaster(props: Props) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? <ToastList {...props} /> : null;
}
