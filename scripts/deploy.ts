/** Everything about the live site; the options are in docs/commands.md. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { report } from '#business/problem.ts';
import { business } from '#business/schema/business.ts';
import { today } from '#lib/dates.ts';
import { checkContent } from '#validation/check.ts';
import { SETTINGS } from '../admin/settings.ts';
import { announcement } from './deploy/announce.ts';
import { checkPreviewName, deploy, preview, rollBack } from './deploy/deploy.ts';
import { deployTaps } from './deploy/taps/deploy.ts';
import { failed, markdownOf, siteAt, verify } from './deploy/verify.ts';
import { readMemory, watch } from './deploy/watch.ts';
import { deployments } from './deploy/wrangler.ts';
import { accessOf, findIssue, keepIssue } from './lib/github.ts';
import { runMain } from './lib/run-main.ts';

/** The nightly report is written after this many minutes at the latest. */
const WATCH_MINUTES = 12;

const folder = process.cwd();

function parseFlags() {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ built: flag, first: flag, samples: flag, announce: flag, preview: text },
      ...{ taps: flag, rollback: flag, verify: flag, wait: text, watch: flag, issue: flag, summary: text },
    },
  });
  const modes = (['preview', 'taps', 'rollback', 'verify', 'watch'] as const).filter(
    (name) => values[name] !== undefined,
  );
  if (modes.length > 1) throw new Error(`Use one of --${modes.join(', --')} at a time.`);
  if (positionals.length > (values.verify || values.watch ? 1 : 0))
    throw new Error(`"${positionals.at(-1) ?? ''}" is not expected here. Only --verify and --watch take an address.`);
  return { ...values, address: positionals[0] };
}
type Flags = ReturnType<typeof parseFlags>;

const runScript = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' });
const readBusiness = () => business.parse(parse(readFileSync('content/business.yaml', 'utf8')));

async function upload(flags: Flags): Promise<string> {
  if (flags.preview !== undefined) checkPreviewName(flags.preview);
  else if (!flags.samples) runScript('scripts/content/launch.ts');
  if (!flags.built) {
    // A token that expired is better found before minutes of building; one for previews may not ask this.
    if (flags.preview === undefined) await deployments(folder);
    runScript('scripts/build.ts');
  }
  if (flags.preview !== undefined) return preview(folder, flags.preview);
  const { site, samples } = readBusiness();
  const isFirst = flags.first ?? samples.includes('site');
  const announce = flags.announce ? () => announcement(site) : undefined;
  return deploy({ folder, live: isFirst ? undefined : site, today: new Date(), announce });
}

/** @returns whether all is well */
async function check({ address, wait = '0', summary }: Flags): Promise<boolean> {
  if (!(Number(wait) >= 0)) throw new Error(`--wait takes a number of seconds, not "${wait}".`);
  const live = siteAt(address ?? readBusiness().site);
  const rows = await verify(live, folder, today(), Number(wait));
  const text = markdownOf(live, rows);
  console.log(text);
  if (summary !== undefined) appendFileSync(summary, `## Live site\n\n${text}`);
  return failed(rows).length === 0;
}

/** What it finds is no failure: it fails only without a report. */
async function watchSite({ address, issue, summary }: Flags): Promise<void> {
  const access = issue ? accessOf() : undefined;
  const { rows, problems } = await checkContent(folder);
  if (problems.length > 0) throw new Error(report(problems));
  const { site, samples } = rows.business;
  const before = access && (await findIssue(access, 'watch', 'open', 'closed'));
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort());
  const { text, count, memory } = await watch({
    root: folder,
    rows,
    live: address === undefined ? (samples.includes('site') ? undefined : site) : siteAt(address),
    today: today(),
    memory: readMemory(before?.body),
    signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(WATCH_MINUTES * 60_000)]),
  });
  console.log(text);
  if (summary !== undefined) appendFileSync(summary, text);
  // Closed while all is well, it still remembers.
  if (access && (before || count > 0 || Object.keys(memory).length > 0))
    await keepIssue(access, 'watch', before, { title: 'The live site needs a look', text, open: count > 0 });
}

/** @returns one sentence that says what is live now */
function change(flags: Flags): Promise<string> {
  if (flags.rollback) return rollBack(folder);
  if (flags.taps) return deployTaps(folder, { business: readBusiness(), repository: SETTINGS.repository });
  return upload(flags);
}

await runMain(async () => {
  const flags = parseFlags();
  if (flags.verify) process.exitCode = (await check(flags)) ? 0 : 1;
  else if (flags.watch) await watchSite(flags);
  else console.log(`\n${await change(flags)}`);
});
