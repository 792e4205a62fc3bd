/** Toast store shared by islands and scripts. A new toast replaces the current one. */
import { TOAST, type ToastVariant } from '#ui/specification.ts';

/** Event the toast reports; the Toaster supplies the text. */
type ToastEvent = 'copied' | 'notCopied' | 'lost' | 'back';

export interface Toast {
  id: number;
  event: ToastEvent;
  /** The text that was copied, or failed to copy. */
  text: string;
  variant: ToastVariant;
  /** Milliseconds until it closes by itself. */
  duration: number;
  open: boolean;
}

/** Milliseconds an error stays visible. */
const ERROR_DURATION = 15_000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Closes a toast and removes it after its exit animation; unknown ids are ignored. */
export function dismiss(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST.removeDelay);
}

/** Shows a toast, or queues it until the Toaster is mounted. @returns its id, for `dismiss` */
export function toast(event: ToastEvent, text = ''): number {
  last += 1;
  const isError = event === 'notCopied' || event === 'lost';
  const next: Toast = {
    id: last,
    event,
    text,
    variant: isError ? 'destructive' : 'default',
    duration: isError ? ERROR_DURATION : TOAST.duration,
    open: true,
  };
  set([next, ...toasts].slice(0, TOAST.limit));
  return last;
}

export const currentToasts = (): readonly Toast[] => toasts;

/** @returns the unsubscribe function */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let isFocusRequested = false;
/** Remembers that the toast hotkey was pressed before the Toaster was mounted. */
export function requestToastFocus(): void {
  isFocusRequested = true;
}
export const isToastFocusRequested = (): boolean => isFocusRequested;
