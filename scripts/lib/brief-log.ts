/**
 * Astro's log without its line for each page and each picture: thousands of them, among which everything else is lost. A
 * large site tells how far it is.
 */
import type { AstroLoggerDestination } from 'astro';
import nodeLog from 'astro/logger/node';
import { stripVTControlCharacters } from 'node:util';

/** "  ├─ /pricing.html", "  ▶ /_astro/x.avif (reused cache entry)", and what follows once it is done: " (+12ms) ". */
const OF_A_FILE = /^\s+(?:(?<begins>├─|▶)|\((?:\+|restored|cached))/;
const EVERY = 5000;

/** Astro's `logger.entrypoint`. @param destination what writes the other lines */
export default function briefLog(destination = nodeLog({})): AstroLoggerDestination {
  let files = 0;
  return {
    write: (event) => {
      const said = stripVTControlCharacters(event.message);
      const line = event.level === 'info' && !said.includes('file not created') ? OF_A_FILE.exec(said) : null;
      if (!line) destination.write(event);
      else if (line.groups?.begins && ++files % EVERY === 0)
        destination.write({ label: 'build', level: 'info', message: `${files} files`, newLine: true });
    },
  };
}
