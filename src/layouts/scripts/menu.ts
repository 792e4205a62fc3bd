/** Keeps the focus in the small screen's menu while it is open, and closes it by Escape, a choice or a press elsewhere. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details.menu');
  if (!menu) return;
  const close = () => (menu.open = false);
  menu.addEventListener('keydown', (event) => {
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href]')];
    if (!menu.open || stops.length === 0) return;
    if (event.key === 'Escape') {
      close();
      stops[0]?.focus();
    }
    if (event.key !== 'Tab') return;
    const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
    if (document.activeElement !== last) return;
    event.preventDefault();
    first?.focus();
  });
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close());
  document.addEventListener('pointerdown', ({ target }) => target instanceof Node && !menu.contains(target) && close());
  addEventListener('pagehide', close);
}
