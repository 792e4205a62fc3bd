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
