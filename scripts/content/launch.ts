/**
 * Reports mistakes in content; without any, lists what is still a sample or missing before the site may speak for a
 * real company, upkeep that is due (facts to read again, pictures that no page shows), and what the owner may decide either
 * way. Exit code 1 while anything is missing.
 */
import { today } from '#lib/dates.ts';
import { counted } from '#lib/text.ts';
import { openTasks, optionalTasks } from '#validation/launch.ts';
import type { Task } from '#validation/task.ts';
import { checkContent } from '#validation/check.ts';
import { onDisk } from '#validation/disk.ts';
import { unusedPictures } from '#validation/picture-files.ts';
import { report } from '#business/problem.ts';

const { rows, problems } = await checkContent(process.cwd());
if (problems.length > 0) {
  console.error(report(problems));
  process.exit(1);
}
console.log('No mistakes in content.\n');
const unused = unusedPictures(onDisk(process.cwd()), rows).map((file): Task => ({
  file,
  field: 'the picture',
  put: 'No page shows it. Correct its name, write a record for it, or take it away',
  upkeep: true,
}));
const tasks = [...openTasks(rows, today()), ...unused];
const print = (list: readonly Task[]) => {
  for (const task of list) console.log(`${task.file}\n  ${task.field}: ${task.put}`);
};
const { missing = [], upkeep = [] } = Object.groupBy(tasks, (task) => (task.upkeep ? 'upkeep' : 'missing'));
const choices = optionalTasks(rows);
if (missing.length === 0) console.log('Nothing is missing. The site may go live.');
else {
  console.log(`${counted(missing.length, 'thing')} to settle before launch, legal duties first:\n`);
  print(missing);
}
if (upkeep.length > 0) {
  console.log('\nUpkeep that is due, and keeps no site from going live:\n');
  print(upkeep);
}
if (choices.length > 0) {
  console.log('\nYours to decide; nothing has to change:\n');
  print(choices);
}
process.exit(missing.length === 0 ? 0 : 1);
