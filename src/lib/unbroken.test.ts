/** Phone numbers, prices, hours and short hyphenated names stay on one line; nothing else of a page changes. */
import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

const inBody = (html: string) => unbroken(`<title>W-9</title><body>${html}</body>`).slice(24, -7);

it.each([
  ...['(914) 555-0149', '914-555-0149', '1-800-555-0149', '10583-1234', '$149 to $299', '$1,149 a $1,299'],
  ...['10 a.m.', '8 am', '9:30 p.m.', 'H-MRF', 'W-9', 'E-Cycle', 'I-95', '8-foot', 'Co-op', 'sweep-up'],
])('keeps %s together', (text) => {
  expect(inBody(`<p>At ${text}, then</p>`)).toBe(`<p>At <n-b>${text}</n-b>, then</p>`);
});

it.each([
  ...['<p title="W-9">same-day, Hastings-on-Hudson, $149, 10583, 3 amps</p>', '<script>"W-9"</script>'],
  ...['<astro-island props="a>b"><p>W-9</p></astro-island>', '<svg><text>I-95</text></svg>'],
  ...['<summary>W-9</summary>'],
])('leaves %s', (html) => {
  expect(inBody(html)).toBe(html);
});

it('goes on after a summary, and leaves the head alone', () => {
  expect(inBody('<summary>W-9</summary> or W-9')).toContain('or <n-b>W-9</n-b>');
  expect(unbroken('<title>W-9</title><body>')).toBe('<title>W-9</title><body>');
});
