/**
 * Spelling and phrases we don't use, in content, the words of the interface and the docs; searches, lengths and openings of
 * pages; and built pages, if there are any. Content gets warnings only. Run: npm run content -- spelling [files…]
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import { linkRows } from '#business/linking/link-site.ts';
import { readContent } from '#validation/read.ts';
import { headFindings, similarityFindings, weightFindings } from '../lib/page-findings.ts';
import {
  footnoteFindings,
  lengthFindings,
  openingFindings,
  phraseFindings,
  phrasesOf,
  searchFindings,
  type Finding,
} from '../lib/writing.ts';

const FOLDER = 'scripts/spelling';
/** Searched for words and phrases we don't say; English only. */
const ENGLISH = ['content/**/*.{md,yaml}', 'src/**/words.en.ts', 'docs/**/*.md', 'README.md'];
const NOT_ENGLISH = /^(content\/([a-z][a-z]\/|reviews\.yaml|tiles\.yaml)|docs\/translating\.md)/;

async function misspelled(settings: string, list: string): Promise<Finding[]> {
  const root = process.cwd();
  const findings: Finding[] = [];
  const options = { root, progress: false, summary: false, config: `${FOLDER}/${settings}`, configSearch: false };
  await lint([], options, {
    issue: ({ uri = '', row, text, suggestionsEx = [] }) => {
      const known = suggestionsEx.slice(0, 3).map(({ word }) => word);
      const meant = known.length > 0 ? `: ${known.join(', ')}?` : '';
      const message = `"${text}" is not in the dictionary${meant}. If it is right, `;
      const file = relative(root, fileURLToPath(uri));
      const remedy = file.startsWith('content/') ? 'leave it as it is' : `add it to ${FOLDER}/${list}`;
      findings.push({ file, line: row, message: message + remedy });
    },
  });
  return findings;
}

function phrases(): Finding[] {
  const unwanted = phrasesOf(readFileSync(`${FOLDER}/phrases.yaml`, 'utf8'));
  const files = globSync(ENGLISH).filter((file) => !NOT_ENGLISH.test(file.replaceAll('\\', '/')));
  return files.flatMap((file) => phraseFindings(file, readFileSync(file, 'utf8'), unwanted));
}

async function texts(): Promise<Finding[]> {
  const { rows, problems } = readContent(process.cwd());
  // The content check reports these.
  if (problems.length > 0) return [];
  return [
    ...lengthFindings(rows),
    ...openingFindings(rows),
    ...footnoteFindings(rows),
    ...(await searchFindings(linkRows(rows).site)),
  ];
}

async function builtPages(): Promise<Finding[]> {
  if (!existsSync('dist/index.html')) return [];
  const pages = [...(await import('../../e2e/built-site.ts')).pages.values()];
  return [...headFindings(pages), ...weightFindings(pages), ...similarityFindings(pages)];
}

const wanted = process.argv.slice(2);
const findings = [
  ...(await misspelled('cspell.en.yaml', 'words.txt')),
  ...(await misspelled('cspell.es.yaml', 'palabras.txt')),
  ...phrases(),
  ...(await texts()),
  ...(await builtPages()),
]
  .filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.startsWith(part)))
  .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
const isPage = ({ file }: Finding): boolean => file.startsWith('/');
const [errors, warnings] = [false, true].map((isOwners) =>
  findings.filter((finding) => (finding.file.startsWith('content/') || isPage(finding)) === isOwners),
) as [Finding[], Finding[]];
for (const finding of warnings) {
  const { file, line, message } = finding;
  if (!process.env.GITHUB_ACTIONS) console.log(`warning  ${isPage(finding) ? file : `${file}:${line}`}  ${message}`);
  else
    console.log(isPage(finding) ? `::warning::${file} ${message}` : `::warning file=${file},line=${line}::${message}`);
}
for (const { file, line, message } of errors) console.log(`${file}:${line}  ${message}`);
console.log(`\n${errors.length} to rewrite in code and docs, ${warnings.length} to look at in content.`);
process.exitCode = errors.length > 0 ? 1 : 0;
