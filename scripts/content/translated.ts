/**
 * Notes in translations which English they were made from: `npm run content -- translated content/es/pricing.yaml …`, or `all`.
 * Without a name it lists what the English has said otherwise since.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { COLLECTION_NAMES, COLLECTIONS, isDocuments } from '#business/schema/collections.ts';
import { readContent } from '#validation/read.ts';
import { report } from '#business/problem.ts';
import { markDocument, markRecord, markRecords } from '../lib/translation-marks.ts';

const { rows, problems } = readContent(process.cwd());
if (problems.length > 0) {
  console.error(report(problems));
  process.exit(1);
}

const FILE = /^content\/([a-z]{2})\/([a-z-]+)(?:\.yaml|\/([a-z0-9-]+)\.md)$/;

/** The file with its marks; undefined where it holds no translation. */
async function marked(file: string): Promise<string | undefined> {
  const [, , part = '', id] = FILE.exec(file) ?? [];
  const name = COLLECTION_NAMES.find((one) => one === part);
  if (name === undefined) return undefined;
  const text = readFileSync(file, 'utf8');
  if (isDocuments(name)) return markDocument(text, rows[name].find((one) => one.id === id) ?? { body: '' });
  if (COLLECTIONS[name].shape === 'record') return markRecord(text, rows[name]);
  return markRecords(text, new Map((rows[name] as { id: string }[]).map((row) => [row.id, row])));
}

const names = process.argv.slice(2);
if (names.length === 0) {
  const stale = rows.languages.flatMap((language) => language.stale);
  for (const { file, field, gone } of stale)
    console.log(`${field === '' ? file : `${file}: ${field}`}${gone ? ' (gone from the English)' : ''}`);
  console.log(
    stale.length === 0
      ? 'Every translation is of the English that stands there.'
      : `\n${stale.length} to translate anew; then npm run content -- translated and the file's name.`,
  );
} else
  for (const file of names.includes('all') ? globSync('content/[a-z][a-z]/**/*.{yaml,md}').sort() : names) {
    const text = await marked(file);
    if (text === undefined) {
      if (!file.endsWith('/language.yaml'))
        console.error(`${file} holds no translation: name a file such as content/es/pricing.yaml`);
      continue;
    }
    writeFileSync(file, text);
    console.log(`${file}: marked`);
  }
