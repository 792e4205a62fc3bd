/** Files that are drawn in the colors of the tokens are up to date. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawings } from './icons.ts';

it.each(Object.entries(drawings()))('%s has the colors of the tokens', (file, svg) => {
  expect(readFileSync(file, 'utf8'), 'run npm run assets -- icons').toBe(svg);
});
