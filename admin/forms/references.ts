/** Fields that name another record: the form offers the names of what there is, and keeps the id. */
import type { RelationField } from '@sveltia/cms';
import { COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import type { Named } from '#business/schema/common.ts';
import { GROUPS } from './faces.ts';

/** What a record is shown and found by; the id is what it is found by as well. */
const NAMES: Record<Named, string> = {
  counties: 'label',
  'counties.license.id': 'license.name',
  estimator: 'name',
  facts: 'says',
  locations: 'label',
  municipalities: 'label',
  pictures: 'alt',
  posts: 'title',
  services: 'name',
  towns: 'title',
  zips: 'city',
};

/** What is shown where the name alone would not tell two apart. */
const SHOWN: Partial<Record<Named, (id: string, name: string) => string>> = {
  pictures: (id, name) => `{{${name}}} ({{${id}}})`,
  zips: (id, name) => `{{${id}}} {{${name}}}`,
};

/** The group in which a collection is a file; undefined where it is a folder. */
const groupOf = (name: CollectionName): string | undefined =>
  GROUPS.flat()
    .filter((group) => typeof group === 'object')
    .find(({ files }) => files.includes(name))?.name;

/** @returns where a relation finds the records of a kind, and what it shows of them */
export function target(
  named: Named,
): Pick<RelationField, 'collection' | 'file' | 'value_field' | 'display_fields' | 'search_fields'> {
  const [name, ...path] = named.split('.') as [CollectionName, ...string[]];
  if (COLLECTIONS[name].shape === 'documents')
    return {
      collection: name,
      value_field: '{{slug}}',
      display_fields: [NAMES[named]],
      search_fields: [NAMES[named], '{{slug}}'],
    };
  const id = `${name}.*.${path.length > 0 ? path.join('.') : 'id'}`;
  const label = `${name}.*.${NAMES[named]}`;
  const group = groupOf(name);
  return {
    collection: group ?? name,
    ...(group === undefined ? {} : { file: name }),
    value_field: id,
    display_fields: [SHOWN[named]?.(id, label) ?? label],
    search_fields: [label, id],
  };
}
