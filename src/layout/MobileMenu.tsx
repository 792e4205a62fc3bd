/** Mobile menu: a native <details> that traps focus once hydrated. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  /** "Menu" */
  name: string;
  /** Server-rendered links. */
  children?: ReactNode;
}

export function MobileMenu({ name, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // The tap that triggered hydration may have opened it.
  useEffect(() => setOpen(box.current?.open ?? false), []);

  useEffect(() => {
    if (!open) return;
    const closeOnOutsidePress = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const close = () => setOpen(false);
    document.addEventListener('pointerdown', closeOnOutsidePress);
    addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress);
      removeEventListener('pagehide', close);
    };
  }, [open]);

  function handleKey(event: KeyboardEvent) {
    const focusable = [...(box.current?.querySelectorAll<HTMLElement>('summary, a[href]') ?? [])];
    if (!open || focusable.length === 0) return;
    if (event.key === 'Escape') {
      setOpen(false);
      focusable[0]?.focus();
    }
    if (event.key !== 'Tab') return;
    const end = event.shiftKey ? focusable[0] : focusable.at(-1);
    if (document.activeElement !== end) return;
    event.preventDefault();
    (event.shiftKey ? focusable.at(-1) : focusable[0])?.focus();
  }

  return (
    // The handlers only catch events bubbling from the links and the summary.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <details
      ref={box}
      className="menu"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={handleKey}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
    >
      <summary>{name}</summary>
      {children}
    </details>
  );
}
