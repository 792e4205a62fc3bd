import type { LoaderContext } from 'astro/loaders';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { contentLoader } from './content-loader.ts';

it('reads content once for all collections of a development server, which are loaded side by side', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const told: string[] = [];
  const context = {
    watcher: { add: () => undefined, on: () => undefined },
    config: { root: pathToFileURL(`${root}/`), integrations: [] },
    // A folder without content is told in a line each time it is read.
    logger: { error: (line: string) => told.push(line), info: () => undefined },
  } as unknown as LoaderContext;
  const load = () =>
    Promise.all((['services', 'municipalities', 'posts'] as const).map((name) => contentLoader(name).load(context)));
  try {
    await load();
    expect(told).toEqual([expect.stringContaining('content/business.yaml')]);
    // What had mistakes is read anew when it is asked for again.
    await load();
    expect(told).toHaveLength(2);
  } finally {
    rmSync(root, { recursive: true });
  }
});
