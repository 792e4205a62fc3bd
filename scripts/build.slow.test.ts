/** A failed build names every problem, without a stack trace, and leaves nothing that could be served or deployed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inCopy, nodeIn } from './lib/project-copy.ts';

it.each([
  ['a wrong value', /^phone: .*$/m, "phone: '914-555-0149'", 'phone: must be written +1 and ten digits'],
  // Astro's settings are read before content; they must not need it.
  ['a file that cannot be read', /^name: .*$/m, 'name: [', 'has [ without ]'],
])('%s in content stops the build', (_, from, to, expected) =>
  inCopy({ pictures: false }, (root) => {
    mkdirSync(join(root, 'dist'));
    const file = join(root, 'content/business.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

    const { ok, said } = nodeIn(root, 'scripts/build.ts');
    expect(ok).toBe(false);
    expect(said).toContain('content/business.yaml');
    expect(said).toContain(expected);
    expect(said).not.toMatch(/^\s+at .+:\d+:\d+/m);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  }),
);
