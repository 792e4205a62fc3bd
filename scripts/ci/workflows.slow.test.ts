/**
 * Runs every command of every workflow as GitHub's runner would, each job in a fresh clone of the last commit. What talks
 * to the outside or takes long is replaced by a stand-in, as listed below. A job fails when one of its steps fails, names
 * a command that there is not, or reads a value that no one gives.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { linkedCopy } from '../lib/linked-copy.ts';
import { standIn } from '../lib/fake-github.ts';
import { unsetVariables, workflows, type Job, type Step, type Workflow } from './read.ts';

const HOST = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];

/** Commands that are not run, by their first words, each with the variables that the real one cannot do without. */
const REPLACED: Record<string, string[]> = {
  'npm test': [],
  'npm run test:all': [],
  'npm run check': [],
  // The packages of this folder are linked.
  'npm ci': [],
  'npm rebuild': [],
  'npm audit': [],
  'npm run deploy': HOST,
  'npm run deploy -- --rollback': HOST,
  'npm run deploy -- --verify': [],
  'npm run deploy -- --watch': ['GITHUB_TOKEN', 'GITHUB_REPOSITORY'],
  'gh pr': ['GH_TOKEN'],
};

/** What stands in: one program for npm and gh, which hands on whatever is not in the list. */
const program = (list: string, real: string) => `#!${process.execPath}
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const { basename } = require('node:path');
const replaced = JSON.parse(readFileSync(${JSON.stringify(list)}, 'utf8'));
const args = process.argv.slice(2);
const own = basename(process.argv[1]);
const key = [2, 1].map((count) => [own, ...args.slice(0, count)].join(' ')).find((words) => words in replaced);
if (!key) {
  if (own !== 'npm') throw new Error(own + ' ' + args.join(' ') + ' has no stand-in: add one to workflows.slow.test.ts.');
  process.exit(spawnSync(${JSON.stringify(real)}, args, { stdio: 'inherit' }).status ?? 1);
}
const fail = (text) => {
  console.error(text);
  process.exit(1);
};
if (args[0] === 'run') {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, file] = /^node scripts\\/run\\.mjs (\\S+)/.exec(scripts[args[1]] ?? '') ?? [];
  if (!(args[1] in scripts)) fail('package.json has no command "' + args[1] + '".');
  if (file && !existsSync(file + '.ts')) fail('There is no ' + file + '.ts, which "npm run ' + args[1] + '" runs.');
}
const missing = replaced[key].filter((name) => !process.env[name]);
if (missing.length > 0) fail(key + ' needs ' + missing.join(' and ') + ', which the step does not set.');
writeFileSync(process.env.REPLACED_LOG, key + '\\n', { flag: 'a' });
console.log('stand-in: ' + own + ' ' + args.join(' '));
const after = (option) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
const table = '| What | Found |\\n| --- | --- |\\n| Stand-in | yes |\\n';
if (after('--summary')) writeFileSync(after('--summary'), table, { flag: 'a' });
if (after('--preview')?.startsWith('pr-')) console.log('https://' + after('--preview') + '-site.someone.workers.dev');
`;

const TOKEN = 'token';
const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
const api = await standIn(TOKEN);
const site = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
await once(site, 'listening');
const siteAddress = site.address();
const siteUrl = typeof siteAddress === 'object' && siteAddress ? `http://127.0.0.1:${siteAddress.port}` : '';

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
};
const SERVER = 'https://github.example';
const REPOSITORY = 'owner/site';
const SHA = git('rev-parse', 'HEAD');

/** What GitHub puts in place of an expression. */
const VALUES: Record<string, string> = {
  'github.token': TOKEN,
  'github.server_url': SERVER,
  'github.repository': REPOSITORY,
  'github.run_id': '1',
  'github.run_number': '1',
  'github.sha': SHA,
  'github.actor': 'owner',
  'github.event.pull_request.number': '12',
  'github.event.pull_request.html_url': `${SERVER}/${REPOSITORY}/pull/12`,
  'github.event.pull_request.head.sha': SHA,
  'secrets.CLOUDFLARE_API_TOKEN': TOKEN,
  'vars.CLOUDFLARE_ACCOUNT_ID': 'account',
};
/** Outputs that are not used as they come: a server on this machine stands in for the live site. */
const INSTEAD: Record<string, string> = { 'steps.site.outputs.address': siteUrl };

type Values = Record<string, string>;

/** @throws Error that names an expression without a value */
function filled(text: string, values: Values): string {
  return text.replace(/\$\{\{\s*(.+?)\s*\}\}/g, (_, name: string) => {
    const value = INSTEAD[name] ?? values[name];
    if (value === undefined) throw new Error(`"${name}" has no value: nothing before writes it, and VALUES lacks it`);
    return value;
  });
}

