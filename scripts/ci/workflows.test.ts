/** Every workflow names what there is, reads what is set, pins what it takes and says what it may. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { npmCommands, unsetVariables, workflows, type Job } from './read.ts';

const { scripts, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

describe.each(workflows())('$file', (workflow) => {
  const jobs: [string, Job][] = Object.entries(workflow.jobs);

  it('says for each job what it may and how long it may take, and gives none more', () => {
    expect(workflow.permissions).toEqual({});
    const silent = jobs.filter(([, job]) => !job.permissions || !job['timeout-minutes']).map(([name]) => name);
    expect(silent).toEqual([]);
  });

  it('pins every action by its commit, each to one', () => {
    const used = [...workflow.text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    const names = new Set(used.map((action) => action.split('@')[0]));
    expect(new Set(used).size).toBe(names.size);
  });

  it('runs commands that there are', () => {
    const steps = jobs.flatMap(([, job]) => job.steps.map(({ run = '' }) => run));
    const matrix = jobs.flatMap(([, { strategy }]) =>
      (strategy?.matrix.run ?? []).map((run) => run.split(' ')[0] ?? ''),
    );
    expect([...steps.flatMap(npmCommands), ...matrix].filter((name) => !(name in scripts))).toEqual([]);
    const files = steps.flatMap((run) => [...run.matchAll(/\bnode (\S+\.ts)/g)].map(([, file = '']) => file));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('reads no variable that no one sets, and has no expression in a command', () => {
    for (const [, job] of jobs)
      for (const step of job.steps) {
        expect(unsetVariables(workflow, job, step)).toEqual([]);
        expect(step.run ?? '').not.toContain('${{');
      }
  });
});

it('runs every test of the project with every change', () => {
  const ci = workflows().find(({ file }) => file.endsWith('/ci.yml'));
  const parts = (ci?.jobs.slow?.strategy?.matrix.run ?? []).flatMap((run) => run.split(' ').slice(2));
  const files = globSync(['**/*.slow.test.ts', '**/*.spec.ts'], { exclude: ['node_modules/**'] });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !parts.some((part) => file.startsWith(`${part}/`)))).toEqual([]);
});

it('knows a variable that no one sets', () => {
  const workflow = { file: '', text: '', jobs: {} };
  const run = 'code=1; echo "$code $TOKEN ${CI:-} ${NUMBER} $GITHUB_OUTPUT" "${later:-0}"';
  expect(unsetVariables(workflow, { steps: [] }, { run, env: { NUMBER: 1 } })).toEqual(['TOKEN']);
});

it('lets only those packages run an installation script that are named in package.json', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const wanting = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  // Try a new one without its script, and name it with false; only what then fails may be true.
  expect(wanting.map((path) => path.replace(/^.*node_modules\//, '')).sort()).toEqual(Object.keys(allowScripts).sort());
});
