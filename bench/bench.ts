/**
 * Measures everything that the project promises about speed and writes bench/results.md: one table a part, with its
 * goals. Figures in that file stay until the same row is measured again. Run after a build:
 * npm run bench [part [row …]]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { commitOf } from '#integrations/build-record.ts';
import { build } from './build.ts';
import { bytes } from './bytes.ts';
import { lighthouse } from './lighthouse.ts';
import { fixedWork } from './machine.ts';
import type { Part } from './part.ts';
import { rowsOf, table } from '../tools/markdown-table.ts';

const PARTS: Record<string, Part> = { lighthouse, bytes, build };
const RESULTS = 'bench/results.md';

type Figures = Record<string, Record<string, string[]>>;
/** Under this name, of each part: milliseconds of the fixed work, the day and the commit when it was measured last. */
const MACHINE = 'machine';
const figures = readBack(readFileSync(RESULTS, 'utf8'));

/** What `write` wrote. */
function readBack(results: string): Figures {
  const read: Figures = { [MACHINE]: {} };
  for (const [name, { title }] of Object.entries(PARTS)) {
    const section = results.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
    if (!section) continue;
    const stamp = /Measured last on (\S+), commit (\S+); fixed work then: (.+)\.$/m.exec(section);
    if (stamp) read[MACHINE] = { ...read[MACHINE], [name]: [stamp[3] ?? '', stamp[1] ?? '', stamp[2] ?? ''] };
    read[name] = Object.fromEntries(rowsOf(section).map(([row = '', ...cells]) => [row, cells]));
  }
  return read;
}

function write(): void {
  const tables = Object.entries(PARTS).flatMap(([name, { title, note, columns }]) => {
    const rows = Object.entries(figures[name] ?? {});
    if (rows.length === 0) return [];
    const cells = rows.map(([row, cells]) => [row, ...cells]);
    const [work = 'unknown', day = 'unknown', commit = 'unknown'] = figures[MACHINE]?.[name] ?? [];
    const when = `Measured last on ${day}, commit ${commit.slice(0, 7)}; fixed work then: ${work}.`;
    return [`## ${title}\n\n${note} ${when}\n\n${table(columns, cells)}\n`];
  });
  writeFileSync(
    RESULTS,
    `# How fast the site is\n\nWritten by \`npm run bench\`. The fixed work (\`bench/machine.ts\`) tells how fast the machine was: two tables can be compared by it. Each tells when something in it was measured last; other rows may be older. Nothing fails a test here; budgets of bytes are tests (\`e2e/site.dist.test.ts\`).\n\n${tables.join('\n')}`,
  );
}

const [wanted, ...only] = process.argv.slice(2);
if (wanted && !PARTS[wanted]) throw new Error(`There is no part "${wanted}": ${Object.keys(PARTS).join(', ')}.`);
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted && wanted !== name) continue;
  const work = `${Math.round(fixedWork())} ms`;
  const day = new Date().toISOString().slice(0, 10);
  figures[MACHINE] = { ...figures[MACHINE], [name]: [work, day, commitOf(process.cwd())] };
  console.log(`\n${part.title} (fixed work: ${work})\n${part.columns.join('  ')}`);
  const measured: Record<string, string[]> = {};
  for await (const [row, cells] of part.measure(only)) {
    console.log([row.padEnd(40), ...cells].join('  '));
    measured[row] = cells;
    figures[name] = { ...figures[name], ...measured };
    write();
  }
  // Rows that a part no longer has.
  if (only.length === 0) figures[name] = measured;
  write();
}
