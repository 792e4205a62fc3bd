/** Runs programs one after the other and stops at the first that fails. */
import { spawnSync } from 'node:child_process';

export interface Step {
  name: string;
  /** Arguments to this Node. */
  args: string[];
}

export const BUILD: Step = { name: 'Build', args: ['node_modules/astro/bin/astro.mjs', 'build'] };

/** Astro check comes before ESLint, because it writes the collections' types that typed linting reads. */
export const CHECKS: Step[] = [
  { name: 'Prettier', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'Astro check', args: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'] },
  // A service worker knows other globals than a page.
  { name: 'Types of the service worker', args: ['node_modules/typescript/bin/tsc', '-p', 'src/offline'] },
  { name: 'Licenses', args: ['scripts/licenses.ts'] },
  { name: 'ESLint', args: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'] },
];

/** Runs a step with its output shown; ends the process with the step's code when it fails. */
export function run(step: Step): void {
  const began = Date.now();
  console.log(`\n── ${step.name}`);
  const { status } = spawnSync(process.execPath, step.args, { stdio: 'inherit' });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n${step.name} failed after ${seconds} s.`);
    process.exit(status ?? 1);
  }
  console.log(`── ${step.name}: ${seconds} s`);
}
