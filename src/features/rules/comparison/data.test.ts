/** Tests of the rules as CSV. */
import { describe, expect, it } from 'vitest';
import { rulesCsv } from '#features/rules/comparison/data.ts';
import { site } from '../../../../e2e/fixtures/site.ts';

describe('rules.csv', () => {
  it('has a line per municipality, equal columns and no formulas', () => {
    const lines = rulesCsv(site).trimEnd().split('\r\n');
    const cells = (line: string) => [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)];
    expect(lines).toHaveLength(site.municipalities.length + 1);
    expect(new Set(lines.map((line) => cells(line).length)).size).toBe(1);
    expect(lines.flatMap(cells).filter((cell) => /^"?[=+@-]/.test(cell[0]))).toEqual([]);
  });
});
