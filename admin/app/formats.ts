/** The files of a collection as the forms of Sveltia hold them, and back into their texts. */
import { COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import { fromForm, toForm } from '../forms/form-values.ts';
import type { Shape } from '../forms/shape.ts';
import { readMarkdown, writeMarkdown } from '../yaml/markdown.ts';
import { readYaml, writeYaml } from '../yaml/yaml.ts';

export interface Format {
  /** @throws CannotRead where the text is no file of content */
  readonly read: (text: string) => unknown;
  /**
   * @param oldText as the file is; nothing for a new one
   * @throws CannotWrite where something would be lost, naming the field
   */
  readonly write: (oldText: string, form: unknown) => Promise<string>;
}

export function formatFor(name: CollectionName, shape: Shape): Format {
  const [read, write] =
    COLLECTIONS[name].shape === 'documents'
      ? ([readMarkdown, writeMarkdown] as const)
      : ([readYaml, writeYaml] as const);
  return {
    read: (text) => toForm(shape, read(text)),
    write: async (oldText, form) => write(oldText, fromForm(shape, form)),
  };
}
