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
    ([path, day]) => /^\/(_astro|og)\/[\w-][\w./-]*$/.test(path) && !path.includes('..') && typeof day === 'string',
  );

/** @returns the whole file, or undefined where the live site has no such file */
async function ask(live: string, path: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(live + path);
    if (response.status === 404) return undefined;
    if (response.ok) return await response.bytes();
    throw new Error(`it answered ${response.status}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${live}${path} could not be read (${why}), and pages that are open now may need it. The site is as it was. Run the deploy again, or with --first while nothing is live there yet.`,
      { cause: error },
    );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Copies into a built site the hashed files that the live site has beside them and that a build had within 30 days,
 * and writes the list for the next time.
 *
 * @param folder the built site, without a slash at the end
 * @param live address of the live site, without a slash at the end; undefined while nothing is live
 * @returns how many files were copied
 * @throws Error when the live site does not answer in full, or its list is not one of ours
 */
export async function keepFormerFiles(folder: string, live: string | undefined, today: Date): Promise<number> {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const oldest = dayOf(new Date(today.getTime() - DAYS * 24 * 60 * 60 * 1000));
  const list: LastDays = {};
  for (const file of globSync(`${folder}/{_astro,og}/**/*.*`)) list[file.slice(folder.length)] = dayOf(today);

  const listed = live && (await ask(live, LIST));
  const former = listed ? parsed(new TextDecoder().decode(listed)) : {};
  if (!isList(former)) throw new Error(`${live ?? ''}${LIST} is not a list that a deploy wrote. Look at it by hand.`);
  let copied = 0;
  for (const [path, day] of Object.entries(former)) {
    if (!live || day < oldest || existsSync(folder + path)) continue;
    const file = await ask(live, path);
    if (!file) continue;
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, file);
    list[path] = day;
    copied += 1;
  }
  writeFileSync(folder + LIST, JSON.stringify(list));
  return copied;
}
