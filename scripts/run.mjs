/**
 * Runs one of the project's commands, installing first what is missing. Begins on Node 20 or newer and goes on with the
 * Node that `engines` in package.json asks for: this one where it will do, otherwise the one among the packages.
 * Usage: node scripts/run.mjs <path without its ending> [arguments]; without a path, only installs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const stamp = `${root}node_modules/.install-stamp`;
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const versionOf = (text) => text.match(/\d+/g).map(Number);

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

/** Characters that Astro, Vite or Node take for something else in a path. */
const [sign] = /[#?*%"]/.exec(root) ?? [];
if (sign)
  stop(`The path of this folder, ${root}, has a ${sign}, with which the site cannot be built: rename the folder.`);
if (readFileSync(fileURLToPath(import.meta.url), 'utf8').includes('\r'))
  stop('The files here have Windows line endings, which change what is built: clone the repository again with Git.');

const [major, minor] = versionOf(process.version);
if (major < 20) stop(`This project needs Node 20 or newer to begin with; this is ${process.version}.`);

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages…');
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0)
    stop('The packages could not be installed. Check the network and run the command again.', status ?? 1);
  writeFileSync(stamp, lock);
}

/** @returns the path of a Node that satisfies `engines` */
function suitableNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const [leastMajor, leastMinor] = versionOf(engines.node);
  const isSuitable = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  // The installation may have taken away the Node that began.
  if (isSuitable && existsSync(process.execPath)) return process.execPath;
  const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`;
  const packaged = `${root}node_modules/node-${platform}/bin/node${isWindows ? '.exe' : ''}`;
  if (!existsSync(packaged)) stop(`No Node ${engines.node} comes for ${platform}: install it from nodejs.org.`);
  return packaged;
}

const [command, ...rest] = process.argv.slice(2);
if (!command) process.exit(0);
const child = spawnSync(suitableNode(), [`${root}${command}.ts`, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' },
});
if (child.error) stop(`${command}.ts could not be run: ${child.error.message}`);
process.exit(child.status ?? 1);
