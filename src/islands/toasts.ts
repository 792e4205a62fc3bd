/** The one store of notices; any island may call `toast`. One shows at a time, a newer replaces the older. */
import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  variant: 'default' | 'destructive';
  /** Milliseconds until it closes by itself. */
  duration: number;
  open: boolean;
}

const LIMIT = 1;
const DURATION = 5000;
/** How long a dismissed notice stays in memory, so that its way out can be drawn. */
const REMOVE_DELAY = 1_000_000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Closes a notice and forgets it after REMOVE_DELAY; an unknown id does nothing. */
export function dismiss(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY);
}

/** Shows a notice for 5000 ms, or for `duration`. @returns its id, for `dismiss` */
export function toast(
  input: Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'variant' | 'duration'>>,
): number {
  last += 1;
  const next: Toast = { variant: 'default', duration: DURATION, ...input, id: last, open: true };
  set([next, ...toasts].slice(0, LIMIT));
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
