/** Markdown links in single-line texts: [words](/path). Only to pages of this site. */

const LINK = /\[([^\][]+)\]\((\/[^\s()]*)\)/g;

/** Replaces each link with its text. */
export const stripLinks = (text: string): string => text.replace(LINK, '$1');

/** Converts links in escaped text to HTML; `address` maps each path to its href. */
export const linked = (html: string, address: (path: string) => string): string =>
  html.replace(LINK, (_, words: string, path: string) => `<a href="${address(path)}">${words}</a>`);

/** Paths of all links, without fragments. */
export const linkPaths = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, , path = '']) => path.replace(/#.*/, ''));

/** The start of a malformed or external link; undefined if there is none. */
export const findMalformedLink = (text: string): string | undefined => /\]\(.{0,20}/.exec(text.replace(LINK, ''))?.[0];
