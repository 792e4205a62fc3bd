/**
 * What goes from content/ with a county, a town, a service or another record: what only it had and what names it. Its
 * pages lead on, and lines that mention it are told.
 */
import { linkRows } from '#business/linking/link-site.ts';
import { PICTURES } from '#business/picture-files.ts';
import { didYouMean } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';
import { COLLECTION_NAMES, COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { language } from '#business/schema/language.ts';
import { languagesIn, type Files } from '#validation/files.ts';
import { readFiles } from '#validation/reader.ts';
import { isMap, same, type PlainMap } from '../../../admin/yaml/plain.ts';
import { readYaml, writeYaml } from '../../../admin/yaml/yaml.ts';
import { marked } from '../translation-marks.ts';
import { Gone, settleFacts, spread } from './gone.ts';
import { addRedirects, lostPages, relink, type LostPage } from './lost-pages.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import { prune, shapeIn, shapeOf, type Shape } from './prune.ts';
import { readRecords, textOf, withChanges, writeRecords, type Changes, type FileRecord } from './records.ts';

/** What can be removed, by what people call it. */
export const REMOVABLE = {
  county: 'counties',
  town: 'municipalities',
  hamlet: 'locations',
  service: 'services',
  guide: 'posts',
  question: 'faq',
  review: 'reviews',
  job: 'jobs',
  item: 'items',
  site: 'facilities',
} as const satisfies Record<string, CollectionName>;
export type Removable = keyof typeof REMOVABLE;

export interface Removal {
  changes: Changes;
  gone: readonly { collection: CollectionName; ids: readonly string[] }[];
  redirects: readonly LostPage[];
  /** Facts about removed places that texts still cite. */
  cited: readonly string[];
  /** Items that a removed service took. */
  items: readonly string[];
  mentions: readonly Mention[];
}

/** A town is its municipality and its page; a page may speak for several municipalities. */
function askedFor(content: Content, kind: Removable, id: string): Gone {
  const gone = new Gone();
  const collection = REMOVABLE[kind];
  const page = kind === 'town' ? content.towns.find((row) => row.id === id) : undefined;
  const ids = [...content[collection], ...(kind === 'town' ? content.towns : [])].map((row) => row.id);
  if (!ids.includes(id))
    throw new Error(`There is no ${kind} "${id}". ${didYouMean(id, ids)}The ids are in ${homeOf(collection)}.`);
  gone.add(collection, ...(page?.municipalities ?? [id]));
  if (kind !== 'town') return gone;
  const isWhole = ({ municipalities }: Content['towns'][number]) =>
    municipalities.every((place) => gone.has('municipalities', place));
  gone.add('towns', ...content.towns.filter(isWhole).map((row) => row.id));
  return gone;
}

/**
 * @param files without mistakes @param content read from them
 * @param to the page that takes the place of the removed one; without it, the list that it was in
 * @throws Error where there is no such record
 */
export async function removalOf(
  files: Files,
  content: Content,
  { kind, id, to }: { kind: Removable; id: string; to?: string | undefined },
): Promise<Removal> {
  const { site } = linkRows(content);
  const gone = askedFor(content, kind, id);
  const asked = to === undefined ? [] : lostPages(content, site, gone, new Map());
  const replaced = new Map(asked.map(({ from }) => [from, to ?? '']));
  const records = readRecords(files);
  spread(records, content, gone);
  const cited = settleFacts(records, content, gone);
  const lost = lostPages(content, site, gone, replaced);
  const redirects = addRedirects(records, lost);
  const changes: Changes = new Map();
  followPages(records, lost, gone);
  if (kind === 'county' || kind === 'town') addOutside(records, content, id, gone);
  removePictures(files, records, gone, changes);
  await writeRecords(files, records, changes);
  await writeLanguages(files, gone, changes);
  relinkAll(files, lost, replaced, changes);
  await keepMarks(files, content, changes);
  return {
    changes,
    gone: COLLECTION_NAMES.map((name) => ({ collection: name, ids: [...(gone.ids.get(name) ?? [])] })).filter(
      ({ ids }) => ids.length > 0,
    ),
    redirects,
    cited,
    items: content.items
      .filter((item) => gone.has('services', item.service ?? '') && !gone.has('items', item.id))
      .map((item) => item.id),
    mentions: mentionsIn(withChanges(files, changes), content, gone),
  };
}

/** Visitors from a place that goes are told which of ours are near: one line of content/outside.yaml for what was asked. */
function addOutside(records: FileRecord[], content: Content, id: string, gone: Gone): void {
  const told = new Set(content.outside.flatMap((row) => row.zips));
  const zips = content.zips.map((row) => row.id).filter((zip) => gone.has('zips', zip) && !told.has(zip));
  const places = content.municipalities.filter(({ id }) => gone.has('municipalities', id));
  if (zips.length === 0 || places.length === 0 || content.outside.some((row) => row.id === id)) return;
  const hamlets = content.locations.filter((row) => gone.has('locations', row.id));
  const left = [
    ...content.municipalities.filter((row) => !gone.has('municipalities', row.id)),
    ...content.locations.filter((row) => !gone.has('locations', row.id)),
  ];
  const known = new Set(left.map((row) => row.name));
  const county = content.counties.find((row) => gone.has('counties', row.id));
  const name = county?.name ?? places[0]?.name ?? '';
  const names = [...new Set([...places, ...hamlets].map((row) => row.name))].filter(
    (one) => one !== name && one.length > 2 && !known.has(one),
  );
  const middle = (of: 'lat' | 'lon') =>
    Math.round((places.reduce((sum, { point }) => sum + point[of], 0) / places.length) * 1e4) / 1e4;
  const point = { lat: middle('lat'), lon: middle('lon') };
  const now: PlainMap = { id, name, ...(names.length > 0 && { names }), zips, point };
  records.push({ collection: 'outside', file: homeOf('outside'), id, old: undefined, now });
}

/** Wordings for the search go with their page; a way to pay less leads on. */
function followPages(records: readonly FileRecord[], lost: readonly LostPage[], gone: Gone): void {
  const targets = new Map(lost.map(({ from, to }) => [from, to]));
  for (const record of records) {
    if (!record.now) continue;
    if (record.collection === 'search' && targets.has(record.now.page as string)) {
      record.now = undefined;
      gone.add('search', record.id);
    }
    if (record.collection === 'pricing' && record.now) {
      const cheaper = (record.now.cheaper as (PlainMap & { page: string })[]).map((way) => ({
        ...way,
        page: targets.get(way.page) ?? way.page,
      }));
      record.now = { ...record.now, cheaper };
    }
  }
}

/** Pictures that are named after their record. */
function removePictures(files: Files, records: readonly FileRecord[], gone: Gone, changes: Changes): void {
  const isOfGone = (picture: string): boolean => {
    const [folder = '', name = ''] = picture.split('/');
    if (folder === 'jobs') return gone.has('jobs', name.replace(/-(before|after)$/, ''));
    return ['counties', 'services'].includes(folder) && gone.has(folder, name);
  };
  for (const record of records)
    if (record.collection === 'pictures' && isOfGone(record.id)) {
      record.now = undefined;
      gone.add('pictures', record.id);
    }
  for (const file of files.filesBelow(PICTURES))
    if (isOfGone(file.replace(/\.[a-z]+$/, ''))) changes.set(`${PICTURES}/${file}`, undefined);
}

/** Takes the words of removed records out of every further language. */
async function writeLanguages(files: Files, gone: Gone, changes: Changes): Promise<void> {
  for (const folder of languagesIn(files).map((id) => `content/${id}`))
    for (const name of files.filesBelow(folder)) {
      const file = `${folder}/${name}`;
      const [collection = '', document] = name.replace(/\.(yaml|md)$/, '').split('/');
      if (document !== undefined) {
        if (gone.has(collection, document)) changes.set(file, undefined);
        continue;
      }
      const text = textOf(files, file);
      const old = readYaml(text);
      if (!isMap(old)) continue;
      const now = wordsLeft(collection, old, gone);
      if (!same(old, now)) changes.set(file, await writeYaml(text, now));
    }
}

/** By the ids of the English records, or nested as the one record. */
function wordsLeft(collection: string, old: PlainMap, { has }: Gone): PlainMap {
  const shape = wholeShape(collection);
  if (shape) return (prune({ ...shape, required: [] }, old, has) ?? old) as PlainMap;
  return Object.fromEntries(Object.entries(old).filter(([id]) => !has(collection, id)));
}

function wholeShape(collection: string): Shape | undefined {
  if (collection === 'language') return shapeOf(language);
  const name = COLLECTION_NAMES.find((one) => one === collection && COLLECTIONS[one].shape === 'record');
  return name && shapeIn(name);
}

function relinkAll(
  files: Files,
  lost: readonly LostPage[],
  replaced: ReadonlyMap<string, string>,
  changes: Changes,
): void {
  const pages = new Set(lost.map(({ from }) => from));
  const now = withChanges(files, changes);
  for (const name of now.filesBelow('content').filter((file) => /\.(md|yaml)$/.test(file))) {
    const text = textOf(now, `content/${name}`);
    const linked = relink(text, pages, replaced);
    if (linked !== text) changes.set(`content/${name}`, linked);
  }
}

/** What was taken out of both languages makes no translation out of date: files that were up to date stay so. */
async function keepMarks(files: Files, content: Content, changes: Changes): Promise<void> {
  const staleIn = ({ languages }: Content) => new Set(languages.flatMap(({ stale }) => stale.map(({ file }) => file)));
  const before = staleIn(content);
  const now = withChanges(files, changes);
  const { rows } = readFiles(now);
  for (const file of staleIn(rows))
    if (!before.has(file)) changes.set(file, await marked(file, textOf(now, file), rows));
}
