/**
 * Measures the last build and writes scripts/bench/results.md, a table a part: Lighthouse beside a reference, bytes of a first view,
 * and what a build costs. Nothing here fails a test. Run: npm run bench [part]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { commitOf } from '#build/build-record.ts';
import { kindOf, paths } from '#pages.ts';
import { templates } from '../../e2e/templates.ts';
import { table } from '../lib/markdown-table.ts';
import { build } from './build.ts';
import { bytes } from './bytes.ts';
import { lighthouse } from './lighthouse.ts';

export interface Part {
  title: string;
  note: string;
  columns: string[];
  /** @param paths of the pages to look at @returns a row each */
  measure: (paths: readonly string[]) => Promise<string[][]>;
}

const PARTS: Record<string, Part> = { lighthouse, bytes, build };
const RESULTS = 'scripts/bench/results.md';

/** Eight templates: what most visitors see first, and the longest of each kind of place, service and guide. */
const PATHS = [
  ...[paths.welcome, paths.home, paths.pricing, paths.items],
  ...['towns', 'municipalities', 'services', 'guides'].flatMap(
    (kind) => templates({ shortest: false }).findLast((path) => kindOf(path) === kind) ?? [],
  ),
];

const [wanted] = process.argv.slice(2);
if (wanted && !PARTS[wanted]) throw new Error(`There is no part "${wanted}": ${Object.keys(PARTS).join(', ')}.`);
const [head = '', ...sections] = readFileSync(RESULTS, 'utf8').split(/^(?=## )/m);
for (const [name, { title, note, columns, measure }] of Object.entries(PARTS)) {
  if (wanted && wanted !== name) continue;
  const when = `${new Date().toISOString().slice(0, 10)}, commit ${commitOf(process.cwd()).slice(0, 7)}`;
  const section = `## ${title}\n\n${note} Measured on ${when}.\n\n${table(columns, await measure(PATHS))}\n`;
  console.log(section);
  const at = sections.findIndex((other) => other.startsWith(`## ${title}\n`));
  if (at === -1) sections.push(section);
  else sections[at] = `${section}\n`;
  writeFileSync(RESULTS, `${[head, ...sections].join('').trimEnd()}\n`);
}
