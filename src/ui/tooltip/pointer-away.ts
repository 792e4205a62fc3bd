const LEAVES = ['pointermove', 'pointerleave'] as const;
/** Pixels around trigger and tooltip, and what lies between them, in which a pointer may be on its way. */
const NEAR = 16;

/** Whether the pointer has left the page, or is neither at one of the boxes nor between them. */
function isAway({ type, clientX: x, clientY: y }: PointerEvent, boxes: (Element | null | undefined)[]): boolean {
  const all = boxes.flatMap((box) => box?.getBoundingClientRect() ?? []);
  const least = (side: 'left' | 'top') => Math.min(...all.map((box) => box[side])) - NEAR;
  const most = (side: 'right' | 'bottom') => Math.max(...all.map((box) => box[side])) + NEAR;
  return type === 'pointerleave' || x < least('left') || x > most('right') || y < least('top') || y > most('bottom');
}

/**
 * Radix follows a pointer on its way to the words, but misses one that is elsewhere with its next move, or gone.
 * A tooltip that a key opened stays.
 *
 * @param described the id of the tooltip's words
 * @returns a function that stops listening
 */
export function closeWhenAway(trigger: Element, described: string, close: (event: PointerEvent) => void): () => void {
  const root = document.documentElement;
  const leave = (event: PointerEvent) => {
    const boxes = [trigger, document.getElementById(described)?.closest('.tooltip')];
    if (!trigger.matches(':focus-visible') && isAway(event, boxes)) close(event);
  };
  for (const type of LEAVES) root.addEventListener(type, leave);
  return () => {
    for (const type of LEAVES) root.removeEventListener(type, leave);
  };
}
