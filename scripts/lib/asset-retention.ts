/** Keeps the hashed files of earlier builds, so that a page opened before a deployment still finds its own. */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';

/** Path of a hashed file → the last day, "2026-11-21", on which a build had it. */
type LastDays = Record<string, string>;

const LIST = '/assets.json';
/** A page that stays open, or in someone's cache, works in full for this many days. */
const DAYS = 30;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const isList = (value: unknown): value is LastDays =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([path, day]) => /^\/(_astro|og)\/[\w-][\w./-]*$/.test(path) && !path.includes('..') && typeof day === 'string',
  );

/** @returns the whole file; undefined if the live site has none */
async function read(live: string, path: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(live + path);
    if (response.status === 404) return undefined;
    if (response.ok) return await response.bytes();
    throw new Error(`it answered ${response.status}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${live}${path} could not be read (${why}), and pages that are open now may need it. The site is as it was. Deploy again, or with --first while nothing is live there yet.`,
      { cause: error },
    );
  }
}

async function readList(live: string): Promise<LastDays> {
  const file = await read(live, LIST);
  if (!file) return {};
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(file));
    if (isList(list)) return list;
  } catch {
    // Not JSON, such as a host's page for missing files.
  }
  throw new Error(`${live}${LIST} is not a list that a deployment wrote. Look at it by hand.`);
}

/**
 * Copies into a built site the hashed files of the live site that a build had within 30 days, and writes the list for
 * the next time.
 *
 * @param folder the built site, without a trailing slash
 * @param live address of the live site, without a trailing slash; undefined while nothing is live
 * @returns how many files were copied
 * @throws Error if the live site does not answer in full, or its list is not ours
 */
export async function keepFormerFiles(folder: string, live: string | undefined, today: Date): Promise<number> {
  const oldest = dayOf(new Date(today.getTime() - DAYS * 24 * 60 * 60 * 1000));
  const list: LastDays = {};
  for (const file of globSync('{_astro,og}/**/*.*', { cwd: folder }))
    list[`/${file.replaceAll(sep, '/')}`] = dayOf(today);
  let copied = 0;
  for (const [path, day] of live ? Object.entries(await readList(live)) : []) {
    if (!live || day < oldest || existsSync(folder + path)) continue;
    const file = await read(live, path);
    if (!file) continue;
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, file);
    list[path] = day;
    copied += 1;
  }
  writeFileSync(folder + LIST, JSON.stringify(list));
  return copied;
}
