/** Fetches the styles that the first view does without, those for paper among them; a page that does not get them can be read. */
export function fetchLateStyles(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=late-styles]')?.content;
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  // The load sheet overrides some of them.
  document.head.prepend(link);
}
