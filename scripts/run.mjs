/**
 * Runs one of the project's commands, installing first what is missing. Works on Node 20 or newer: the
 * Node version that the site needs comes with the packages, and everything after the installation
 * runs on that. Usage: node scripts/run.mjs <path without its ending> [arguments]; without a path, only installs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.install-stamp`;
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const node = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`This project needs Node 20 or newer to begin with; this is ${process.version}.`);
  process.exit(1);
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock || !existsSync(node)) {
  console.log('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = (...args) => {
    const done = spawnSync(npm, [...args, '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (done.status !== 0) {
      console.error('The packages could not be installed. Check the network and run the command again.');
      process.exit(done.status ?? 1);
    }
  };
  run('ci', '--no-audit', '--no-fund');
  // .npmrc forbids install scripts; a package that does not work without its own is allowed it by name.
  const { allowScripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  run('rebuild', ...allowed, '--ignore-scripts=false');
  if (!existsSync(node)) {
    console.error('The "node" package brought no Node. Delete the folder node_modules and run the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

const [command, ...rest] = process.argv.slice(2);
if (!command) process.exit(0);
const child = spawnSync(node, [`${root}${command}.ts`, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' },
});
process.exit(child.status ?? 1);
