/** Rechecks content/ on every change in `astro dev` and shows errors in Astro's overlay. */
import type { HookParameters } from 'astro';
import { setTimeout } from 'node:timers/promises';
import { normalizePath, type ErrorPayload } from 'vite';
import type { checkContent } from '#validation/check.ts';
import { entriesOf, headlineOf, listOf, report, type Problem } from '#business/problem.ts';

/** Folders that affect the check. */
const WATCHED = ['content/', 'src/assets/pictures/', 'src/business/schema/'];
/** Milliseconds; editors may write a file in several steps. */
const DEBOUNCE = 100;
/** Retries while Astro reloads content.config.ts. */
const MAX_TRIES = 100;

/** The report, pointing at the first error. */
function overlay(problems: readonly Problem[], root: string): ErrorPayload {
  const files = entriesOf(problems);
  const [first] = files;
  const line = problems.find(({ file, line }) => file === first?.file && line !== undefined)?.line ?? 1;
  const err = { name: 'ContentError', title: headlineOf(files), message: listOf(files), stack: '' };
  return { type: 'error', err: first ? { ...err, loc: { file: `${root}/${first.file}`, line, column: 0 } } : err };
}

/** Reloads all content collections. */
async function reload(refreshContent: HookParameters<'astro:server:setup'>['refreshContent']): Promise<void> {
  // Loaders set `isLoaded` (src/content.config.ts).
  const context: Record<string, unknown> = {};
  // Astro ignores a refresh while it reloads content.config.ts, as it does after every change.
  for (let tries = 0; !context.isLoaded && tries < MAX_TRIES; tries += 1) {
    await refreshContent?.({ context });
    if (!context.isLoaded) await setTimeout(DEBOUNCE);
  }
}

/** @param problems errors at startup */
export function showErrors(
  { server, logger, refreshContent }: HookParameters<'astro:server:setup'>,
  problems: readonly Problem[],
): void {
  const { root } = server.config;
  const { hot } = server.environments.client;
  let current = problems;
  const show = () => {
    if (current.length > 0) hot.send(overlay(current, root));
  };
  const recheck = async () => {
    const before = current;
    // Loaded through Vite, so that schema changes apply immediately.
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
  let isPending = false;
  server.watcher.on('all', (_, file) => {
    if (isPending || !WATCHED.some((folder) => normalizePath(file).startsWith(`${root}/${folder}`))) return;
    isPending = true;
    checking = checking
      .then(() => setTimeout(DEBOUNCE))
      .then(() => {
        isPending = false;
        return recheck();
      })
      .catch((error: unknown) => logger.error(String(error)));
  });

  hot.on('vite:client:connect', show);
  // While there are errors, pages show only the overlay.
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
