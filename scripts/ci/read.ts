/** The workflows as data: what the tests ask of them. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Env = Record<string, string | number | boolean>;

export interface Step {
  id?: string;
  name?: string;
  uses?: string;
  with?: Env;
  run?: string;
  env?: Env;
}
export interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  outputs?: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  env?: Env;
  steps: Step[];
}
export interface Workflow {
  file: string;
  text: string;
  permissions?: Record<string, string>;
  env?: Env;
  jobs: Record<string, Job>;
}

/** All workflows of the project in the working folder. */
export const workflows = (): Workflow[] =>
  globSync('.github/workflows/*.yml')
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { ...(parse(text) as Omit<Workflow, 'file' | 'text'>), file, text };
    });

/** The commands of package.json that a step runs; "test" for `npm test`. One named by a variable is left out. */
export const npmCommands = (run: string): string[] =>
  [...run.matchAll(/\bnpm (?:run "?([\w:-]+)(?![\w:-]*\$)"?|(test)\b)/g)].map(([, name, test]) => name ?? test ?? '');

/** Set by GitHub's runner for every step. */
const RUNNER = /^(GITHUB_(OUTPUT|STEP_SUMMARY|ENV|REPOSITORY|API_URL|SHA|REF|RUN_ID|SERVER_URL)|PATH|HOME|CI|RANDOM)$/;

/** Variables that a step reads and that no one sets: neither "env", nor the runner, nor the step itself before. */
export function unsetVariables(workflow: Workflow, job: Job, { run = '', env }: Step): string[] {
  const set = new Set(Object.keys({ ...workflow.env, ...job.env, ...env }));
  for (const [, name = ''] of run.matchAll(/(?:^|[\s;(])(\w+)=/gm)) set.add(name);
  const read = [...run.matchAll(/\$\{?([A-Za-z_]\w*)(?![\w]*:-)/g)].map(([, name = '']) => name);
  return [...new Set(read)].filter((name) => !set.has(name) && !RUNNER.test(name));
}
