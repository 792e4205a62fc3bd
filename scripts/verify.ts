/**
 * Asks a live site whether it is what was built: the build in dist/, or without one what the site says of itself.
 * Usage: npm run deploy -- --verify https://www.example.com [--preview] [--wait 60] [--summary file]
 * --preview: search engines must not list it. --wait: so many seconds it may take until the build in dist/ is there.
 * --summary: adds the table to that file, as GitHub shows it beside a run.
 * Exit code 1 when anything is not as it should be.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { failed, markdownOf, siteAt, verify } from './verify/verify.ts';
import { runMain } from './lib/run-main.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { preview: { type: 'boolean' }, wait: { type: 'string' }, summary: { type: 'string' } },
  });
  const live = siteAt(positionals[0] ?? '');
  const wait = Number(values.wait ?? 0);
  if (!(wait >= 0)) throw new Error('Say how many seconds to wait as a number: --wait 60');
  const rows = await verify(live, { root: process.cwd(), preview: values.preview ?? false, wait });
  const text = markdownOf(live, rows);
  console.log(text);
  if (values.summary !== undefined) appendFileSync(values.summary, `## Live site\n\n${text}`);
  process.exitCode = failed(rows).length > 0 ? 1 : 0;
});
