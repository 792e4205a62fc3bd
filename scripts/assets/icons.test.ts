/** Files that are drawn from the tokens are those that lie there. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawings } from '../lib/icons.ts';

it('are in the colors of the tokens', () => {
  const old = Object.entries(drawings()).filter(([file, svg]) => readFileSync(file, 'utf8') !== svg);
  expect(
    old.map(([file]) => file),
    'a color or src/assets/icon.svg has changed: run npm run assets -- icons',
  ).toEqual([]);
});
