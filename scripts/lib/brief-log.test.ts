/** The build log keeps warnings and errors and drops one line per page and picture. */
import { expect, it } from 'vitest';
import briefLog from './brief-log.ts';

it.each([
  ['  \u001b[32m├─\u001b[39m \u001b[2m/pricing.html\u001b[22m', 'info', false],
  [' \u001b[32m(+12ms)\u001b[39m ', 'info', false],
  ['  \u001b[32m▶\u001b[39m /_astro/truck.avif (reused cache entry)', 'info', false],
  [' generating static routes ', 'info', true],
  [' (+12ms) (file not created, response body was empty)', 'info', true],
  ['  ├─ /pricing.html', 'error', true],
] as const)('%j as %s: %s', (message, level, isKept) => {
  const written: string[] = [];
  briefLog({ write: (event) => void written.push(event.message) }).write({
    label: null,
    level,
    message,
    newLine: true,
  });
  expect(written).toEqual(isKept ? [message] : []);
});
