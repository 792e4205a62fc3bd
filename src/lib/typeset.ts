/** Replaces straight apostrophes and quotation marks with curly ones. */

/** Inside a word, after a plural s, or before an s that follows a token or an element. */
const APOSTROPHE = /(?<=[\p{L}}*\])])'(?=\p{L})|(?<=s)'(?=[\s.,;]|$)|^'(?=s\b)/gu;
/** Not after a digit, where it means inches. */
const QUOTED = /(?<=^|[\s(])"(?=[\p{L}\d${])(.*?)"/gu;

/** URLs and paths stay unchanged. */
const URL_OR_PATH = /^(?:https?:|mailto:|\/)\S*$/;

/** @param text plain text, Markdown or HTML; tags and URLs stay unchanged */
export const typeset = (text: string): string =>
  URL_OR_PATH.test(text)
    ? text
    : text.replace(/<[^>]*>|[^<]+/g, (part) =>
        part.startsWith('<')
          ? part
          : part
              .replace(/&#39;|&apos;/g, "'")
              .replace(/&quot;|&#34;/g, '"')
              .replace(APOSTROPHE, '’')
              .replace(QUOTED, '“$1”'),
      );

/** Applies `typeset` to every string in a value, recursively. */
export function typesetAll<Value>(value: Value): Value {
  if (typeof value === 'string') return typeset(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => typesetAll(entry)) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, typesetAll(entry)])) as Value;
}
