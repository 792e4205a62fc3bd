/** The development server, which shows every change at once, and every mistake in content in the browser. */
import { freePort } from './lib/free-port.ts';
import { run } from './lib/steps.ts';

// "--port 4400" and "--port=4400"
const given = process.argv.slice(2).flatMap((word) => (word.startsWith('--port=') ? word.split('=') : [word]));
const at = given.indexOf('--port');
const port = await freePort(at === -1 ? 4321 : Number(given[at + 1]));
const others = at === -1 ? given : given.toSpliced(at, 2);
run({
  name: `Development server at http://localhost:${port}`,
  args: ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port), ...others],
});
