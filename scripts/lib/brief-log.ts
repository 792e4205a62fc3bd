/** Astro's log without a line for each page and picture; among thousands of them everything else is lost. */
import type { AstroLoggerDestination } from 'astro';
import nodeLog from 'astro/logger/node';
import { stripVTControlCharacters } from 'node:util';

/** "  ├─ /pricing.html", "  ▶ /_astro/x.avif (reused cache entry)", and what follows them: " (+12ms) ". */
const ONE_FILE = /^\s+(?:├─|▶|\((?:\+|restored|cached))/;

/** Astro's `logger.entrypoint`. @param destination writes the other lines */
export default function briefLog(destination = nodeLog({})): AstroLoggerDestination {
  return {
    write: (event) => {
      const text = stripVTControlCharacters(event.message);
      if (event.level !== 'info' || !ONE_FILE.test(text) || text.includes('file not created')) destination.write(event);
    },
  };
}
