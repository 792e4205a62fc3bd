/**
 * What goes from content/ with a county, a town, a service or another record: what only it had, what names it, and its
 * pages, whose addresses lead on. Which fields name which records is read from the schemas.
 */
import { z } from 'astro/zod';
import type { Site } from '#business/entities.ts';
import { linkRows } from '#business/linking/link-site.ts';
import { didYouMean } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';
import { COLLECTION_NAMES, COLLECTIONS, homeOf, isDocuments, type CollectionName } from '#business/schema/collections.ts';
import type { FormMeta } from '#business/schema/common.ts';
import { language } from '#business/schema/language.ts';
import { PICTURES } from '#business/picture-files.ts';
import { tokensIn } from '#lib/tokens.ts';
import { paths, routes } from '#pages.ts';
import type { Files } from '#validation/files.ts';
import { filesOf, languagesIn } from '#validation/files.ts';
import { readFiles } from '#validation/reader.ts';
import { isMap, plain, same, type Plain, type PlainMap } from '../../admin/yaml/plain.ts';
import { readMarkdown, writeMarkdown } from '../../admin/yaml/markdown.ts';
import { readYaml, writeYaml } from '../../admin/yaml/yaml.ts';
import { marked } from './translation-marks.ts';

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

/** A line that still says the name of something removed. */
export interface Mention {
  file: string;
  line: number;
  text: string;
}

export interface Removal {
  /** The new text of each changed file; undefined where the file goes. */
  changes: Map<string, string | undefined>;
  /** Ids of what goes, by collection. */
  gone: ReadonlyMap<CollectionName, readonly string[]>;
  redirects: { from: string; to: string }[];
  /** Facts of removed places that texts still cite. */
  cited: string[];
  /** Items that a removed service took. */
  items: string[];
  mentions: Mention[];
}

type Json = z.core.JSONSchema.BaseSchema & { form?: FormMeta };
type IsGone = (named: string, id: string) => boolean;

const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Json;
const schemas = new Map<CollectionName, Json>(COLLECTION_NAMES.map((name) => [name, jsonOf(COLLECTIONS[name].schema)]));

/** The value without what names a removed record; undefined where it has to go itself. */
function without(node: Json, value: Plain, isGone: IsGone): Plain | undefined {
  if (typeof value === 'string') return node.form?.idOf && isGone(node.form.idOf, value) ? undefined : value;
  if (Array.isArray(value)) {
    const items = node.items;
    if (typeof items !== 'object' || Array.isArray(items)) return value;
    const left = value.flatMap((entry) => without(items as Json, entry, isGone) ?? []);
    return left.length < value.length && left.length < (node.minItems ?? 0) ? undefined : left;
  }
  if (!isMap(value)) return value;
  const { properties = {}, additionalProperties, propertyNames, required = [] } = node;
  const left: PlainMap = {};
  for (const [key, entry] of Object.entries(value)) {
    const named = (propertyNames as Json | undefined)?.form?.idOf;
    if (named && isGone(named, key)) continue;
    const inner = properties[key] ?? additionalProperties;
    const kept = typeof inner === 'object' ? without(inner as Json, entry, isGone) : entry;
    if (kept !== undefined) left[key] = kept;
    else if (required.includes(key)) return undefined;
  }
  return left;
}

/** A record as its file has it. */
interface Row {
  collection: CollectionName;
  file: string;
  /** '' for a file that is one record. */
  id: string;
  old: PlainMap;
  /** Undefined once it goes. */
  now: PlainMap | undefined;
}

const textOf = (files: Files, file: string): string => new TextDecoder().decode(files.bytesOf(file));

const fileList = (files: Files, collection: CollectionName): string[] =>
  ['lists', 'documents'].includes(COLLECTIONS[collection].shape) ? filesOf(files, collection) : [homeOf(collection)];

