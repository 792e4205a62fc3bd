/**
 * Reports mistakes in content/, in the words of the build; with --launch also what keeps the site from going live. On
 * GitHub it also marks the lines of the change, writes the summary, and passes the sentences (output "said") to the job
 * that tells the editor.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { checkContent } from '#validation/check.ts';
import { today } from '#lib/dates.ts';
import { onDisk } from '#validation/disk.ts';
import { launchProblems, openPhotos } from '#validation/launch.ts';
import { locatedPictures } from '#validation/picture-files.ts';
import { notesOn } from '#validation/validate.ts';
import { entriesOf, headlineOf, listOf, report, type Problem } from '#business/problem.ts';

/** A comment on GitHub holds 65,536 characters, and the output must fit a command line. */
const MAX_LENGTH = 30_000;

/** Escapes Markdown, HTML and @mentions. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]#|~]/g, String.raw`\$&`)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/@/g, '&#64;')
    .replace(/\s*\n\s*/g, ' ');

/** The report as Markdown: a list of sentences for each file; '' without problems. */
export function sentences(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const files = entriesOf(problems);
  const lines = files.flatMap(({ file, entries }) => [
    `\n**${escaped(file)}**\n`,
    ...entries.map(({ place, wrong, remedy }) => `- ${escaped(place)}: ${escaped(wrong)}. ${escaped(remedy)}`),
  ]);
  let text = `${headlineOf(files)}:`;
  for (const [at, line] of lines.entries()) {
    if (text.length + line.length > MAX_LENGTH)
      return `${text}\n\nand ${lines.length - at} more lines, in the run's log.`;
    text += `\n${line}`;
  }
  return text;
}

/** A workflow command that shows a problem beside its line. */
export function annotation({ file, line, field, wrong, remedy }: Problem): string {
  const value = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const property = (text: string) => value(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  const place = line === undefined ? '' : `,line=${line}`;
  return `::error file=${property(file)}${place},title=${property(field)}::${value(`${wrong}. ${remedy}`)}`;
}

if (import.meta.main) {
  const { rows, problems: mistakes } = await checkContent(process.cwd());
  const located = openPhotos(await locatedPictures(onDisk(process.cwd())));
  const isLaunch = process.argv.includes('--launch') && mistakes.length === 0;
  const problems = isLaunch ? launchProblems(rows, today()) : mistakes;
  for (const { file, put } of located) console.log(`Warning: ${file}: ${put}`);
  const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = process.env;
  const text = sentences(problems);
  if (GITHUB_OUTPUT) {
    // Content cannot end the value.
    const end = randomUUID();
    appendFileSync(GITHUB_OUTPUT, `said<<${end}\n${text}\n${end}\n`);
    for (const problem of problems) console.log(annotation(problem));
  }
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${text || 'No mistakes in content.'}\n`);
  if (problems.length > 0) console.error(report(problems));
  else {
    const notes = listOf(entriesOf(notesOn(onDisk(process.cwd()), rows)));
    console.log(
      ['No mistakes in content.', ...(notes ? ['\nWorth a look; nothing has to change:\n', notes] : [])].join('\n'),
    );
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}
