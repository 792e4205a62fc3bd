/** Whatever is wrong in content/, the build refuses it in sentences, or every page is whole. FUZZ_SEED draws other mistakes. */
import fc from 'fast-check';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rows } from '../fixtures/site.ts';
import { mistakes } from './mistakes.ts';
import { FACTOR, SEED } from './runs.ts';
import { validate, validatePages } from './validate.ts';

it.each([
  ['a whole site', []],
  ['a site before its first customer', ['reviews', 'jobs', 'redirects']],
])('random mistakes in %s are refused in sentences, or leave every page whole', async (_, empty) => {
  const root = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const base = join(root, 'content');
  try {
    cpSync('e2e/fixtures/content', base, { recursive: true });
    // Pictures are looked up below src/.
    cpSync('src/assets', join(root, 'src/assets'), { recursive: true });
    for (const name of empty) writeFileSync(join(base, `${name}.yaml`), '[]\n');
    const content = new Map(
      globSync('**/*.{yaml,md}', { cwd: base }).map((path) => [path, readFileSync(join(base, path), 'utf8')]),
    );
    expect(await validate(root), 'without a mistake').toBe(true);
    const property = fc.asyncProperty(mistakes(content), async ({ path, text }) => {
      const file = join(base, path);
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text);
      try {
        await validate(root);
      } finally {
        writeFileSync(file, content.get(path) ?? '');
      }
    });
    await fc.assert(property, { numRuns: 50 * FACTOR, seed: SEED, endOnFailure: true });
  } finally {
    rmSync(root, { recursive: true });
  }
});

it('a site without all that only the owner knows has every page whole', async () => {
  const { business, ...rest } = structuredClone(rows);
  const untold = {
    ...business,
    payment: undefined,
    contactEvents: undefined,
    rating: undefined,
    terms: {},
    licenses: {},
  };
  await validatePages({ ...rest, reviews: [], jobs: [], redirects: [], business: untold });
});
