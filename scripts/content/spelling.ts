/**
 * Spelling (American English) and the words and turns that we do not say, in content, the words of the interface and the
 * docs; what an editor should know of the length of texts, and of finished pages where the site is built. What stands in
 * content/ only warns: no wording keeps a change from going live. Usage: npm run content -- spelling [-- files…]
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import { linkRows } from '#business/linking/link-site.ts';
import { readContent } from '#validation/read.ts';
import { headFindings, similarityFindings, weightFindings } from '../lib/page-findings.ts';
import { searchFindings } from '../lib/search-findings.ts';
import { lengthFindings, openingFindings, phraseFindings, phrasesOf, type Finding } from '../lib/writing.ts';

const root = process.cwd();
/** What is read for turns of several words; scripts/spelling/cspell.en.yaml says what is read for words. */
const READ = ['content/**/*.{md,yaml}', 'src/**/words.??.ts'];
/** Languages with a dictionary and settings of their own. */
const OTHERS = /^content\/[a-z]{2}\/|\/words\.(?!en)[a-z]{2}\.ts$/;
const UNREAD = new Set(['content/reviews.yaml', 'content/tiles.yaml']);

const only = process.argv.slice(2);
const wanted = (file: string): boolean => only.length === 0 || only.some((part) => file.startsWith(part));

async function misspelled(config: string, list: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  await lint(
    [],
    { root, progress: false, summary: false, issues: true, config, configSearch: false },
    {
      issue: ({ uri, row, text, isFlagged, suggestionsEx, suggestions }) => {
        const better = (suggestionsEx ?? []).filter(({ isPreferred }) => isPreferred).map(({ word }) => word);
        const known =
          better.length > 0
            ? better
            : (suggestions ?? []).map((each) => (typeof each === 'string' ? each : '')).slice(0, 3);
        findings.push({
          file: relative(root, uri?.startsWith('file:') ? fileURLToPath(uri) : (uri ?? '')),
          line: row,
          says: isFlagged
            ? `"${text}" is not our word: ${known.join(' or ')}`
            : `"${text}" is not in the dictionary${known.length > 0 ? `: ${known.join(', ')}?` : ''}. If it is right, add it to ${list}`,
        });
      },
    },
  );
  return findings;
}

const phrases = phrasesOf(readFileSync('scripts/spelling/phrases.yaml', 'utf8'));
const turns = globSync(READ)
  .filter((file) => !UNREAD.has(file) && !OTHERS.test(file))
  .sort()
  .flatMap((file) => phraseFindings(file, readFileSync(file, 'utf8'), phrases));
const { rows, problems } = readContent(root);
// Mistakes of form are the content check's to tell.
const texts =
  problems.length > 0
    ? []
    : [...lengthFindings(rows), ...openingFindings(rows), ...(await searchFindings(linkRows(rows).site))];
const words = [
  ...(await misspelled('scripts/spelling/cspell.en.yaml', 'scripts/spelling/words.txt')),
  ...(await misspelled('scripts/spelling/cspell.es.yaml', 'scripts/spelling/palabras.txt')),
];
async function pageFindings(): Promise<Finding[]> {
  if (!existsSync('dist/index.html')) return [];
  const built = [...(await import('../../e2e/built-site.ts')).pages.values()];
  return [...headFindings(built), ...weightFindings(built), ...similarityFindings(built)];
}

const findings = [...words, ...turns, ...texts, ...(await pageFindings())]
  .filter(({ file }) => wanted(file))
  .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
/** Texts of the owner, and pages that are made of them. */
const isOwners = ({ file }: Finding): boolean => file.startsWith('content/') || file.startsWith('/');
const [warnings, errors] = [findings.filter(isOwners), findings.filter((one) => !isOwners(one))];
for (const { file, line, says } of warnings) {
  const isPage = file.startsWith('/');
  if (process.env.GITHUB_ACTIONS)
    console.log(isPage ? `::warning::${file} ${says}` : `::warning file=${file},line=${line}::${says}`);
  else console.log(`warning  ${isPage ? file : `${file}:${line}`}  ${says}`);
}
for (const { file, line, says } of errors) console.log(`${file}:${line}  ${says}`);
console.log(`\n${errors.length} to write otherwise in code and docs, ${warnings.length} to look at in content.`);
process.exitCode = errors.length > 0 ? 1 : 0;
