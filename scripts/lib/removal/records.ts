/** The English records of content/ as their files have them, read and written back. */
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  homeOf,
  isDocuments,
  type CollectionName,
} from '#business/schema/collections.ts';
import { filesOf, stemOf, type Files } from '#validation/files.ts';
import { readMarkdown, writeMarkdown } from '../../../admin/yaml/markdown.ts';
import { same, type Plain, type PlainMap } from '../../../admin/yaml/plain.ts';
import { readYaml, writeYaml } from '../../../admin/yaml/yaml.ts';

/** The new text of each changed file; undefined where the file goes. */
export type Changes = Map<string, string | undefined>;

export interface FileRecord {
  collection: CollectionName;
  file: string;
  /** '' where the file is one record. */
  id: string;
  /** Undefined for a new one. */
  old: PlainMap | undefined;
  /** Undefined once it goes. */
  now: PlainMap | undefined;
}

export const textOf = (files: Files, file: string): string => new TextDecoder().decode(files.bytesOf(file));

function recordsIn(files: Files, collection: CollectionName, file: string): FileRecord[] {
  const record = (value: Plain, id = (value as { id: string }).id): FileRecord => {
    const old = value as PlainMap;
    return { collection, file, id, old, now: old };
  };
  const text = textOf(files, file);
  if (isDocuments(collection)) return [record(readMarkdown(text), stemOf(file, '.md'))];
  const value = readYaml(text);
  if (COLLECTIONS[collection].shape === 'record') return [record(value, '')];
  const list = Array.isArray(value) ? value : ((value as PlainMap)[collection] as Plain[]);
  return list.map((entry) => record(entry));
}

/** @param files without mistakes */
export const readRecords = (files: Files): FileRecord[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const isFolder = ['lists', 'documents'].includes(COLLECTIONS[name].shape);
    return (isFolder ? filesOf(files, name) : [homeOf(name)]).flatMap((file) => recordsIn(files, name, file));
  });

/** The file with the records that are left. */
function written(text: string, collection: CollectionName, left: readonly PlainMap[]) {
  const { shape } = COLLECTIONS[collection];
  if (shape === 'list') return writeYaml(text, left);
  if (left.length === 0) return undefined;
  if (shape === 'lists') return writeYaml(text, { [collection]: left });
  return shape === 'documents' ? writeMarkdown(text, left[0]) : writeYaml(text, left[0]);
}

export async function writeRecords(files: Files, records: readonly FileRecord[], changes: Changes): Promise<void> {
  for (const [file, inFile] of Map.groupBy(records, (record) => record.file)) {
    if (inFile.every(({ old, now }) => old && now && same(old, now))) continue;
    const [{ collection }] = inFile as [FileRecord];
    const left = inFile.flatMap(({ now }) => (now ? [now] : []));
    changes.set(file, await written(textOf(files, file), collection, left));
  }
}

/** The files as they are with the changes. */
export function withChanges(files: Files, changes: Changes): Files {
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
}
