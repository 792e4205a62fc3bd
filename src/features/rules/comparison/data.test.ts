/** Tests of the rules as CSV. */
import { describe, expect, it } from 'vitest';
import { rulesShape } from '#business/schema/rules-data.ts';
import { rulesCsv, rulesJson } from '#features/rules/comparison/data.ts';
import { RULE_KINDS } from '#business/schema/answers.ts';
import { site } from '../../../../e2e/fixtures/site.ts';

describe('rules.csv', () => {
  it('has a line per municipality and kind at least, equal columns and no formulas', () => {
    const lines = rulesCsv(site).trimEnd().split('\r\n');
    const cells = (line: string) => [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)];
    expect(lines.length).toBeGreaterThan(site.municipalities.length * RULE_KINDS.length);
    expect(new Set(lines.map((line) => cells(line).length)).size).toBe(1);
    expect(lines.flatMap(cells).filter((cell) => /^"?[=+@-]/.test(cell[0]))).toEqual([]);
  });
});

describe('rules.json', () => {
  it('fits its schema, and answers or names a phone for every row', () => {
    const data = rulesJson(site);
    expect(rulesShape.safeParse(JSON.parse(JSON.stringify(data))).error).toBeUndefined();
    const rows = data.rows.flatMap(({ kinds }) => Object.values(kinds));
    expect(rows.filter(({ lines, contact }) => lines.length === 0 && !contact)).toEqual([]);
  });
});
