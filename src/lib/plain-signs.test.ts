import { expect, it } from 'vitest';
import { plainSigns } from './plain-signs.ts';

it.each([
  ['914–555—0149, 914‑555−0149', '914-555-0149, 914-555-0149'],
  ['(914)\u00a0555\u2009\u202f0149', '(914) 555 0149'],
  ['９１４．５５５．０１４９', '914.555.0149'],
  ['914\u200b-555\u00ad-\u20600149\ufeff', '914-555-0149'],
  ['914&#45;555&ndash;0149&nbsp;&#x40;', '914-555-0149 @'],
  [String.raw`914\-555\-0149 \(ext\)`, '914-555-0149 (ext)'],
  ['ask%40us.com', 'ask@us.com'],
  ['Gone Today™, Gone® Today', 'Gone Today, Gone Today'],
  ['Moe & Sons’', "Moe & Sons'"],
  ['14½ feet, $149²', '14 1⁄2 feet, $149 2'],
  ['two\n\n  lines\there', 'two\n\n lines here'],
  ['50% off & more; 100 % of C:\\x', '50% off & more; 100 % of C:\\x'],
  ['e\u0301', 'é'],
])('%j reads %j', (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
  expect(plainSigns(plain)).toBe(plain);
});
