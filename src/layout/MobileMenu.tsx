/** The small screen's menu. A native disclosure, whose own state counts; once hydrated it closes by itself and keeps the focus inside. */
import { useEffect, type ReactNode } from 'react';

/** Makes the menu close by itself, and keeps the focus inside while it is open. @returns a function that stops it */
function watchMenu(menu: HTMLDetailsElement): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const close = () => (menu.open = false);
  const isInside = ({ target }: Event) => target instanceof Node && menu.contains(target);

  function key(event: KeyboardEvent) {
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href]')];
    if (!menu.open || stops.length === 0) return;
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

  menu.addEventListener('keydown', key, { signal });
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close(), {
    signal,
  });
  document.addEventListener('pointerdown', (event) => isInside(event) || close(), { signal });
  addEventListener('pagehide', close, { signal });
  return () => watching.abort();
}

/** @param children the menu as printed, which React neither compares nor draws: a translator may have changed it */
export function MobileMenu({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const menu = document.querySelector<HTMLDetailsElement>('details.menu');
    return menu ? watchMenu(menu) : undefined;
  }, []);
  return children;
}
