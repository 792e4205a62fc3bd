/** Every finished page is valid HTML. The slowest of the rules by far, so the worlds hold only their own pages to it. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import htmlRules from '../.htmlvalidate.mjs';

it('pages are valid HTML', async () => {
  // Read once: a search from every file's folder upwards costs as much as a third of the rules.
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const files = globSync('dist/**/*.html');
  expect(files.length).toBeGreaterThan(0);
  const { results } = await validator.validateMultipleFiles(files);
  const wrong = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId} ${message}`),
  );
  expect(wrong.slice(0, 20)).toEqual([]);
});
