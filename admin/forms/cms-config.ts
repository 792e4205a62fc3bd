/** The configuration of Sveltia CMS: a form for every file of content/, made from src/business/schema. */
import type { CmsConfig, Collection, CollectionFile, Field, ListField } from '@sveltia/cms';
import { COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { JOBS } from '#business/job-pictures.ts';
import { PICTURES } from '#business/picture-files.ts';
import { describedSchemas } from '../../scripts/lib/editor-schemas.ts';
import { FACES, FIXED, GROUPS } from './faces.ts';
import { fieldsOf } from './fields.ts';
import { forForms } from './hints.ts';
import { given, itemOf, type Shape } from './shape.ts';

const isMarkdown = (name: CollectionName): boolean => COLLECTIONS[name].shape === 'documents';

/** The custom format of a collection's files; Sveltia treats a name with this ending as Markdown. */
export const formatOf = (name: CollectionName): string => (isMarkdown(name) ? `${name}-frontmatter` : `${name}-yaml`);

const hintFrom = ({ description }: Shape) => description && forForms(description);

const PHOTOS = `${PICTURES}/${JOBS}`;

/** What the forms are made from; form-values.ts reads the values of a form with it. */
export const shapes: ReadonlyMap<CollectionName, Shape> = describedSchemas();

/** All but where the content is (app/settings.ts). */
export function cmsConfig(): CmsConfig {
  const collections = GROUPS.flatMap((groups) => [
    { divider: true as const },
    ...groups.map((group): Collection => {
      if (typeof group !== 'object') return folder(group);
      const { name, label, icon, about, files } = group;
      return {
        name,
        label,
        icon,
        ...given({ description: about }),
        files: files.map(fileOf),
      };
    }),
  ]);
  return {
    load_config_file: false,
    backend: { name: 'test-repo' },
    app_title: 'Admin',
    logo: { src: '/icon.svg' },
    media_folder: PHOTOS,
    public_folder: `/${PHOTOS}`,
    media_libraries: {
      // Drawn anew, a photo is upright, small, and without the place where it was taken.
      all: { transformations: { raster_image: { format: 'webp', quality: 88, width: 2000, height: 2000 } } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: collections.slice(1),
  };
}

function shapeOf(name: CollectionName): Shape {
  const shape = shapes.get(name);
  if (!shape) throw new Error(`${name} has no schema.`);
  return shape;
}

function fileOf(name: CollectionName): CollectionFile {
  const shape = shapeOf(name);
  const { label, icon } = FACES[name];
  return {
    name,
    label,
    icon,
    file: homeOf(name),
    format: formatOf(name),
    fields: shape.type === 'array' ? [rootList(name, shape)] : recordFields(name, shape),
  };
}

/** The list that a file is, or holds under the collection's name. */
function rootList(name: CollectionName, shape: Shape, path: readonly string[] = []): ListField {
  const { label, one, summary = '', grows, newestFirst, idFrom } = FACES[name];
  const record = itemOf(shape);
  return {
    name,
    label,
    label_singular: one,
    widget: 'list',
    required: (shape.minItems ?? 0) > 0,
    ...(grows || path.length > 0 ? {} : FIXED),
    // A copy would have the id of its original.
    ...(idFrom ? { allow_duplicate: false } : {}),
    ...given({ root: path.length === 0 || undefined, add_to_top: newestFirst, hint: hintFrom(record) }),
    collapsed: 'auto',
    summary,
    fields: recordFields(name, record, path),
  };
}

/** The most wanted fields come first, the id last. */
function recordFields(name: CollectionName, record: Shape, path: readonly string[] = []): Field[] {
  const { first = [], last = [] } = FACES[name];
  const rank = (field: Field): number => {
    if (field.name === 'id') return 3;
    if (last.includes(field.name)) return 2 + last.indexOf(field.name) / last.length;
    return first.includes(field.name) ? first.indexOf(field.name) / first.length : 1;
  };
  return fieldsOf(record, { collection: name, path, record }).toSorted((a, b) => rank(a) - rank(b));
}

/** A folder of Markdown files, or of YAML files that each hold a list. */
function folder(name: CollectionName): Collection {
  const { label, folder: called = label, one, icon, summary = '', grows = false } = FACES[name];
  const shape = shapeOf(name);
  return {
    name,
    label: called,
    label_singular: one,
    icon,
    ...given({ description: hintFrom(shape) }),
    folder: homeOf(name),
    extension: isMarkdown(name) ? 'md' : 'yaml',
    format: formatOf(name),
    create: grows,
    // A page that goes needs a redirect in the same change, and other files name facts.
    delete: false,
    duplicate: false,
    slug: grows ? TYPED_SLUG : { template: '{{slug}}', editable: false },
    summary: isMarkdown(name) ? summary : '{{slug}}',
    identifier_field: isMarkdown(name) ? (/^\{\{(\w+)\}\}$/.exec(summary)?.[1] ?? 'title') : name,
    fields: isMarkdown(name)
      ? [...recordFields(name, shape), BODY]
      : [rootList(name, shape.properties?.[name] as Shape, [name])],
  };
}

const TYPED_SLUG: { editable: 'create'[]; hint: string; pattern: [string, string] } = {
  editable: ['create'],
  hint: 'Part of the address: lower-case words joined by hyphens. Never change it once it is public.',
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Must be lower-case words joined by hyphens, for example mount-kisco.'],
};

const BODY: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown: paragraphs, headings with ## and ###, lists, tables, links, bold and italic. You can use tokens such as {from} and {fact:…}.',
  widget: 'markdown',
  required: false,
  // The rich text mode rewrites the whole text, so it is not the first.
  modes: ['raw', 'rich_text'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  use_emoji_autocomplete: false,
};
