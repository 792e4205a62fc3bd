/** Two pages of each kind are valid HTML; all of them beside npm test (validity.slow.test.ts). */
import { expect, it } from 'vitest';
import { templates } from './templates.ts';
import { invalidHtml } from './valid-html.ts';

it('the longest page of each kind and the shortest are valid HTML', async () => {
  const files = templates().map((path) => `dist${path === '/' ? '/index' : path}.html`);
  expect((await invalidHtml(files)).slice(0, 20)).toEqual([]);
});
