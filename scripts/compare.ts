/**
 * Compares two builds: what visitors read or hear, and the metadata of every page, alternate and feed. Hashes of files and
 * of the content security policy may differ. Run: npm run compare -- FOLDER-OF-THE-EARLIER-BUILD [files to show]
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

const HASHED = /\/_astro\/([\w.-]+?)\.[\w-]{6,}(\.\w+)|\/og\/[\w.-]+/g;
/** Attributes that are read out or shown. */
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'value', 'label'];
const MOST_LINES = 8;

/** @returns a line for each thing the page says, in order */
function pageLines(html: string): string[] {
  const root = parse(html);
  const lines: string[] = [];
  const push = (kind: string, value = '') => {
    const words = value.replace(/\s+/g, ' ').trim();
    if (words) lines.push(`${kind}: ${words}`);
  };
  for (const element of root.querySelectorAll('head title, head meta, head link, script[type="application/ld+json"]'))
    if (!element.getAttribute('http-equiv') && !/preload|stylesheet/.test(element.getAttribute('rel') ?? ''))
      push(element.tagName.toLowerCase(), `${element.rawAttrs} ${element.rawText}`);
  const body = root.querySelector('body');
  for (const element of body?.querySelectorAll('style, script') ?? []) element.remove();
  for (const text of body?.structuredText.split('\n') ?? []) push('text', text);
  for (const element of body?.querySelectorAll('*') ?? []) {
    for (const name of SPOKEN) push(name, element.getAttribute(name));
    if (element.tagName === 'A') push('href', element.getAttribute('href'));
  }
  return lines;
}

function linesOf(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8').replace(HASHED, '/_astro/$1$2');
  return file.endsWith('.html') ? pageLines(text) : text.split('\n');
}

/** @returns what is different in a file that both builds have; '' if nothing is */
function difference(file: string): string {
  const [old, now] = [linesOf(earlier, file), linesOf('dist', file)];
  const mark = (lines: string[], others: Set<string>, sign: string) =>
    lines.filter((line) => !others.has(line)).map((line) => `  ${sign} ${line.slice(0, 300)}`);
  const [gone, added] = [mark(old, new Set(now), '-'), mark(now, new Set(old), '+')];
  if (gone.length + added.length > 0)
    return [`${file}:`, ...gone.slice(0, MOST_LINES), ...added.slice(0, MOST_LINES)].join('\n');
  return old.join('\n') === now.join('\n') ? '' : `${file}: the same in another order`;
}

const [earlier = '', show = '5'] = process.argv.slice(2);
if (!existsSync(join(earlier, 'index.html')) || !existsSync('dist/index.html')) {
  console.error('Build the site, and name the folder of an earlier build: npm run compare -- ../earlier/dist');
  process.exit(2);
}
const filesIn = (cwd: string) =>
  new Set(globSync('**/*.{html,md,txt,xml,json,csv,vcf,webmanifest}', { cwd }).filter((file) => file !== 'build.json'));
const [before, after] = [filesIn(earlier), filesIn('dist')];
const notes = [
  ...[...before.difference(after)].map((file) => `${file}: is gone`),
  ...[...after.difference(before)].map((file) => `${file}: is new`),
];
const different = [...before.intersection(after)].sort().map(difference).filter(Boolean);
console.log([...notes, ...different.slice(0, Number(show))].join('\n'));
console.log(`${before.size} files before, ${after.size} now; ${different.length} are different.`);
process.exitCode = notes.length + different.length > 0 ? 1 : 0;
