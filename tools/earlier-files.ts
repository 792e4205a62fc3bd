/** Keeps the hashed files of earlier builds at hand, so that a page opened before a deploy still finds its own. */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Path of a hashed file → the last day, "2026-11-21", on which a build had it. */
type LastDays = Record<string, string>;

const LIST = '/assets.json';
/** How long a page may stay open, or lie in someone's cache, and still work in full. */
const DAYS = 30;

const isList = (value: unknown): value is LastDays =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([path, day]) => /^\/_astro\/[\w-][\w./-]*$/.test(path) && !path.includes('..') && typeof day === 'string',
  );

/** @returns the answer, or undefined where the live site has no such file */
async function ask(live: string, path: string): Promise<Response | undefined> {
  const response = await fetch(live + path).catch((error: unknown) => {
    throw new Error(`${live} does not answer. Run the deploy again, or with --first while nothing is live there yet.`, {
      cause: error,
    });
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${live}${path} answered ${response.status}. Run the deploy again.`);
  return response;
}

/**
 * Copies into a built site the hashed files that the live site has beside them and that a build had within 30 days,
 * and writes the list for the next time.
 *
 * @param folder the built site, without a slash at the end
 * @param live address of the live site, without a slash at the end; undefined while nothing is live
 * @returns how many files were copied
 * @throws Error when the live site does not answer, or its list is not one of ours
 */
export async function keepFormerFiles(folder: string, live: string | undefined, today: Date): Promise<number> {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const oldest = dayOf(new Date(today.getTime() - DAYS * 24 * 60 * 60 * 1000));
  const list: LastDays = {};
  for (const file of globSync(`${folder}/_astro/**/*.*`)) list[file.slice(folder.length)] = dayOf(today);

  const former: unknown = live ? ((await (await ask(live, LIST))?.json()) ?? {}) : {};
  if (!isList(former)) throw new Error(`${live ?? ''}${LIST} is not a list that a deploy wrote. Look at it by hand.`);
  let copied = 0;
  for (const [path, day] of Object.entries(former)) {
    if (!live || day < oldest || existsSync(folder + path)) continue;
    const file = await ask(live, path);
    if (!file) continue;
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, await file.bytes());
    list[path] = day;
    copied += 1;
  }
  writeFileSync(folder + LIST, JSON.stringify(list));
  return copied;
}
