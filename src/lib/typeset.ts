/** Curly apostrophes and quotation marks where an editor typed those of the keyboard. */

/** In a word, after a plural, and before the s that follows on a token or an element. */
const APOSTROPHE = /(?<=[\p{L}}*\])])'(?=\p{L})|(?<=s)'(?=[\s.,;]|$)|^'(?=s\b)/gu;
/** Not after a figure, where it means inches. */
const QUOTED = /(?<=^|[\s(])"(?=[\p{L}\d${])(.*?)"/gu;

/** An address, in which every sign counts. */
const ADDRESS = /^(?:https?:|mailto:|\/)\S*$/;

/** @param text plain, Markdown or HTML; tags and addresses stay as they are */
export const typeset = (text: string): string =>
  ADDRESS.test(text)
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

/** Every text in a record or list, however deep. */
export function typesetAll<Value>(value: Value): Value {
  if (typeof value === 'string') return typeset(value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => typesetAll(each)) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typesetAll(each)])) as Value;
}
