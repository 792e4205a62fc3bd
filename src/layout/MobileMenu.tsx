/** The small screen's menu. A native disclosure before it is hydrated and without scripts; then it keeps the focus inside. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  /** "Menu" */
  name: string;
  /** The links, which are printed once and never drawn again. */
  children?: ReactNode;
}

export function MobileMenu({ name, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // The tap that starts hydration has opened it already.
  useEffect(() => setOpen(box.current?.open ?? false), []);

  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const left = () => setOpen(false);
    document.addEventListener('pointerdown', away);
    addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('pointerdown', away);
      removeEventListener('pagehide', left);
    };
  }, [open]);

  function key(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('summary, a[href]') ?? [])];
    if (!open || stops.length === 0) return;
    if (event.key === 'Escape') {
      setOpen(false);
      stops[0]?.focus();
    }
    if (event.key !== 'Tab') return;
    const end = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== end) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }

  return (
    // The handlers watch keys and clicks that bubble up from the links and the summary inside.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <details
      ref={box}
      className="menu"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={key}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
    >
      {/* The name stays: open or closed is told by the state. */}
      <summary>{name}</summary>
      {children}
    </details>
  );
}