function rowsOfFile(files: Files, collection: CollectionName, file: string): Row[] {
  const row = (id: string, old: Plain): Row => ({ collection, file, id, old: old as PlainMap, now: old as PlainMap });
  if (isDocuments(collection)) {
    const id = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
    return [row(id, readMarkdown(textOf(files, file)))];
  }
  const value = readYaml(textOf(files, file));
  if (COLLECTIONS[collection].shape === 'record') return [row('', value)];
  const list = Array.isArray(value) ? value : ((value as PlainMap)[collection] as Plain[]);
  return list.map((entry) => row(String((entry as PlainMap).id), entry));
}

type Ids = Map<string, Set<string>>;
const strings = (value: Plain | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Where the pages of a removed record lead. */
interface Lost {
  from: string;
  to: string;
}

class Remover {
  readonly rows: Row[];
  readonly gone: Ids = new Map();
  readonly site: Site;
  readonly files: Files;
  readonly content: Content;
  /** Where the removed page itself leads, if not to the list it was in. */
  readonly target: string | undefined;

  constructor(files: Files, content: Content, target: string | undefined) {
    this.files = files;
    this.content = content;
    this.target = target;
    this.site = linkRows(content).site;
    this.rows = COLLECTION_NAMES.flatMap((name) =>
      fileList(files, name).flatMap((file) => rowsOfFile(files, name, file)),
    );
  }

  readonly isGone: IsGone = (named, id) => this.gone.get(named)?.has(id) ?? false;

  mark(collection: string, id: string): void {
    this.gone.set(collection, (this.gone.get(collection) ?? new Set()).add(id));
  }

  /** Takes out what names a removed record until nothing more has to go. */
  spread(): void {
    let before = -1;
    for (let count = 0; count !== before; ) {
      before = count;
      this.markLicenses();
      this.markFacts();
      for (const row of this.rows) this.prune(row);
      count = [...this.gone.values()].reduce((sum, ids) => sum + ids.size, 0);
    }
  }

  /** Licenses that only removed counties ask for. */
  private markLicenses(): void {
    const licenseOf = ({ license }: Content['counties'][number]) => license?.id ?? '';
    const [gone, left] = [true, false].map((wanted) =>
      this.content.counties.filter(({ id }) => this.isGone('counties', id) === wanted).map(licenseOf),
    ) as [string[], string[]];
    for (const id of gone) if (!left.includes(id)) this.mark('counties.license.id', id);
  }

  /** Facts that speak of removed places alone. */
  private markFacts(): void {
    for (const fact of this.content.facts) if (this.placesOf(fact).length === 0) this.mark('facts', fact.id);
  }

  /** Places of a fact that stay; those without a place speak of everywhere. */
  private placesOf({ scope, places }: { scope: string; places: readonly string[] }): string[] {
    const states = new Set<string>(
      this.content.counties.filter(({ id }) => !this.isGone('counties', id)).map(({ state }) => state),
    );
    if (places.length === 0) return ['everywhere'];
    if (scope === 'state') return places.filter((place) => states.has(place));
    return places.filter((place) => !this.isGone(scope === 'county' ? 'counties' : 'municipalities', place));
  }

  private prune(row: Row): void {
    if (row.now === undefined || row.collection === 'facts') return;
    if (this.isGone(row.collection, row.id)) row.now = undefined;
    else {
      const node = schemas.get(row.collection) ?? {};
      const value = this.adapted(row);
      const { body, ...fields } = value;
      // A record that rests on facts of removed places alone keeps them.
      const left =
        without(node, fields, this.isGone) ??
        without(node, fields, (named, id) => named !== 'facts' && this.isGone(named, id));
      row.now = this.hasNoUse(row, left) ? undefined : { ...(left as PlainMap), ...(body !== undefined && { body }) };
    }
    if (row.now !== undefined) return;
    // The check names what a file that is one record cannot do without.
    if (row.id === '') row.now = row.old;
    else this.mark(row.collection, row.id);
  }

  /** What follows from what a record is about, rather than from its schema. */
  private adapted({ collection, old }: Row): PlainMap {
    if (collection === 'zips' && this.isGone('counties', String(old.county))) {
      const place = this.content.municipalities.find(
        ({ id, county }) => strings(old.municipalities).includes(id) && !this.isGone('counties', county),
      );
      return place ? { ...old, county: place.county } : old;
    }
    if (collection === 'facilities' && this.isGone('zips', String(old.zip))) {
      const { zip, ...others } = old;
      const point = this.content.zips.find(({ id }) => id === zip)?.point;
      return { ...others, ...(old.point === undefined && point && { point: plain(point) }) };
    }
    return old;
  }

  private hasNoUse({ collection, old }: Row, left: Plain | undefined): boolean {
    if (left === undefined || !isMap(left)) return true;
    if (collection === 'facilities')
      return Object.values(left.serves as PlainMap).every((places) => strings(places).length === 0);
    // A guide to the rules of towns.
    if (collection === 'posts')
      return old.topic === 'towns' && strings(old.towns).length > 0 && strings(left.towns).length === 0;
    if (collection === 'search') return this.lost().some(({ from }) => from === old.page);
    return false;
  }

  /** Facts of removed places go, but for those that texts or other records still rest on. */
  settleFacts(): string[] {
    const cited = new Set<string>();
    const visit = (value: Plain): void => {
      if (typeof value === 'string') {
        for (const { name, argument } of tokensIn(value)) if (name === 'fact' && argument) cited.add(argument);
      } else if (Array.isArray(value)) value.forEach(visit);
      else if (isMap(value)) Object.values(value).forEach(visit);
    };
    for (const { collection, now } of this.rows)
      if (collection !== 'facts' && now) {
        visit(now);
        without(schemas.get(collection) ?? {}, now, (named, id) => {
          if (named === 'facts') cited.add(id);
          return false;
        });
      }
    const kept: string[] = [];
    for (const row of this.rows.filter(({ collection }) => collection === 'facts')) {
      const fact = this.content.facts.find(({ id }) => id === row.id);
      if (!fact) continue;
      const places = this.placesOf(fact);
      const left = without(schemas.get('facts') ?? {}, row.old, (named, id) => named !== 'facts' && this.isGone(named, id));
      if (places.length > 0) row.now = { ...(left as PlainMap), places: fact.places.length === 0 ? [] : places };
      else if (cited.has(row.id)) {
        row.now = { ...(left as PlainMap), scope: 'elsewhere', places: [] };
        this.gone.get('facts')?.delete(row.id);
        kept.push(row.id);
      } else row.now = undefined;
    }
    return kept;
  }

  private readonly lists: Record<string, (id: string) => Lost[]> = {
    counties: (id) => [
      { from: routes.county(id), to: paths.locations },
      { from: `/${id}`, to: paths.locations },
      { from: routes.countyRules(id), to: paths.rules },
    ],
    municipalities: (id) => {
      const { county } = this.content.municipalities.find((row) => row.id === id) ?? { county: '' };
      const left = !this.isGone('counties', county);
      return [
        { from: routes.municipality(county, id), to: left ? routes.county(county) : paths.locations },
        { from: routes.townHall(id), to: paths.rules },
      ];
    },
    towns: (id) => [{ from: routes.town(id), to: this.countyPage(this.content.towns.find((row) => row.id === id)?.municipalities) }],
    locations: (id) => {
      const within = this.content.locations.find((row) => row.id === id)?.within;
      const place = this.site.municipalities.find((one) => within?.includes(one.id) && !this.isGone('municipalities', one.id));
      return [{ from: routes.location(id), to: place?.path ?? this.countyPage(within) }];
    },
    zips: (id) => [{ from: routes.zip(id), to: paths.zips }],
    services: (id) => {
      const also = this.content.services.find((row) => row.id === id)?.also ?? [];
      return [id, ...also].map((name) => ({ from: routes.service(name), to: paths.services }));
    },
    posts: (id) => [{ from: routes.guide(id), to: paths.guides }],
  };

  private countyPage(places: readonly string[] = []): string {
    const county = this.content.municipalities.find(({ id }) => places.includes(id))?.county ?? '';
    return this.isGone('counties', county) ? paths.locations : routes.county(county);
  }

  /** Addresses that no longer are pages, in every language, with those that they lead to. */
  lost(): Lost[] {
    const english = Object.entries(this.lists).flatMap(([collection, lost]) =>
      [...(this.gone.get(collection) ?? [])].flatMap(lost),
    );
    const { alternates } = this.site;
    return english.flatMap(({ from, to: usual }) => {
      const to = this.asked.has(from) ? (this.target ?? usual) : usual;
      const others = (alternates.get(from) ?? []).filter(({ language }) => language !== 'en');
      return [
        { from, to },
        ...others.map((other) => {
          const inLanguage = (path: string) => alternates.get(path)?.find((one) => one.language === other.language)?.path;
          return { from: other.path, to: inLanguage(to) ?? inLanguage(paths.locations) ?? inLanguage(paths.welcome) ?? to };
        }),
      ];
    });
  }

  /** Addresses of the pages that the owner asked to remove. */
  readonly asked = new Set<string>();

  ask(collection: CollectionName, ids: readonly string[]): void {
    for (const id of ids) {
      this.mark(collection, id);
      for (const { from } of this.lists[collection]?.(id) ?? []) this.asked.add(from);
    }
  }
}

/** @throws Error that names an id that is meant */
function asked(content: Content, kind: Removable, id: string): [CollectionName, readonly string[]][] {
  const collection = REMOVABLE[kind];
  const page = kind === 'town' ? content.towns.find((row) => row.id === id) : undefined;
  if (page) return [['towns', [id]], ['municipalities', page.municipalities]];
  const ids = [...content[collection], ...(kind === 'town' ? content.towns : [])].map((row) => row.id);
  if (!ids.includes(id))
    throw new Error(`There is no ${kind} "${id}". ${didYouMean(id, ids)}The ids are in ${homeOf(collection)}.`);
  return [[collection, [id]]];
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Links to removed pages become their words, or lead to the page that the owner named; a list entry that is only one goes. */
function relink(text: string, lost: readonly Lost[], target: (path: string) => string | undefined): string {
  const gone = new Set(lost.map(({ from }) => from));
  const link = String.raw`\[([^\][]+)\]\((\/[^\s()#]*)(#[^\s()]*)?\)`;
  return text
    .replace(new RegExp(String.raw`^- ${link}\n`, 'gm'), (line, _, path: string) =>
      gone.has(path) && target(path) === undefined ? '' : line,
    )
    .replace(new RegExp(link, 'g'), (whole, words: string, path: string) => {
      if (!gone.has(path)) return whole;
      const to = target(path);
      return to === undefined ? words : `[${words}](${to})`;
    });
}

/** Words that mean a removed record. */
function namesOf(remover: Remover, kind: Removable): RegExp | undefined {
  const { content } = remover;
  const isGone = (collection: string) => (row: { id: string }) => remover.isGone(collection, row.id);
  const rowsAnd = <Name extends 'counties' | 'municipalities' | 'services' | 'items'>(name: Name) =>
    [content[name], ...content.languages.map(({ rows }) => rows[name] ?? [])].flat() as Content[Name];
  const left = new Set(content.municipalities.filter((row) => !isGone('municipalities')(row)).map(({ name }) => name));
  const places = [...rowsAnd('counties').filter(isGone('counties')), ...rowsAnd('municipalities').filter(isGone('municipalities'))];
  const subjects = [
    ...rowsAnd('services').filter(isGone('services')).flatMap(({ id, name, short }) => [name, short, id.replace(/-(removal|cleanout)s?$/, '').replaceAll('-', ' ')]),
    ...(kind === 'item' ? rowsAnd('items').filter(isGone('items')).map(({ name }) => name) : []),
  ];
  const proper = places.map(({ name }) => name).filter((name) => !left.has(name));
  const inAnyCase = (name: string) => escapePattern(name).replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const patterns = [...new Set([...proper.map(escapePattern), ...subjects.map(inAnyCase)])];
  return patterns.length === 0 ? undefined : new RegExp(String.raw`(?<![\p{L}\p{N}/:-])(${patterns.join('|')})(?![\p{L}\p{N}-])`, 'u');
}

/** Lists of what is, not texts. */
const NO_TEXTS = new Set(['redirects', 'outside', 'facts', 'pictures', 'reviews', 'zips', 'municipalities', 'locations', 'tiles'].map((name) => homeOf(name as CollectionName)));

function mentionsIn(files: Files, names: RegExp | undefined): Mention[] {
  if (!names) return [];
  const all = files.filesBelow('content').map((file) => `content/${file}`).filter((file) => /\.(md|yaml)$/.test(file)).sort();
  return all
    .filter((file) => ![...NO_TEXTS].some((home) => file.replace(/^content\/[a-z]{2}\//, 'content/').startsWith(home)))
    .flatMap((file) =>
      textOf(files, file).split('\n').flatMap((text, at) => {
        const found = names.exec(text);
        if (!found || /^\s*(#|- id:|(id|page|service|related|of):)/.test(text)) return [];
        const from = Math.max(0, found.index - 50);
        const to = found.index + found[0].length + 50;
        const cut = `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
        return [{ file, line: at + 1, text: cut }];
      }),
    );
}

/** The files as they are with the changes. */
export const withChanges = (files: Files, changes: ReadonlyMap<string, string | undefined>): Files => {
  const isLeft = (file: string) => !changes.has(file) || changes.get(file) !== undefined;
  return {
    namesIn: (folder) => files.namesIn(folder).filter((name) => isLeft(`${folder}/${name}`)),
    filesBelow: (folder) => files.filesBelow(folder).filter((file) => isLeft(`${folder}/${file}`)),
    bytesOf: (file) => {
      const text = changes.get(file);
      if (text !== undefined) return new TextEncoder().encode(text);
      return isLeft(file) ? files.bytesOf(file) : undefined;
    },
    opened: (pictures) => files.opened(pictures.filter(isLeft)),
  };
};

/**
 * @param to the page that takes the place of the removed one; without it, the list that it was in
 * @throws Error where there is no such record
 */
export async function removalOf(
  files: Files,
  content: Content,
  { kind, id, to }: { kind: Removable; id: string; to?: string | undefined },
): Promise<Removal> {
  const remover = new Remover(files, content, to);
  for (const [collection, ids] of asked(content, kind, id)) remover.ask(collection, ids);
  remover.spread();
  const cited = remover.settleFacts();
  const changes = new Map<string, string | undefined>();
  const lost = remover.lost();
  const redirects = addRedirects(remover, lost);
  removePictures(remover, changes);
  await writeRows(remover, lost, changes);
  await writeLanguages(remover, changes);
  for (const file of files.filesBelow('content').map((name) => `content/${name}`)) {
    const text = changes.has(file) ? changes.get(file) : /\.(md|yaml)$/.test(file) ? textOf(files, file) : undefined;
    const linked = text && relink(text, lost, (path) => (remover.asked.has(path) ? to : undefined));
    if (linked !== undefined && linked !== text) changes.set(file, linked);
  }
  await keepMarks(files, content, changes);
  return {
    changes,
    gone: new Map(COLLECTION_NAMES.map((name) => [name, [...(remover.gone.get(name) ?? [])]] as const).filter(([, ids]) => ids.length > 0)),
    redirects,
    cited,
    items: content.items.filter((item) => item.service && remover.isGone('services', item.service) && !remover.isGone('items', item.id)).map((item) => item.id),
    mentions: mentionsIn(withChanges(files, changes), namesOf(remover, kind)),
  };
}

/** Adds a line for each lost address to content/redirects.yaml, and leads on those that led to one. */
function addRedirects({ rows }: Remover, lost: readonly Lost[]): Lost[] {
  const targets = new Map(lost.map(({ from, to }) => [from, to]));
  const known = rows.filter(({ collection }) => collection === 'redirects');
  const taken = new Set(known.map(({ old }) => old.from));
  for (const row of known) {
    const target = targets.get(String(row.old.to).replace(/#.*/, ''));
    if (target !== undefined) row.now = { ...row.old, to: target };
  }
  const ids = new Set(known.map(({ id }) => id));
  return lost.filter(({ from, to }) => {
    if (taken.has(from)) return false;
    taken.add(from);
    let id = from.slice(1).replace(/[^a-z0-9]+/g, '-').slice(0, 70);
    while (ids.has(id)) id += '-gone';
    ids.add(id);
    rows.push({ collection: 'redirects', file: homeOf('redirects'), id, old: {}, now: { id, from, to } });
    return true;
  });
}

/** Pictures that are named after their record. */
function removePictures({ rows, gone, files }: Remover, changes: Removal['changes']): void {
  const isOfGone = (picture: string): boolean => {
    const [folder = '', name = ''] = picture.split('/');
    const id = folder === 'jobs' ? name.replace(/-(before|after)$/, '') : name;
    return ['counties', 'services', 'jobs'].includes(folder) && (gone.get(folder)?.has(id) ?? false);
  };
  for (const row of rows) if (row.collection === 'pictures' && isOfGone(row.id)) (row.now = undefined), gone.set('pictures', (gone.get('pictures') ?? new Set()).add(row.id));
  for (const file of files.filesBelow(PICTURES)) if (isOfGone(file.replace(/\.[a-z]+$/, ''))) changes.set(`${PICTURES}/${file}`, undefined);
}

async function writeRows({ rows, files }: Remover, lost: readonly Lost[], changes: Removal['changes']): Promise<void> {
  const targets = new Map(lost.map(({ from, to }) => [from, to]));
  for (const [file, records] of Map.groupBy(rows, (row) => row.file)) {
    const [first] = records as [Row];
    if (first.collection === 'pricing' && first.now)
      first.now = { ...first.now, cheaper: (first.now.cheaper as PlainMap[]).map((way) => ({ ...way, page: targets.get(String(way.page)) ?? (way.page as string) })) };
    const kept = records.flatMap(({ now }) => now ?? []);
    if (kept.length === records.length && records.every(({ old, now }) => now && same(old, now))) continue;
    const text = textOf(files, file);
    const { shape } = COLLECTIONS[first.collection];
    if (shape === 'documents') changes.set(file, first.now && (await writeMarkdown(text, first.now)));
    else if (shape === 'record') changes.set(file, await writeYaml(text, first.now));
    else if (shape === 'lists') changes.set(file, kept.length === 0 ? undefined : await writeYaml(text, { [first.collection]: kept }));
    else changes.set(file, await writeYaml(text, kept));
  }
}

/** Takes the words of removed records out of every further language. */
async function writeLanguages({ files, gone, isGone }: Remover, changes: Removal['changes']): Promise<void> {
  const settings = jsonOf(language);
  for (const folder of languagesIn(files).map((id) => `content/${id}`))
    for (const name of files.filesBelow(folder)) {
      const file = `${folder}/${name}`;
      const [collection = '', document] = name.replace(/\.(yaml|md)$/, '').split('/');
      if (document !== undefined) {
        if (isGone(collection, document)) changes.set(file, undefined);
        continue;
      }
      const old = readYaml(textOf(files, file));
      if (!isMap(old)) continue;
      const isRecord = COLLECTIONS[collection as CollectionName]?.shape === 'record';
      const node = collection === 'language' ? settings : isRecord ? schemas.get(collection as CollectionName) : undefined;
      const now = node
        ? without({ ...node, required: [] }, old, isGone)
        : Object.fromEntries(Object.entries(old).filter(([id]) => !gone.get(collection)?.has(id)));
      if (now !== undefined && !same(old, now)) changes.set(file, await writeYaml(textOf(files, file), now));
    }
}

/** A link that leads elsewhere makes no translation out of date: files that were up to date stay so. */
async function keepMarks(files: Files, content: Content, changes: Removal['changes']): Promise<void> {
  const staleIn = ({ languages }: Content) => new Set(languages.flatMap(({ stale }) => stale.map(({ file }) => file)));
  const { rows } = readFiles(withChanges(files, changes));
  const before = staleIn(content);
  for (const file of staleIn(rows))
    if (!before.has(file)) changes.set(file, await marked(file, textOf(withChanges(files, changes), file), rows));
}
