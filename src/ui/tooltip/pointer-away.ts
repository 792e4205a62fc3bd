/** Closes a tooltip when the pointer leaves it. */

const EVENTS = ['pointermove', 'pointerleave'] as const;
/** Tolerance in pixels around trigger and tooltip. */
const MARGIN = 16;

/** Whether the pointer left the page or the boxes' common bounds. */
function isAway({ type, clientX: x, clientY: y }: PointerEvent, boxes: (Element | null | undefined)[]): boolean {
  const rects = boxes.flatMap((box) => box?.getBoundingClientRect() ?? []);
  const least = (side: 'left' | 'top') => Math.min(...rects.map((rect) => rect[side])) - MARGIN;
  const most = (side: 'right' | 'bottom') => Math.max(...rects.map((rect) => rect[side])) + MARGIN;
  return type === 'pointerleave' || x < least('left') || x > most('right') || y < least('top') || y > most('bottom');
}

/**
 * Radix misses a pointer that jumps away or leaves the page. Tooltips opened by keyboard stay open.
 *
 * @param tooltipId id of the tooltip's text
 * @returns a function that stops listening
 */
export function closeWhenAway(trigger: Element, tooltipId: string, close: (event: PointerEvent) => void): () => void {
  const root = document.documentElement;
  const leave = (event: PointerEvent) => {
    const boxes = [trigger, document.getElementById(tooltipId)?.closest('.tooltip')];
    if (!trigger.matches(':focus-visible') && isAway(event, boxes)) close(event);
  };
  for (const type of EVENTS) root.addEventListener(type, leave);
  return () => {
    for (const type of EVENTS) root.removeEventListener(type, leave);
  };
}
