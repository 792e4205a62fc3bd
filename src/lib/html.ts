/** Text inside HTML and Markdown, and HTML as text. */

/** Escapes a text for use inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Escapes a text for use in a line of Markdown: it begins no tag, link or code. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\<[\]`]/g, '\\$&');

/** The words of a piece of HTML, tags dropped, the common entities decoded. */
export const htmlText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(amp|lt|gt|quot|apos|nbsp);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' })[name] ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim();

const HEADING = /<h2\b[^>]*>.*?<\/h2>/gs;

/**
 * The sections of rendered Markdown from its `first` heading of level 2 (counted from 1), and what stands before it.
 *
 * @returns `heading` with its element; headings of other levels stay where they are
 */
export function sectionsOf(
  html: string,
  first: number,
): { before: string; sections: { heading: string; html: string }[] } {
  const headings = [...html.matchAll(HEADING)].slice(first - 1);
  return {
    before: html.slice(0, headings[0]?.index),
    sections: headings.map((heading, at) => ({
      heading: heading[0],
      html: html.slice(heading.index + heading[0].length, headings[at + 1]?.index),
    })),
  };
}

/** JSON as text for a script element: `<` is escaped, so that nothing in it can end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
