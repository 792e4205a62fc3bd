/** The one store of notices; any island may call `toast`. One shows at a time, a newer replaces the older. */
import { useSyncExternalStore } from 'react';
import { TOAST, type ToastVariant } from '#lib/specification.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  variant: ToastVariant;
  /** Milliseconds until it closes by itself. */
  duration: number;
  open: boolean;
}

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

/** Shows a notice for 5000 ms, or for `duration`. @returns its id, for `dismiss` */
export function toast(
  input: Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'variant' | 'duration'>>,
): number {
  last += 1;
  const next: Toast = { variant: 'default', duration: TOAST.duration, ...input, id: last, open: true };
  set([next, ...toasts].slice(0, TOAST.limit));
  return last;
}

export const currentToasts = (): readonly Toast[] => toasts;

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentToasts,
    currentToasts,
  );
