/** The one store of notices, for islands and scripts alike. One shows at a time, a newer replaces the older. */
import { TOAST, type ToastVariant } from '#ui/specification.ts';

/** What happened; the words are the toaster's. */
export type Told = 'copied' | 'notCopied' | 'lost' | 'back';

export interface Toast {
  id: number;
  told: Told;
  /** What was copied, or was not. */
  text: string;
  variant: ToastVariant;
  /** Milliseconds until it closes by itself. */
  duration: number;
  open: boolean;
}

const LONG = 15_000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Closes a notice and forgets it later, once its way out is drawn; an unknown id does nothing. */
export function dismiss(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST.removeDelay);
}

/** Shows a notice; one told before the toaster is there waits for it. @returns its id, for `dismiss` */
export function toast(told: Told, text = ''): number {
  last += 1;
  const isBad = told === 'notCopied' || told === 'lost';
  const next: Toast = {
    id: last,
    told,
    text,
    variant: isBad ? 'destructive' : 'default',
    duration: isBad ? LONG : TOAST.duration,
    open: true,
  };
  set([next, ...toasts].slice(0, TOAST.limit));
  return last;
}

export const currentToasts = (): readonly Toast[] => toasts;

/** @returns ends it */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let isSought = false;
/** The key that leads to the notices was pressed before they were there. */
export function seekNotices(): void {
  isSought = true;
}
export const areNoticesSought = (): boolean => isSought;
