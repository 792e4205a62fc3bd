/** What is invented for measuring keeps the rules for content, as they are today. */
import { expect, it } from 'vitest';
import { linkRows } from '#model/build.ts';
import { checkContent } from '#model/check.ts';
import { report } from '#model/problem.ts';
import { viewsOf } from '#views/all-pages.ts';
import { inCopy } from '../tools/project-copy.ts';
import { writeSyntheticContent } from './synthetic-content.ts';

it('has no problems, and as many pages as were asked for', () =>
  inCopy({ pictures: false }, async (root) => {
    writeSyntheticContent(root, 1_000);
    const { rows, problems } = await checkContent(root);
    expect(problems.length === 0 ? '' : report(problems)).toBe('');
    const addresses = [...viewsOf(linkRows(rows).site)].map(([address]) => address);
    expect(new Set(addresses).size).toBe(1_000);
  }));
