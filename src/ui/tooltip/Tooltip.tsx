/** A term with an explanation: an HTML popover for touch and keyboard, a Radix tooltip for hover and focus. */
import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { isPopoverOpen } from '#lib/browser/safe-apis.ts';
import { TOOLTIP } from '#ui/specification.ts';
import { closeWhenAway } from './pointer-away.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  label: string;
  text: string;
}

/** Time the last tooltip closed; the next one then opens without delay. */
let closedAt = -Infinity;
const delay = () => (performance.now() - closedAt < TOOLTIP.skipDelay ? 0 : TOOLTIP.delay);

const hasOpenPopover = ({ popoverTargetElement }: HTMLButtonElement) => isPopoverOpen(popoverTargetElement);

interface TriggerProps extends ComponentProps<'button'> {
  button: RefObject<HTMLButtonElement | null>;
}

/** Wraps Radix's handlers: focus gets the same delay as hover, and popover and tooltip never show together. */
function Trigger({ button, onFocus, onBlur, onClick, onPointerMove, ...props }: TriggerProps) {
  const timer = useRef(0);
  const openAfter = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // Radix opens on focus.
      if (button.current && !hasOpenPopover(button.current)) onFocus?.(new FocusEvent('focus') as never);
    }, milliseconds);
  };
  useEffect(() => {
    // Hover or focus may predate hydration.
    if (button.current?.matches(':hover, :focus-visible')) openAfter(TOOLTIP.delay);
    return () => clearTimeout(timer.current);
  }, []);
  const tooltipId = props['aria-describedby'];
  useEffect(() => {
    if (!button.current || !tooltipId) return;
    return closeWhenAway(button.current, tooltipId, (event) => onClick?.(event as never));
  }, [tooltipId]);
  return (
    <button
      {...props}
      type="button"
      onFocus={() => openAfter(delay())}
      onBlur={(event) => {
        clearTimeout(timer.current);
        onBlur?.(event);
      }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && delay() === 0 && openAfter(0)}
      onPointerMove={(event) => hasOpenPopover(event.currentTarget) || onPointerMove?.(event)}
      onClick={(event) => {
        clearTimeout(timer.current);
        onClick?.(event);
        // Mouse users already see the tooltip.
        const isMouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
        if (isMouse && !hasOpenPopover(event.currentTarget)) event.preventDefault();
      }}
    />
  );
}

export function Tooltip({ id, label, text }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Provider delayDuration={TOOLTIP.delay} skipDelayDuration={TOOLTIP.skipDelay}>
      <Radix.Root
        open={open}
        onOpenChange={(next) => {
          if (open && !next) closedAt = performance.now();
          setOpen(next);
        }}
      >
        <Radix.Trigger asChild ref={button}>
          <Trigger button={button} className="tip" popoverTarget={`tip-${id}`} suppressHydrationWarning>
            {label}
          </Trigger>
        </Radix.Trigger>
        <span id={`tip-${id}`} className="tip-words" popover="auto" suppressHydrationWarning>
          {text}
        </span>
        <Radix.Portal>
          <Radix.Content className="tooltip" sideOffset={TOOLTIP.offset} collisionPadding={12}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
