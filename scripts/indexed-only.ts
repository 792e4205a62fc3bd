/** Which built pages a search engine may list: those whose own HTML says so. */
/** @returns the path a file of the output folder is served under, such as `/blog/x`; `folder` ends with a slash */
export const pathOf = (file: string, folder: string): string =>
  `/${file
    .slice(folder.length)
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;

/** @returns false when the page carries a noindex, or names another page than `path` as canonical */
export function mayBeListed(html: string, path: string): boolean {
  if (html.includes('<meta name="robots" content="noindex')) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).pathname.replace(/\/$/, '') === path.replace(/\/$/, '');
}
