/**
 * Astro's log without its line for each page and each picture: thousands of them, each waited for, and what matters is lost
 * among them. The one begun last is told when the build fails.
 */
import type { AstroLoggerDestination } from 'astro';
import nodeLog from 'astro/logger/node';
import { stripVTControlCharacters } from 'node:util';

/** "  ├─ /pricing.html", "  ▶ /_astro/x.avif (reused cache entry)", and what comes behind when it is made: " (+12ms) ". */
const OF_A_FILE = /^\s+(?:(?:├─|▶) (?<name>\S+)|\((?:\+|restored|cached|file not created))/;

/** Astro's `logger.entrypoint`. @param destination what writes the other lines */
export default function briefLog(destination = nodeLog({})): AstroLoggerDestination {
  let last: string | undefined;
  process.once('exit', (code) => {
    if (code !== 0 && last) console.error(`The last page or picture begun: ${last}`);
  });
  return {
    write: (event) => {
      const line = event.level === 'info' && OF_A_FILE.exec(stripVTControlCharacters(event.message));
      if (line) last = line.groups?.name ?? last;
      else destination.write(event);
    },
  };
}
