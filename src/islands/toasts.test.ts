import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismiss, toast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows one notice at a time, the newest, for five seconds unless told otherwise', () => {
  toast({ title: 'Copied' });
  toast({ title: 'Lost', variant: 'destructive', duration: 15_000 });
  expect(currentToasts()).toMatchObject([{ title: 'Lost', variant: 'destructive', duration: 15_000, open: true }]);
  toast({ title: 'Back' });
  expect(currentToasts()).toMatchObject([{ title: 'Back', variant: 'default', duration: 5000 }]);
});

it('closes a dismissed notice at once and forgets it after 1,000,000 ms', () => {
  const id = toast({ title: 'Copied' });
  dismiss(id);
  dismiss(id + 1);
  expect(currentToasts()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});
