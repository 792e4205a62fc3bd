import type { AstroLoggerMessage } from 'astro';
import { expect, it } from 'vitest';
import briefLog from './brief-log.ts';

const event = (message: string, level: AstroLoggerMessage['level'] = 'info', label: string | null = null) => ({
  label,
  level,
  message,
  newLine: true,
});

it('tells everything but a line for each page and picture', () => {
  const said: string[] = [];
  const log = briefLog({ write: ({ message }) => void said.push(message) });
  const green = (text: string) => `\u001b[32m${text}\u001b[39m`;
  for (const made of [
    `  ${green('├─')} \u001b[2m/pricing.html\u001b[22m`,
    ` ${green('(restored)')}`,
    ` ${green('(+12ms)')} `,
    `  ${green('▶')} /_astro/truck.avif \u001b[2m(reused cache entry)\u001b[22m`,
  ])
    log.write(event(made));
  expect(said).toEqual([]);
  const told = [event(' generating static routes '), event('(+12ms) is no page'), event('  ├─ /pricing.html', 'error')];
  for (const one of told) log.write(one);
  expect(said).toEqual(told.map(({ message }) => message));
});
