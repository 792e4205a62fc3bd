/** The toast store: one notice at a time, closed and forgotten on time. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismiss, toast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
// The clock is shared with the files that run after this one.
afterEach(() => vi.useRealTimers());

it('shows only the newest toast, with the duration of its variant', () => {
  toast('copied', 'the number');
  toast('lost');
  expect(currentToasts()).toMatchObject([{ event: 'lost', variant: 'destructive', duration: 15_000, open: true }]);
  toast('back');
  expect(currentToasts()).toMatchObject([{ event: 'back', variant: 'default', duration: 5000 }]);
});

it('closes a dismissed toast immediately and removes it after 1,000,000 ms', () => {
  const id = toast('copied');
  dismiss(id);
  dismiss(id + 1);
  expect(currentToasts()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});
