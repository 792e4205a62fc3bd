/** Shows the owner's notice between its start and end by the visitor's clock; the page may have been built earlier. */
export function watchNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-until]');
  if (!notice) return;
  const { from = '', until = '' } = notice.dataset;
  const show = () => {
    const now = Date.now();
    notice.classList.toggle('invisible', !(now >= Date.parse(from) && now < Date.parse(until)));
  };
  show();
  setInterval(show, 1000);
}
