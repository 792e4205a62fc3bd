/** Links in a text of one line, as Markdown writes them: [words](/path). Only to pages of this site. */

const LINK = /\[([^\][]+)\]\((\/[^\s()]*)\)/g;

/** The text with the links' words alone. */
export const withoutLinks = (text: string): string => text.replace(LINK, '$1');

/** Escaped text with its links as HTML; `address` says where a path leads. */
export const linked = (html: string, address: (path: string) => string): string =>
  html.replace(LINK, (_, words: string, path: string) => `<a href="${address(path)}">${words}</a>`);

/** The paths that a text's links lead to, without what follows a #. */
export const linkPaths = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, , path = '']) => path.replace(/#.*/, ''));

/** What begins a link that is none of ours, or none at all; undefined where every bracket is right. */
export const strayLink = (text: string): string | undefined => /\]\(.{0,20}/.exec(text.replace(LINK, ''))?.[0];
