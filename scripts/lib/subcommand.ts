/** Runs one of a folder's scripts by its name: `npm run content -- launch` runs scripts/content/launch.ts. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { spawnSync } from 'node:child_process';

/** @param folder below scripts/ @param usual what runs without a name */
export function subcommand(folder: string, usual?: string): void {
  const names = globSync(`scripts/${folder}/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'));
  const [name = usual, ...more] = process.argv.slice(2);
  if (name === undefined || !names.includes(name)) {
    console.error(`npm run ${folder} -- takes one of ${names.sort().join(', ')}${name ? `, not "${name}"` : ''}.`);
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, [`scripts/${folder}/${name}.ts`, ...more], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
