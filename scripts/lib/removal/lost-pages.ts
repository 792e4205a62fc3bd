/** Addresses that are no pages any more, and where they lead. */
import type { Site } from '#business/entities.ts';
import type { Content } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import { paths, routes } from '#pages.ts';
import type { Gone } from './gone.ts';
import type { FileRecord } from './records.ts';

export interface LostPage {
  from: string;
  to: string;
}

/** English ones; what is left of a county takes the place of its towns, and a list that of the rest. */
function englishPages(content: Content, { ids, has }: Gone): LostPage[] {
  const goneIn = (collection: string) => [...(ids.get(collection) ?? [])];
  const listOf = (places: readonly string[] = []): string => {
    const county = content.municipalities.find(({ id }) => places.includes(id))?.county;
    return county === undefined || has('counties', county) ? paths.locations : routes.county(county);
  };
  const within = (name: 'towns' | 'locations', id: string) => {
    const row = (content[name] as { id: string; municipalities?: string[]; within?: string[] }[]).find(
      (one) => one.id === id,
    );
    return row?.municipalities ?? row?.within;
  };
  const lead = (to: string, ...from: string[]): LostPage[] => from.map((path) => ({ from: path, to }));
  return [
    ...goneIn('counties').flatMap((id) => [
      ...lead(paths.locations, routes.county(id), `/${id}`),
      ...lead(paths.rules, routes.countyRules(id)),
    ]),
    ...goneIn('municipalities').flatMap((id) => {
      const county = content.municipalities.find((row) => row.id === id)?.county ?? '';
      return [...lead(listOf([id]), routes.municipality(county, id)), ...lead(paths.rules, routes.townHall(id))];
    }),
    ...goneIn('towns').flatMap((id) => lead(listOf(within('towns', id)), routes.town(id))),
    ...goneIn('locations').flatMap((id) => lead(listOf(within('locations', id)), routes.location(id))),
    ...goneIn('zips').flatMap((id) => lead(paths.zips, routes.zip(id))),
    ...goneIn('services').flatMap((id) => {
      const also = content.services.find((row) => row.id === id)?.also ?? [];
      return lead(paths.services, ...[id, ...also].map(routes.service));
    }),
    ...goneIn('posts').flatMap((id) => lead(paths.guides, routes.guide(id))),
  ];
}

/**
 * In all languages.
 *
 * @param replaced where the pages of the records that were asked for lead instead, by their English addresses
 */
export function lostPages(
  content: Content,
  { alternates }: Site,
  gone: Gone,
  replaced: ReadonlyMap<string, string>,
): LostPage[] {
  return englishPages(content, gone).flatMap(({ from, to: usual }) => {
    const to = replaced.get(from) ?? usual;
    const others = alternates.get(from)?.filter(({ language }) => language !== 'en') ?? [];
    const inLanguage = (english: string, language: string) =>
      alternates.get(english)?.find((page) => page.language === language)?.path;
    const nearest = (language: string) =>
      [to, paths.locations, paths.welcome].map((path) => inLanguage(path, language)).find(Boolean) ?? to;
    return [{ from, to }, ...others.map(({ path, language }) => ({ from: path, to: nearest(language) }))];
  });
}

/** Adds a line to content/redirects.yaml for each, and leads on the lines that led to one. @returns the new ones */
export function addRedirects(records: FileRecord[], lost: readonly LostPage[]): LostPage[] {
  const targets = new Map(lost.map(({ from, to }) => [from, to]));
  const lines = records.filter(({ collection }) => collection === 'redirects');
  for (const line of lines) {
    const target = targets.get((line.old?.to as string).replace(/#.*/, ''));
    if (target !== undefined) line.now = { ...line.old, to: target };
  }
  const taken = new Set(lines.map(({ old }) => old?.from));
  const ids = new Set(lines.map(({ id }) => id));
  const added = lost.filter(({ from }) => !taken.has(from));
  for (const { from, to } of added) {
    let id = from
      .slice(1)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 70);
    while (ids.has(id)) id += '-gone';
    ids.add(id);
    records.push({ collection: 'redirects', file: homeOf('redirects'), id, old: undefined, now: { id, from, to } });
  }
  return added;
}

/**
 * Links to lost pages become their words, or lead to the page that takes their place; a list entry that is only such a
 * link goes.
 */
export function relink(text: string, lost: ReadonlySet<string>, replaced: ReadonlyMap<string, string>): string {
  const link = String.raw`\[([^\][]+)\]\((\/[^\s()#]*)(#[^\s()]*)?\)`;
  return text
    .replace(new RegExp(String.raw`^- ${link}\n`, 'gm'), (line, _, path: string) =>
      lost.has(path) && !replaced.has(path) ? '' : line,
    )
    .replace(new RegExp(link, 'g'), (whole, words: string, path: string) => {
      if (!lost.has(path)) return whole;
      const to = replaced.get(path);
      return to === undefined ? words : `[${words}](${to})`;
    });
}
