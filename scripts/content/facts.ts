/**
 * The owner's to-do list: facts past their review day, by county, each with its page.
 * Usage: npm run content -- facts [-- days ahead], for example `npm run content -- facts 60`.
 */
import { daysAfter, today } from '#lib/dates.ts';
import { checkContent } from '#validation/check.ts';
import { report } from '#business/problem.ts';
import { dueFacts, whenDue } from '#validation/due-facts.ts';

const ahead = Number(process.argv[2] ?? 0);
if (!Number.isInteger(ahead) || ahead < 0) {
  console.error('Say how many days to look ahead as a whole number: npm run content -- facts 60');
  process.exit(1);
}
const { rows, problems } = await checkContent(process.cwd());
if (problems.length > 0) {
  console.error(report(problems));
  process.exit(1);
}
const until = daysAfter(today(), ahead);
const groups = dueFacts(rows, until);
const count = groups.reduce((sum, group) => sum + group.facts.length, 0);
console.log(count === 0 ? `No fact is due for review by ${until}.` : `${count} facts are due for review by ${until}.`);
for (const { where, facts } of groups) {
  console.log(`\n${where}: ${facts.length}`);
  for (const fact of facts)
    console.log(`  ${whenDue(fact, until)}  ${fact.id} (${fact.file})\n    ${fact.says}\n    ${fact.source.url}`);
}
if (count > 0)
  console.log(
    '\nRead the page again, fix the record, then set read to today and review to a day ahead. Of days that are over, write the next ones, or say under shelved why no page shows them.',
  );
