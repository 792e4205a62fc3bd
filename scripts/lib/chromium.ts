/** Finds a Chromium for the browser tests, installing Debian's where that is possible. */
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/**
 * In this order: CHROMIUM_PATH, one on the PATH, Playwright's own, Debian's package when root.
 *
 * @returns path of the executable
 * @throws Error with one sentence that says what to do
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = onPath() ?? [chromium.executablePath()].find((file) => existsSync(file));
  if (found) return found;
  installPackages('chromium');
  const installed = onPath();
  if (installed) return installed;
  throw new Error(
    'No Chromium found. Install one ("npx playwright install chromium", or your system\'s package) or set CHROMIUM_PATH to its executable.',
  );
}
