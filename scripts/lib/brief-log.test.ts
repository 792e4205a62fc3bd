/** The build log keeps warnings and errors and drops one line per page. */
import type { AstroLoggerMessage } from 'astro';
import { expect, it } from 'vitest';
import briefLog from './brief-log.ts';

const event = (message: string, level: AstroLoggerMessage['level'] = 'info') => ({
  label: null,
  level,
  message,
  newLine: true,
});
const green = (text: string) => `\u001b[32m${text}\u001b[39m`;
const PAGE = event(`  ${green('├─')} \u001b[2m/pricing.html\u001b[22m`);

function told(events: AstroLoggerMessage[]): string[] {
  const said: string[] = [];
  const log = briefLog({ write: ({ message }) => void said.push(message) });
  for (const one of events) log.write(one);
  return said;
}

it('tells everything but a line for each page and picture', () => {
  const made = [
    PAGE,
    event(` ${green('(restored)')}`),
    event(` ${green('(+12ms)')} `),
    event(`  ${green('▶')} /_astro/truck.avif \u001b[2m(reused cache entry)\u001b[22m`),
  ];
  expect(told(made)).toEqual([]);
  const others = [
    event(' generating static routes '),
    event(` ${green('(+12ms)')} (file not created, response body was empty)`),
    event('  ├─ /pricing.html', 'error'),
  ];
  expect(told(others)).toEqual(others.map(({ message }) => message));
});

it('tells how far a large site is', () => {
  expect(told(Array.from({ length: 10_000 }, () => PAGE))).toEqual(['5000 files', '10000 files']);
});
