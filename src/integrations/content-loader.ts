/** Our own reader as a loader of Astro's collections, so that every row is read by the same code that checks it. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Content } from '#model/rows.ts';
import type { CollectionName } from '#schema/collections.ts';
import { checkedRows, tellBrowser } from './checked-content.ts';

/** What an entry of a collection holds. */
export interface Entry {
  /** Place in the editor's order: Astro sorts entries by id. */
  order: number;
  row: object;
}

/** In development: the last content without mistakes, read once for all collections, which Astro loads side by side. */
let last: Promise<Content | undefined> | undefined;
/** What Astro's store holds: our collections, and the further languages. */
export type Stored = CollectionName | 'languages';
const contexts = new Map<Stored, LoaderContext>();

export const contentLoader = (name: Stored): Loader => ({
  name: 'content',
  load: async (context) => {
    if (!context.watcher) {
      await fill(name, checkedRows(context.config), context);
      return;
    }
    // Astro loads these modules anew when they change, and the rows of the content check were read by the old ones.
    const rows = await (last ??= read(context));
    if (!rows) last = undefined;
    contexts.set(name, context);
    // One collection watches for all of them.
    if ([...contexts.keys()][0] === name) watch(context);
    if (rows) await fill(name, rows, context);
  },
});

/** Puts the rows of one collection into Astro's store; what has not changed stays as it is. */
async function fill(name: Stored, rows: Content, context: LoaderContext): Promise<void> {
  const { store } = context;
  const gone = new Set(store.keys());
  for (const [order, row] of [rows[name]].flat().entries()) {
    const id = 'id' in row ? row.id : name;
    const digest = context.generateDigest({ order, row });
    gone.delete(id);
    if (store.get(id)?.digest === digest) continue;
    const data = { order, row: await rendered(row, context) } satisfies Entry;
    store.set({ id, data, digest });
  }
  for (const id of gone) store.delete(id);
}

/** Markdown rows get their HTML, and so do those of a language; the others stay as they are. */
async function rendered(row: object, context: LoaderContext): Promise<object> {
  if ('rows' in row) return { ...row, rows: await renderedAll(row.rows as Content, context) };
  if (!('body' in row) || typeof row.body !== 'string') return row;
  return { ...row, html: (await context.renderMarkdown(row.body)).html };
}

/** The documents of a language with their HTML. */
async function renderedAll(rows: Partial<Content>, context: LoaderContext): Promise<Partial<Content>> {
  const own = Object.entries(rows) as [string, object | object[]][];
  const done = own.map(async ([name, list]): Promise<[string, unknown]> => [
    name,
    Array.isArray(list) ? await Promise.all(list.map((row: object) => rendered(row, context))) : list,
  ]);
  return Object.fromEntries(await Promise.all(done));
}

/**
 * How long a change waits to be read, in milliseconds: an editor program may write a file in several steps, and the
 * watcher tells no second change within 50 ms of the first.
 */
const PAUSE = 100;

/**
 * Fills all collections again after each change of a file of content or of a picture; while there are mistakes, the
 * browser shows them.
 */
function watch(context: LoaderContext): void {
  const { watcher, config, logger } = context;
  const folders = ['content/', 'src/assets/pictures/'].map((folder) => fileURLToPath(new URL(folder, config.root)));
  const readAgain = async (file: string) => {
    const rows = await read(context);
    if (!rows) return;
    last = Promise.resolve(rows);
    logger.info(`Read content again after a change of ${file.slice(fileURLToPath(config.root).length)}`);
    for (const [name, each] of contexts) await fill(name, rows, each);
    tellBrowser(config, []);
  };
  /** The last file that changed since content was read; of many at once, as in a change of branch, one stands for all. */
  let changed: string | undefined;
  let isReading = false;
  const readAll = async () => {
    isReading = true;
    for (let file = changed; file !== undefined; file = changed) {
      await setTimeout(PAUSE);
      changed = undefined;
      // A file may go while it is read: the next change is read all the same.
      await readAgain(file).catch((error: unknown) => logger.error(String(error)));
    }
    isReading = false;
  };
  for (const folder of folders) watcher?.add(folder);
  watcher?.on('all', (_, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    changed = file;
    if (!isReading) void readAll();
  });
}

/** @returns undefined while there are mistakes, which are told in the terminal and in the browser */
async function read({ config, logger }: LoaderContext): Promise<Content | undefined> {
  // A build has read content before it comes here.
  const [{ checkContent }, { report }] = await Promise.all([import('#model/check.ts'), import('#model/problem.ts')]);
  const { rows, problems } = await checkContent(fileURLToPath(config.root));
  if (problems.length === 0) return rows;
  logger.error(report(problems));
  tellBrowser(config, problems);
  return undefined;
}
