/** Shows the owner's notice and offers between start and end by the visitor's clock; the page may have been built earlier. */
export function watchNotice(): void {
  const notices = document.querySelectorAll<HTMLElement>('[data-until]');
  if (notices.length === 0) return;
  const show = () => {
    const now = Date.now();
    for (const { dataset, classList } of notices)
      classList.toggle('invisible', !(now >= Date.parse(dataset.from ?? '') && now < Date.parse(dataset.until ?? '')));
  };
  show();
  setInterval(show, 1000);
}
