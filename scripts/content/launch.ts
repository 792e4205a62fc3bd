/**
 * What is still a sample or missing before the site may speak for a real company, then upkeep that is due, then what the
 * owner may decide either way. Exit code 1 while anything is missing or content has mistakes.
 */
import { ContentError } from '#business/problem.ts';
import { today } from '#lib/dates.ts';
import { counted } from '#lib/text.ts';
import { checkContent } from '#validation/check.ts';
import { onDisk } from '#validation/disk.ts';
import { openPhotos, openTasks, optionalTasks } from '#validation/launch.ts';
import { withLines } from '#validation/lines.ts';
import { locatedPictures, unusedPictures } from '#validation/picture-files.ts';
import type { Task } from '#validation/task.ts';
import { notesOn } from '#validation/validate.ts';
import { runMain } from '../lib/run-main.ts';

const put = 'No page shows it. Correct its name, write a record for it, or remove it';

function print(heading: string, tasks: readonly Task[]): void {
  if (tasks.length === 0) return;
  console.log(`\n${heading}:\n`);
  for (const { file, line, field, put } of withLines(onDisk(process.cwd()), tasks))
    console.log(`${file}\n  ${line === undefined ? '' : `line ${line}, `}${field}: ${put}`);
}

await runMain(async () => {
  const { rows, problems } = await checkContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  const files = onDisk(process.cwd());
  const pictures = unusedPictures(files, rows).map((file) => ({ file, field: 'the picture', put }));
  const tasks = [...openTasks(rows, today()), ...openPhotos(await locatedPictures(files))];
  const missing = tasks.filter(({ upkeep }) => !upkeep);
  console.log(missing.length === 0 ? 'Nothing is missing. The site may go live.' : 'The site may not go live yet.');
  print(`${counted(missing.length, 'thing')} to settle before launch, legal duties first`, missing);
  print('Upkeep that is due; the site may go live without it', [...tasks.filter(({ upkeep }) => upkeep), ...pictures]);
  const notes = notesOn(onDisk(process.cwd()), rows).map(({ wrong, remedy, ...at }) => ({
    ...at,
    put: `${wrong}. ${remedy}`,
  }));
  print('Yours to decide; nothing has to change', [...optionalTasks(rows), ...notes]);
  if (missing.length > 0) process.exitCode = 1;
});
