/** What the pages are made from, and records chosen from it by rule: what someone looks for on the site. */
import { linkRows } from '#business/linking/link-site.ts';
import type { Item } from '#business/entities.ts';
import { readContent } from '#validation/read.ts';
import { matches } from '#lib/text-match.ts';

export const { site } = linkRows(readContent(process.cwd()).rows);

/** @throws Error that says what is missing, when no record fits */
export function chosen<T>(what: string, record: T | undefined): T {
  if (record === undefined) throw new Error(`content/ has no ${what}`);
  return record;
}

/** A line of the estimator for one thing: the first behind those for whole homes. */
export const oneThing = () =>
  chosen(
    'line of the estimator',
    site.estimator.find(({ room }) => room !== site.estimator[0]?.room) ?? site.estimator[0],
  );

/** A ZIP code that a municipality answers for. */
export const servedZip = () =>
  chosen(
    'ZIP code with a municipality',
    site.zips.find(({ municipalities }) => municipalities.length > 0),
  );

/** A service, and its name as someone types it. */
export function soughtService() {
  const service = chosen('service', site.services[0]);
  return { service, words: service.name.replace(/[^\w ]/g, '') };
}

const wordsOf = ({ name, synonyms }: Item): string => [name, ...synonyms].join(' ');

/** A thing with a name of one long word, that word with a letter missing, and another thing, which it does not find. */
export function misspeltThing(): { item: Item; word: string; another: Item } {
  const item = chosen(
    'thing with a name of one long word',
    site.items.find(({ name }) => /^[A-Za-z]{7,}$/.test(name)),
  );
  const word = item.name.slice(0, 2) + item.name.slice(3);
  return {
    item,
    word,
    another: chosen(
      `thing beside ${item.name}`,
      site.items.find((other) => !matches(wordsOf(other), word)),
    ),
  };
}

/** A thing, another name that it goes by, and another thing, which that name does not find. */
export function renamedThing(): { item: Item; name: string; another: Item } {
  const item = chosen(
    'thing with a second name',
    site.items.find(({ synonyms }) => synonyms.length > 0),
  );
  const name = chosen('second name', item.synonyms[0]);
  return {
    item,
    name,
    another: chosen(
      `thing beside ${name}`,
      site.items.find((other) => !matches(wordsOf(other), name)),
    ),
  };
}
