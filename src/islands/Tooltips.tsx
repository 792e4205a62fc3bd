/**
 * Gives every `[data-tooltip]` of the page a tooltip with the words of the popover that it names. The popover
 * itself is plain HTML: on touch, by Enter and without scripts it says the same.
 */
import * as Tooltip from '@radix-ui/react-tooltip';
import { forwardRef, useEffect, useLayoutEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { TOOLTIP } from '#lib/specification.ts';
import { early } from './early.ts';

const { delay: DELAY, skipDelay: SKIP_DELAY } = TOOLTIP;
/** When a tooltip last closed; within SKIP_DELAY of it the next one opens at once. */
let closedAt = -Infinity;

/**
 * What Radix listens to at a trigger. A version that listened to something else as well would not hear it here, and one
 * that read more of an event than native events have would fail: tooltips.test.ts holds this list against the installed
 * version, and "tooltips" in e2e/islands.spec.ts uses every handler in a browser (700 ms of hover, leaving, pressing,
 * clicking, focus and its loss, the description read out).
 */
export const LISTENS = ['onPointerMove', 'onPointerLeave', 'onPointerDown', 'onFocus', 'onBlur', 'onClick'] as const;

type Handlers = Pick<HTMLAttributes<HTMLElement>, (typeof LISTENS)[number] | 'aria-describedby'>;

function assign(ref: Ref<HTMLElement>, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

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
 * Radix follows a pointer on its way to the words, but does not hear one that is elsewhere with its next move, or gone.
 * A tooltip that a key opened stays.
 *
 * @returns a function that stops listening
 */
function closeWhenAway(element: HTMLElement, described: string, close: (event: PointerEvent) => void): () => void {
  const root = document.documentElement;
  const leave = (event: PointerEvent) => {
    const boxes = [element, document.getElementById(described)?.closest('.tooltip')];
    if (!element.matches(':focus-visible') && isAway(event, boxes)) close(event);
  };
  for (const type of LEAVES) root.addEventListener(type, leave);
  return () => {
    for (const type of LEAVES) root.removeEventListener(type, leave);
  };
}

/** A mouse or a focus that came before this code was here opens the tooltip when it would have opened it. */
function useEarlyRest(element: HTMLElement, open: () => void): void {
  useEffect(() => {
    const rests = () => element.matches(':hover, :focus-visible');
    if (!rests()) return;
    const { hover } = early();
    const rested = hover?.element === element ? performance.now() - hover.at : 0;
    const timer = setTimeout(() => rests() && open(), Math.max(0, DELAY - rested));
    return () => clearTimeout(timer);
  }, [element]);
}

/** Lends an element of the page to Radix: it listens where Radix would have listened, and renders nothing. */
const Adopted = forwardRef<HTMLElement, Handlers & { element: HTMLElement }>(function Adopted(
  { element, ...handlers },
  ref,
) {
  const latest = useRef(handlers);
  latest.current = handlers;
  useLayoutEffect(() => {
    assign(ref, element);
    return () => assign(ref, null);
  }, [ref, element]);
  useEffect(() => {
    let waiting = 0;
    // Radix reads only fields that native events have too.
    const pass = (name: keyof Handlers) => (event: Event) =>
      (latest.current[name] as ((event: unknown) => void) | undefined)?.(event);
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', pass('onPointerMove')],
      ['pointerleave', pass('onPointerLeave')],
      ['pointerdown', pass('onPointerDown')],
      [
        'focus',
        (event) => {
          const delay = performance.now() - closedAt < SKIP_DELAY ? 0 : DELAY;
          waiting = window.setTimeout(() => pass('onFocus')(event), delay);
        },
      ],
      [
        'blur',
        (event) => {
          clearTimeout(waiting);
          pass('onBlur')(event);
        },
      ],
      [
        'click',
        (event) => {
          clearTimeout(waiting);
          pass('onClick')(event);
          // A mouse has read the tooltip; the popover is for fingers and keys.
          if ((event as PointerEvent).pointerType === 'mouse') event.preventDefault();
        },
      ],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      clearTimeout(waiting);
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  }, [element]);
  // At a focus Radix waits for nothing.
  useEarlyRest(element, () => latest.current.onFocus?.(new FocusEvent('focus') as never));
  const described = handlers['aria-describedby'];
  useEffect(() => {
    if (!described) return;
    element.setAttribute('aria-describedby', described);
    // What Radix does at a click is to close.
    const leaving = closeWhenAway(element, described, (event) => latest.current.onClick?.(event as never));
    return () => {
      element.removeAttribute('aria-describedby');
      leaving();
    };
  }, [element, described]);
  return null;
});

function Tip({ element }: { element: HTMLElement }) {
  const [open, setOpen] = useState(false);
  const text = document.getElementById(element.getAttribute('popovertarget') ?? '')?.textContent ?? '';
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && open) closedAt = performance.now();
        setOpen(next);
      }}
    >
      <Tooltip.Trigger asChild>
        <Adopted element={element} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={TOOLTIP.offset} collisionPadding={12}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

export function Tooltips() {
  const [elements, setElements] = useState<HTMLElement[]>([]);
  useEffect(() => setElements([...document.querySelectorAll<HTMLElement>('[data-tooltip]')]), []);
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {elements.map((element) => (
        <Tip key={element.getAttribute('popovertarget')} element={element} />
      ))}
    </Tooltip.Provider>
  );
}
