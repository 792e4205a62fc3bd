/** Loads the stylesheet that the first view does not need. */
export function fetchLateStyles(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=late-styles]')?.content;
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  // First, because the load sheet overrides some of these rules.
  document.head.prepend(link);
}
