/** Shows the notices of the store, and turns copies and a lost connection into notices. */
import * as Toast from '@radix-ui/react-toast';
import { useEffect } from 'react';
import { COPIED, early } from './awake.ts';
import { dismiss, toast, useToasts } from './toasts.ts';

interface Props {
  phone: string;
}

function tellCopies(phone: string): void {
  for (const { what, text, ok } of early().copied.splice(0)) {
    if (ok) toast({ title: 'Copied', description: what });
    else
      toast({
        variant: 'destructive',
        title: 'Your browser did not let us copy',
        description: `Copy it by hand: ${text}. Or call ${phone}.`,
        duration: 15_000,
      });
  }
}

const tellLost = (phone: string) =>
  toast({
    variant: 'destructive',
    title: 'The connection is gone',
    description: `This page still reads, and the telephone still works: ${phone}.`,
    duration: 15_000,
  });

export function Toaster({ phone }: Props) {
  const toasts = useToasts();
  useEffect(() => {
    const copied = () => tellCopies(phone);
    const lost = () => tellLost(phone);
    const back = () => toast({ title: 'The connection is back' });
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
    <Toast.Provider swipeDirection="right" swipeThreshold={50} label="Notice">
      {toasts.map(({ id, title, description, variant, duration, open }) => (
        <Toast.Root
          key={id}
          className={`toast toast-${variant}`}
          open={open}
          duration={duration}
          onOpenChange={(next) => next || dismiss(id)}
        >
          <div>
            <Toast.Title className="toast-title">{title}</Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
          </div>
          <Toast.Close className="toast-close" aria-label="Close this notice">
            ×
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" hotkey={['F8']} label="Notices ({hotkey})" />
    </Toast.Provider>
  );
}