/** Outputs as steps write them: "name=value", or several lines between an end mark. */
function outputsIn(text: string): Values {
  const found: Values = {};
  for (const [, name = '', , long, short] of text.matchAll(/^(\w+)(?:<<(\S+)\n([\s\S]*?)\n?\2$|=(.*)$)/gm))
    found[name] = long ?? short ?? '';
  return found;
}

/** The last build, or as much of one as the steps ask for. */
function bringBuild(clone: string): void {
  const to = join(clone, 'dist');
  if (existsSync(join(root, 'dist'))) linkedCopy(join(root, 'dist'), to);
  else {
    mkdirSync(to, { recursive: true });
    writeFileSync(join(to, 'licenses.txt'), '# Licenses\n');
  }
}

/** The stand-ins come first on the PATH. */
function programs(): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const list = join(folder, 'replaced.json');
  writeFileSync(list, JSON.stringify(REPLACED));
  const real =
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((path) => join(path, 'npm'))
      .find(existsSync) ?? 'npm';
  for (const name of ['npm', 'gh']) writeFileSync(join(bin, name), program(list, real), { mode: 0o755 });
  // Whoever runs this may install nothing.
  writeFileSync(join(bin, 'sudo'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
  return [bin, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
}
const PATH = programs();

function bash(script: string, cwd: string, env: Values): Promise<{ code: number; said: string }> {
  // As the runner does, and "u": a variable that no one sets is a mistake.
  const child = spawn('bash', ['--noprofile', '--norc', '-euo', 'pipefail', '-c', script], { cwd, env });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, said })));
}

/** @returns what is wrong, in a sentence; undefined when the step went well */
async function runStep(
  workflow: Workflow,
  job: Job,
  step: Step,
  clone: string,
  values: Values,
): Promise<string | undefined> {
  const unset = unsetVariables(workflow, job, step);
  if (unset.length > 0) return `reads ${unset.join(', ')}, which no one sets`;
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  let env: Values;
  try {
    const own = Object.entries({ ...workflow.env, ...job.env, ...step.env });
    env = Object.fromEntries(own.map(([name, value]) => [name, filled(String(value), values)]));
  } catch (error) {
    return (error as Error).message;
  }
  const log = join(folder, 'replaced.log');
  writeFileSync(log, '');
  const { code, said } = await bash(step.run ?? '', clone, {
    ...{ PATH, HOME: folder, CI: 'true', RANDOM: '1', REPLACED_LOG: log },
    ...{ GITHUB_API_URL: api.url, GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: SHA, GITHUB_SERVER_URL: SERVER },
    ...files,
    ...env,
  });
  const stoodIn = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  if (code !== 0) return `ended with code ${code}:\n${said.trim().replace(/^/gm, '      ')}`;
  if (stoodIn.includes('npm test')) bringBuild(clone);
  for (const [name, value] of Object.entries(outputsIn(readFileSync(files.GITHUB_OUTPUT, 'utf8'))))
    if (step.id) values[`steps.${step.id}.outputs.${name}`] = value;
  return undefined;
}

/** Every combination of a job's matrix. */
function combinations({ strategy }: Job): Values[] {
  let all: Values[] = [{}];
  for (const [name, choices] of Object.entries(strategy?.matrix ?? {}))
    all = all.flatMap((one) => choices.map((choice) => ({ ...one, [`matrix.${name}`]: choice })));
  return all;
}

afterAll(() => {
  api.close();
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(workflows())('$file', (workflow) => {
  /** What later jobs may read of earlier ones. */
  const results: Values = {};
  const jobs = Object.entries(workflow.jobs).flatMap(([id, job]) =>
    combinations(job).map((choice) => ({ id, job, choice, name: [id, ...Object.values(choice)].join(' › ') })),
  );

  it.each(jobs)('$name', async ({ id, job, choice }) => {
    const clone = join(folder, 'clone');
    rmSync(clone, { recursive: true, force: true });
    git('clone', '--quiet', '--local', root, clone);
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    const values: Values = { ...VALUES, ...results, ...choice };
    for (const step of job.steps) {
      if (step.uses?.includes('download-artifact')) bringBuild(clone);
      if (step.run === undefined) continue;
      expect(await runStep(workflow, job, step, clone, values), step.name ?? step.run).toBeUndefined();
    }
    results[`needs.${id}.result`] = 'success';
    for (const [name, value] of Object.entries(job.outputs ?? {}))
      results[`needs.${id}.outputs.${name}`] = filled(value, values);
  });
});
