/** Installs Debian packages for tests, if that works without asking. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Does nothing unless this runs as root on Debian. The caller checks the result. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's ${names.join(' and ')} for the tests…`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}
