/** Facts past their review day, by county, each with its source. Run: npm run content -- facts [days ahead] */
import { ContentError } from '#business/problem.ts';
import { daysAfter, today } from '#lib/dates.ts';
import { checkContent } from '#validation/check.ts';
import { dueFacts, whenDue } from '#validation/due-facts.ts';
import { runMain } from '../lib/run-main.ts';

await runMain(async () => {
  const ahead = Number(process.argv[2] ?? 0);
  if (!Number.isInteger(ahead) || ahead < 0)
    throw new Error('Give the days to look ahead as a whole number: npm run content -- facts 60');
  const { rows, problems } = await checkContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  const until = daysAfter(today(), ahead);
  const groups = dueFacts(rows, until);
  for (const { where, facts } of groups) {
    console.log(`\n${where}: ${facts.length}`);
    for (const fact of facts)
      console.log(`  ${whenDue(fact, until)}  ${fact.id} (${fact.file})\n    ${fact.says}\n    ${fact.source.url}`);
  }
  const count = groups.reduce((sum, { facts }) => sum + facts.length, 0);
  console.log(`\n${count} facts are due for review by ${until}.`);
  if (count > 0)
    console.log(
      'Read each source again; then set read to today and review to a later day. If its days are over, write the next ones, or say under shelved why no page shows it.',
    );
});
