/** Shows the notices of the store, and turns copies and a lost connection into notices. */
import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { TOAST } from '#lib/specification.ts';
import { shell } from '#words/browser.ts';
import { COPIED, early } from './early.ts';
import { dismiss, toast, useToasts } from './toasts.ts';

interface Props {
  phone: string;
}

function tellCopies(phone: string): void {
  for (const { what, text, ok } of early().copied.splice(0)) {
    if (ok) toast({ title: shell.notices.copied, description: what });
    else
      toast({
        variant: 'destructive',
        title: shell.notices.notCopied,
        description: shell.notices.byHand(text, phone),
        duration: 15_000,
      });
  }
}

const tellLost = (phone: string) =>
  toast({
    variant: 'destructive',
    title: shell.notices.lost,
    description: shell.notices.stillReads(phone),
    duration: 15_000,
  });

export function Toaster({ phone }: Props) {
  const toasts = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The key that asked for this code has been pressed.
    if (early().wantsNotices) viewport.current?.focus();
  }, []);
  useEffect(() => {
    const copied = () => tellCopies(phone);
    const lost = () => tellLost(phone);
    const back = () => toast({ title: shell.notices.back });
    copied();
    if (!navigator.onLine) lost();
    addEventListener(COPIED, copied);
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener(COPIED, copied);
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, [phone]);
  return (
    <Toast.Provider
      swipeDirection={TOAST.swipe.direction}
      swipeThreshold={TOAST.swipe.threshold}
      label={shell.notices.one}
    >
      {toasts.map(({ id, title, description, variant, duration, open }) => (
        <Toast.Root
          key={id}
          className={variant === 'destructive' ? 'toast toast-destructive' : 'toast'}
          open={open}
          duration={duration}
          onOpenChange={(next) => next || dismiss(id)}
        >
          <div>
            <Toast.Title className="toast-title">{title}</Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
          </div>
          <Toast.Close className="toast-close" aria-label={shell.notices.close}>
            ×
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={viewport} className="toasts" hotkey={[TOAST.key]} label={shell.notices.all} />
    </Toast.Provider>
  );
}
