/**
 * The report of a night: whether the live site is what was built, which sources of our facts are gone, which facts are
 * due. Usage: npm run deploy -- --watch [-- https://www.example.com] [--issue] [--summary file]
 * Without an address it asks the one in content/business.yaml. --issue: keeps the repository's issue (GITHUB_TOKEN,
 * GITHUB_REPOSITORY, GITHUB_API_URL). --summary: adds the report to that file. What it finds is no failure: the exit code is 1 only when
 * there is no report, or the issue cannot be written.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { today } from '#lib/dates.ts';
import { checkContent } from '#validation/check.ts';
import { report } from '#business/problem.ts';
import { dueFacts } from '#validation/due-facts.ts';
import { accessOf, keepIssue } from './lib/github.ts';
import { siteAt, verify } from './verify/verify.ts';
import { reportOf, type Live } from './watch/report.ts';
import { askSources, sourcesOf } from './watch/sources.ts';
import { runMain } from './lib/run-main.ts';

async function look(address: string): Promise<Live> {
  try {
    return { address, rows: await verify(address, { root: process.cwd() }) };
  } catch (error) {
    return { address, silent: error instanceof Error ? error.message : String(error) };
  }
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { issue: { type: 'boolean' }, summary: { type: 'string' } },
  });
  // Before anything that takes long.
  const access = values.issue ? accessOf() : undefined;
  const { rows, problems } = await checkContent(process.cwd());
  if (problems.length > 0) throw new Error(report(problems));
  const { site, samples } = rows.business;
  const address = positionals[0] ?? (samples.includes('site') ? undefined : site);
  const live = address === undefined ? undefined : await look(siteAt(address));
  const sources = sourcesOf(rows.facts);
  console.error(`Asking ${sources.size} sources, one a second…`);
  const asked = await askSources(sources, { agent: `link-check (+${site})` });
  const day = today();
  const night = reportOf({ day, live, asked, due: dueFacts(rows, day) });
  console.log(night.text);
  if (values.summary !== undefined) appendFileSync(values.summary, night.text);
  if (access) {
    const said = night.wrong > 0 ? night.text : undefined;
    console.log(`Issue ${await keepIssue(access, 'watch', 'The live site needs a look', said, 'All is well.')}.`);
  }
});
