/** Keeps phone numbers, prices, hours and names such as "W-9" on one line of a page. */

const WHOLE = [
  String.raw`\(\d{3}\)\s\d{3}-\d{4}`,
  // Phone numbers, ZIP+4, spans of years.
  String.raw`(?<![\w-])\d+(?:-\d+)+(?![\w-])`,
  // "$149 to $299", where that is not longer than a narrow column.
  String.raw`\$\d[\d,]{0,6} (?:to|a) \$\d(?:[\d,]{0,5}\d)?`,
  String.raw`(?<![\w.,])\d{1,2}(?::\d\d)? [ap]\.?m\b\.?`,
  // "Co-op", "sweep-up".
  String.raw`(?<![\w-])(?:[A-Za-z]{2}-[a-z]+|[A-Za-z]+-[a-z]{2})(?![\w-])`,
  // "H-MRF", "E-Cycle", "I-95", "8-foot".
  String.raw`(?<![\w-])(?:[A-Z]{1,3}|\d[\d,.]*)-[A-Za-z\d]+(?![\w-])`,
];
const UNBROKEN = new RegExp(WHOLE.join('|'), 'g');

/** What stays as it is, a tag, or text. React compares the text of its islands with its own. */
const PARTS =
  /<(script|style|svg|textarea|select|button|astro-island)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
/** Laid out in a row, where a part of its text would stand by itself. */
const EXEMPT = /^<summary\b/;

/** @param html a whole page @returns it with `<n-b>` around what does not break; src/styles/base.css styles that */
export function unbroken(html: string): string {
  const start = html.indexOf('<body');
  let exempt = false;
  const body = html.slice(start).replace(PARTS, (part, whole?: string) => {
    if (!part.startsWith('<')) return exempt ? part : part.replace(UNBROKEN, '<n-b>$&</n-b>');
    if (!whole) exempt = EXEMPT.test(part);
    return part;
  });
  return html.slice(0, start) + body;
}
