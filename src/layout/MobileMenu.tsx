/** The small screen's menu. A native disclosure, whose own state counts; once hydrated it closes by itself and keeps the focus inside. */
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  /** "Menu" */
  name: string;
  /** The links, which are printed once and never drawn again. */
  children?: ReactNode;
}

export function MobileMenu({ name, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };

  useEffect(() => {
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', away);
    addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('pointerdown', away);
      removeEventListener('pagehide', close);
    };
  }, []);

  function key(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('summary, a[href]') ?? [])];
    if (!box.current?.open || stops.length === 0) return;
    if (event.key === 'Escape') {
      close();
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
      onKeyDown={key}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
    >
      {/* The name stays: open or closed is told by the state. */}
      <summary>{name}</summary>
      {children}
    </details>
  );
}
