/** Lists everything that is still a sample or missing before the site may speak for a real company. Exit code 1 while anything is. */
import { today } from '#lib/dates.ts';
import { openTasks } from '#model/launch.ts';
import { checkContent } from '#model/check.ts';
import { report } from '#model/problem.ts';

const { rows, problems } = checkContent(process.cwd());
if (problems.length > 0) {
  console.error(report(problems));
  process.exit(1);
}
const tasks = openTasks(rows, today());
if (tasks.length === 0) {
  console.log('Nothing is missing. The site may go live.');
  process.exit(0);
}
console.log(`${tasks.length} things to settle before launch, legal duties first:\n`);
for (const task of tasks) console.log(`${task.file}\n  ${task.field}: ${task.put}`);
process.exit(1);
