/** Every kind of thing has an icon. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ESTIMATOR_GROUPS } from '#business/schema/estimator.ts';

it('the icons are those of the kinds of things', () => {
  const icons = readFileSync('src/ui/load/things.svg', 'utf8');
  expect([...icons.matchAll(/path id="(\w+)"/g)].map(([, id]) => id).sort()).toEqual([...ESTIMATOR_GROUPS].sort());
});
