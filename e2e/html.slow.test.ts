/** Every built page is valid HTML. */
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { invalidHtml } from './valid-html.ts';

it('pages are valid HTML', async () => {
  const files = globSync('dist/**/*.html');
  expect(files.length).toBeGreaterThan(0);
  expect((await invalidHtml(files)).slice(0, 20)).toEqual([]);
});
