/**
 * Lists translations whose English has changed since. With files or `all`, writes into those which English they translate:
 * npm run content -- translated content/es/pricing.yaml
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { ContentError } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';
import { readContent } from '#validation/read.ts';
import { runMain } from '../lib/run-main.ts';
import { marked } from '../lib/translation-marks.ts';

function printStale(rows: Content): void {
  const stale = rows.languages.flatMap((language) => language.stale);
  for (const { file, field, gone } of stale)
    console.log([file, field && `: ${field}`, gone && ' (gone from the English)'].filter(Boolean).join(''));
  if (stale.length === 0) console.log('Every translation is up to date.');
  else console.log(`\n${stale.length} to translate again; then npm run content -- translated and the file's name.`);
}

async function main(): Promise<void> {
  const { rows, problems } = readContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  const names = process.argv.slice(2);
  if (names.length === 0) printStale(rows);
  const all = () =>
    globSync('content/[a-z][a-z]/**/*.{yaml,md}')
      .filter((file) => !file.endsWith('language.yaml'))
      .sort();
  for (const file of names.includes('all') ? all() : names) {
    writeFileSync(file, await marked(file, readFileSync(file, 'utf8'), rows));
    console.log(`${file}: marked`);
  }
}

if (import.meta.main) await runMain(main);
