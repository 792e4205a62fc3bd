/** In `astro dev`: checks content/ after every change, and shows its mistakes in Astro's overlay until they are fixed. */
import type { HookParameters } from 'astro';
import { setTimeout } from 'node:timers/promises';
import { normalizePath, type ErrorPayload } from 'vite';
import type { checkContent } from '#validation/check.ts';
import { entriesOf, headlineOf, listOf, report, type Problem } from '#business/problem.ts';

/** What changes the result of the check. */
const WATCHED = ['content/', 'src/assets/pictures/', 'src/business/schema/'];
/** An editor program may write a file in several steps: what follows within so many milliseconds is one change. */
const PAUSE = 100;
/** How often content.config.ts may be in the way of a refresh. */
const MOST_TRIES = 100;

/** The report, with the first file open at its first mistake. */
function overlay(problems: readonly Problem[], root: string): ErrorPayload {
  const files = entriesOf(problems);
  const [first] = files;
  const line = problems.find(({ file, line }) => file === first?.file && line !== undefined)?.line ?? 1;
  const err = { name: 'ContentError', title: headlineOf(files), message: listOf(files), stack: '' };
  return { type: 'error', err: first ? { ...err, loc: { file: `${root}/${first.file}`, line, column: 0 } } : err };
}

/** Has Astro load all collections again. */
async function reload(refreshContent: HookParameters<'astro:server:setup'>['refreshContent']): Promise<void> {
  // Loaders answer in it (src/content.config.ts).
  const context: Record<string, unknown> = {};
  // Astro skips a refresh while it reads content.config.ts again, which it does after every change.
  for (let tries = 0; !context.isLoaded && tries < MOST_TRIES; tries += 1) {
    await refreshContent?.({ context });
    if (!context.isLoaded) await setTimeout(PAUSE);
  }
}

/** @param problems those that the server begins with */
export function showMistakes(
  { server, logger, refreshContent }: HookParameters<'astro:server:setup'>,
  problems: readonly Problem[],
): void {
  const { root } = server.config;
  const { hot } = server.environments.client;
  let current = problems;
  const show = () => {
    if (current.length > 0) hot.send(overlay(current, root));
  };
  const checkAgain = async () => {
    const before = current;
    // Through Vite, so that a change of the schema counts at once.
    const check = (await server.ssrLoadModule('/src/validation/check.ts')) as { checkContent: typeof checkContent };
    ({ problems: current } = await check.checkContent(root));
    show();
    if (current.length > 0) {
      logger.error(report(current));
      return;
    }
    await reload(refreshContent);
    if (before.length > 0) hot.send({ type: 'full-reload' });
  };

  let checking = Promise.resolve();
  let isWaiting = false;
  server.watcher.on('all', (_, file) => {
    if (isWaiting || !WATCHED.some((folder) => normalizePath(file).startsWith(`${root}/${folder}`))) return;
    isWaiting = true;
    checking = checking
      .then(() => setTimeout(PAUSE))
      .then(() => {
        isWaiting = false;
        return checkAgain();
      })
      .catch((error: unknown) => logger.error(String(error)));
  });

  hot.on('vite:client:connect', show);
  // A page that is loaded meanwhile is nothing but the overlay.
  server.middlewares.use((request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html');
    void (isPage ? checking : Promise.resolve()).then(() => {
      if (!isPage || current.length === 0) {
        next();
        return;
      }
      const title = headlineOf(entriesOf(current));
      response.writeHead(500, { 'Content-Type': 'text/html' });
      response.end(`<title>${title}</title><script type="module" src="/@vite/client"></script>`);
    });
  });
}
