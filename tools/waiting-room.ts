/** Stands in for the development server until content can be read: shows in the browser what is wrong with it. */
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { reporting } from '#integrations/content-report.ts';
import { checkContent } from '#model/check.ts';
import { stateOf } from '#model/problem-page.ts';
import { report } from '#model/problem.ts';

const WATCHED = ['content', 'src/assets/pictures'];
/** An editor program may write a file in several steps: what follows within so many milliseconds is one change. */
const PAUSE = 100;

/**
 * Comes back at once where content has no mistakes, else as soon as they are fixed.
 *
 * @param port where the report is served meanwhile, on loopback
 */
export async function wholeContent(port: number): Promise<void> {
  let { problems } = await checkContent(process.cwd());
  if (problems.length === 0) return;
  let changed = Promise.withResolvers<undefined>();
  const watchers = WATCHED.map((folder) => watch(folder, { recursive: true }, () => changed.resolve(undefined)));
  const answer = reporting(() => problems);
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(503).end()),
  ).listen(port, 'localhost');
  let said = '';
  while (problems.length > 0) {
    if (stateOf(problems) !== said)
      console.error(`\n${report(problems)}\nAlso at http://localhost:${port} until fixed.`);
    said = stateOf(problems);
    await changed.promise;
    await setTimeout(PAUSE);
    changed = Promise.withResolvers();
    ({ problems } = await checkContent(process.cwd()));
  }
  for (const watcher of watchers) watcher.close();
  // A browser keeps its connection open for the next request.
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
