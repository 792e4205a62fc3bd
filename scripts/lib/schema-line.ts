/** The YAML files of content/, and the line on top of each that names its JSON Schema for editor programs. */
import { onDisk } from '#validation/disk.ts';
import { filesOf } from '#validation/files.ts';
import { COLLECTION_NAMES, COLLECTIONS, homeOf, type NameOf } from '#business/schema/collections.ts';

/** Hidden: nothing that an owner edits. */
export const SCHEMA_FOLDER = 'content/.schemas';

export type YamlName = NameOf<'record' | 'list' | 'lists'>;

/** Collections whose files are YAML; the fields of a Markdown file cannot name a schema. */
export const YAML_NAMES = COLLECTION_NAMES.filter((name): name is YamlName => COLLECTIONS[name].shape !== 'documents');

/** Every YAML file of content/ with its collection. */
export const yamlFiles = (): { name: YamlName; file: string }[] =>
  YAML_NAMES.flatMap((name) =>
    (COLLECTIONS[name].shape === 'lists' ? filesOf(onDisk('.'), name) : [homeOf(name)]).map((file) => ({ name, file })),
  );

const BEGINNING = '# yaml-language-server: $schema=';

/** The first line of a collection's files; the path is from the file's own folder. */
export const schemaLine = (name: YamlName): string =>
  `${BEGINNING}${COLLECTIONS[name].shape === 'lists' ? '../../' : ''}.schemas/${name}.json`;

/** A file's text with the line on top, once. */
export function withLine(name: YamlName, text: string): string {
  const rest = text.startsWith(BEGINNING) ? text.slice(text.indexOf('\n') + 1) : text;
  return `${schemaLine(name)}\n${rest}`;
}
