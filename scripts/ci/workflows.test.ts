/** The workflows run what exists, use only what is pinned, and have the checks that docs/operations.md requires. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Job {
  name?: string;
  permissions?: object;
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, string[]> };
  steps: { run?: string }[];
}

const texts = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));
const workflows = texts.map((text) => parse(text) as { permissions?: object; jobs: Record<string, Job> });
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));
const matrix = ({ strategy }: Job): string[] => Object.values(strategy?.matrix ?? {}).flat();
const commands = jobs.flatMap(([, { steps }]) => steps.map(({ run = '' }) => run)).join('\n');

it('has a job for every required check', () => {
  const [, line = ''] = /\*\*Require status checks\*\*: (.+)/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const required = [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const checks = jobs.flatMap(([id, job]) => [id, ...matrix(job).map((value) => `${id} (${value})`)]);
  expect(required).toContain('content');
  expect(required.filter((name) => name !== undefined && !checks.includes(name))).toEqual([]);
});

it('runs only commands and files that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const names = [...commands.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const files = [...commands.matchAll(/\bnode (\S+\.m?[jt]s)/g)].map(([, file = '']) => file);
  expect(names).toContain('deploy');
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('runs every slow test with every change', () => {
  const folders = jobs.flatMap(([, job]) => matrix(job)).flatMap((value) => value.split(' '));
  const files = globSync('{src,scripts,e2e,admin}/**/*.{slow.test,spec}.ts');
  expect(files.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});

it('pins every action to a commit, limits every job, and puts no expression into a command', () => {
  const actions = globSync('.github/actions/*/action.yml').map((file) => readFileSync(file, 'utf8'));
  const used = [...texts, ...actions].flatMap((text) => [...text.matchAll(/uses: (.*)/g)].map(([, name = '']) => name));
  const isOurs = (name: string) => name.startsWith('./') && existsSync(`${name}/action.yml`);
  expect(used.filter((name) => !isOurs(name) && !/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(name))).toEqual([]);
  expect(workflows.every(({ permissions }) => permissions && Object.keys(permissions).length === 0)).toBe(true);
  const unlimited = jobs.filter(([, job]) => !job.permissions || !job['timeout-minutes']).map(([id]) => id);
  expect(unlimited).toEqual([]);
  expect(commands).not.toContain('${{');
});

it('lets no package run an installation script', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
