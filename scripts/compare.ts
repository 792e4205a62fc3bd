/**
 * Compares what two builds say: the words a visitor reads or hears, and the metadata of every page, alternate and feed.
 * For changes that must not be seen. Addresses of hashed files and the policy's hashes may differ.
 * Run: npm run compare -- FOLDER-OF-THE-EARLIER-BUILD [pages to show]
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

const HASHED = /\/_astro\/([\w.-]+?)\.[\w-]{6,}(\.\w+)|\/og\/[\w.-]+/g;
/** Attributes that are read out, or shown. */
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'value', 'label'];

/** @returns one line for each thing the page says, in order */
function saidBy(html: string): string[] {
  const root = parse(html);
  const lines: string[] = [];
  const push = (kind: string, value: string | undefined) => {
    const words = value?.replace(/\s+/g, ' ').trim().replace(HASHED, '/_astro/$1$2');
    if (words) lines.push(`${kind}: ${words}`);
  };
  for (const element of root.querySelectorAll('head title, head meta, head link, script[type="application/ld+json"]')) {
    if (element.getAttribute('http-equiv')) continue;
    if (element.tagName === 'LINK' && /preload|stylesheet|modulepreload/.test(element.getAttribute('rel') ?? ''))
      continue;
    push(element.tagName.toLowerCase(), element.rawAttrs ? `${element.rawAttrs} ${element.rawText}` : element.rawText);
  }
  const body = root.querySelector('body');
  for (const element of body?.querySelectorAll('style, script') ?? []) element.remove();
  // One line a block, so that a difference names its place.
  for (const text of (body?.structuredText ?? '').split('\n')) push('text', text);
  for (const element of body?.querySelectorAll('*') ?? []) {
    for (const name of SPOKEN) push(name, element.getAttribute(name));
    if (element.tagName === 'A') push('href', element.getAttribute('href'));
  }
  return lines;
}

const saidIn = (folder: string, file: string): string[] => {
  const text = readFileSync(join(folder, file), 'utf8');
  return file.endsWith('.html') ? saidBy(text) : text.replace(HASHED, '/_astro/$1$2').split('\n');
};

const [earlier, show = '5'] = process.argv.slice(2);
if (!earlier) {
  console.error('Name the folder of the earlier build: npm run compare -- ../earlier/dist');
  process.exit(2);
}
const filesIn = (folder: string) =>
  new Set(
    globSync('**/*.{html,md,txt,xml,json,csv,vcf,webmanifest}', {
      cwd: folder,
      exclude: ['pagefind/**', 'build.json'],
    }),
  );
const [before, after] = [filesIn(earlier), filesIn('dist')];
const notes = [
  ...[...before.difference(after)].map((file) => `${file}: is gone`),
  ...[...after.difference(before)].map((file) => `${file}: is new`),
];
let different = 0;
for (const file of [...before.intersection(after)].sort()) {
  const [old, now] = [saidIn(earlier, file), saidIn('dist', file)];
  const [gone, added] = [old.filter((line) => !now.includes(line)), now.filter((line) => !old.includes(line))];
  const moved = gone.length + added.length === 0 && old.join('\n') !== now.join('\n');
  if (gone.length + added.length === 0 && !moved) continue;
  different += 1;
  if (different > Number(show)) continue;
  const short = (line: string) => (line.length > 300 ? `${line.slice(0, 300)}…` : line);
  notes.push(
    [
      `${file}:${moved ? ' the same in another order' : ''}`,
      ...gone.slice(0, 8).map((line) => `  - ${short(line)}`),
      ...added.slice(0, 8).map((line) => `  + ${short(line)}`),
    ].join('\n'),
  );
}
console.log(notes.join('\n'));
console.log(`${before.size} files before, ${after.size} now; ${different} say something else.`);
process.exitCode = notes.length > 0 ? 1 : 0;
