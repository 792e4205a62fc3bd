/** Whatever is wrong in content/, the build refuses it in sentences, or every page is whole. FUZZ_SEED draws other mistakes. */
import fc from 'fast-check';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mistakes } from './mistakes.ts';
import { FACTOR, SEED } from './runs.ts';
import { validate } from './validate.ts';

it('random mistakes are refused in sentences, or leave every page whole', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const base = join(root, 'content');
  try {
    // Pictures are looked up below src/, papers below public/.
    cpSync('src/assets', join(root, 'src/assets'), { recursive: true });
    for (const name of ['content', 'src', 'public'])
      cpSync(join('e2e/fixtures', name), join(root, name), { recursive: true });
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
    await fc.assert(property, { numRuns: 100 * FACTOR, seed: SEED, endOnFailure: true });
  } finally {
    rmSync(root, { recursive: true });
  }
});
