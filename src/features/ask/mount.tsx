/** Draws the answer below the field, which stays what the server printed. */
import { createRoot } from 'react-dom/client';
import { Answer } from './Answer.tsx';
import type { BoxProps } from './ask-props.ts';
import { loadAsk } from './load-ask.ts';

/**
 * @param waiting lists in the format of the URL to be added; emptied as they are
 * @param onError called when the answer throws again as it is drawn anew
 * @throws Error if the data fails to load
 */
export async function mount(
  found: HTMLElement,
  field: HTMLInputElement,
  box: BoxProps,
  waiting: string[],
  onError: () => void,
): Promise<void> {
  const { engine, answer } = await loadAsk(box.base);
  // After what was there has been put back (keep-markup.ts).
  createRoot(found, { onUncaughtError: () => queueMicrotask(onError) }).render(
    <Answer {...box} {...answer} engine={engine} field={field} waiting={waiting} />,
  );
}
