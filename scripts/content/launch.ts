/**
 * What is still a sample or missing before the site may speak for a real company, then upkeep that is due, then what the
 * owner may decide either way. Exit code 1 while anything is missing or content has mistakes.
 */
import { ContentError } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';
import { today } from '#lib/dates.ts';
import { counted } from '#lib/text.ts';
import { checkContent } from '#validation/check.ts';
import { onDisk } from '#validation/disk.ts';
import { openPhotos, openTasks, optionalTasks } from '#validation/launch.ts';
import { withLines } from '#validation/lines.ts';
import { locatedPictures, unusedPictures } from '#validation/picture-files.ts';
import type { Task } from '#validation/task.ts';
import { notesOn } from '#validation/validate.ts';
import { tapsFault } from '../deploy/taps/deploy.ts';
import { runMain } from '../lib/run-main.ts';

const put = 'No page shows it. Correct its name, write a record for it, or remove it';

function print(heading: string, tasks: readonly Task[]): void {
  if (tasks.length === 0) return;
  console.log(`\n${heading}:\n`);
  for (const { file, line, field, put } of withLines(onDisk(process.cwd()), tasks))
    console.log(`${file}\n  ${line === undefined ? '' : `line ${line}, `}${field}: ${put}`);
}

/** Taps that no one counts are lost, and nobody sees it. */
async function openTaps({ site, contactEvents, samples }: Content['business']): Promise<Task[]> {
  if (contactEvents === undefined || samples.includes('site')) return [];
  const fault = await tapsFault(site + contactEvents);
  return fault === undefined ? [] : [{ file: 'content/business.yaml', field: 'contactEvents', put: fault }];
}

await runMain(async () => {
  const { rows, problems } = await checkContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  const files = onDisk(process.cwd());
  const pictures = unusedPictures(files, rows).map((file) => ({ file, field: 'the picture', put }));
  const tasks = [...openTasks(rows, today()), ...openPhotos(await locatedPictures(files))];
  const missing = tasks.filter(({ upkeep }) => !upkeep);
  const upkeep = [...tasks.filter(({ upkeep }) => upkeep), ...(await openTaps(rows.business)), ...pictures];
  console.log(missing.length === 0 ? 'Nothing is missing. The site may go live.' : 'The site may not go live yet.');
  print(`${counted(missing.length, 'thing')} to settle before launch, legal duties first`, missing);
  print('Upkeep that is due; the site may go live without it', upkeep);
  const notes = notesOn(onDisk(process.cwd()), rows).map(({ wrong, remedy, ...at }) => ({
    ...at,
    put: `${wrong}. ${remedy}`,
  }));
  print('Yours to decide; nothing has to change', [...optionalTasks(rows), ...notes]);
  if (missing.length > 0) process.exitCode = 1;
});
