/** Escaping for HTML and Markdown, and text extraction from HTML. */

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Escapes text for a line of Markdown, so that it starts no tag, link or code. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\<[\]`]/g, '\\$&');

/** Plain text of HTML: tags removed, common entities decoded. */
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
 * Splits rendered Markdown at its level-2 headings, from the `first` one on (counted from 1).
 *
 * @returns the HTML before that heading, and the sections, each with its heading element
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

/** Splits rendered Markdown before the level-2 heading that is nearest its middle; without headings all is in the first half. */
export function halves(html: string): [string, string] {
  const fromMiddle = (at: number) => Math.abs(at - html.length / 2);
  const [at = html.length] = [...html.matchAll(HEADING)]
    .map(({ index }) => index)
    .sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return [html.slice(0, at), html.slice(at)];
}

/** JSON for a script element; escapes `<`, so that the data cannot close the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
