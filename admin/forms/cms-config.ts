/** The configuration of Sveltia CMS: a form for every file of content/, made from src/business/schema. */
import type {
  Backend,
  CmsConfig,
  Collection,
  CollectionDivider,
  CollectionFile,
  CollectionSlugOptions,
  Field,
  ListField,
} from '@sveltia/cms';
import { COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { JOBS } from '#business/job-pictures.ts';
import { PICTURES } from '#business/picture-files.ts';
import { describedSchemas } from '../../scripts/lib/editor-schemas.ts';
import { FACES, GROUPS, PREVIEWED, type Group } from './faces.ts';
import { fieldsOf, FIXED } from './fields.ts';
import { inForms } from './labels.ts';
import { itemOf, type Shape } from './shape.ts';

/** The format of a collection's files, to be registered with Sveltia: it hands each text to our own reader and writer. */
export const formatOf = (name: CollectionName): string =>
  // Sveltia wants the ending on formats of Markdown.
  COLLECTIONS[name].shape === 'documents' ? `${name}-frontmatter` : `${name}-yaml`;

/** Where photos of jobs are put. */
export const PHOTOS = `${PICTURES}/${JOBS}`;

/** What the forms of all collections are made from; a form's values are told by it, too (form-values.ts). */
export const formShapes = (): ReadonlyMap<CollectionName, Shape> => describedSchemas();

/** @param backend where the content is; by default nowhere, for tests */
export function cmsConfig(backend: Backend = { name: 'test-repo' }): CmsConfig {
  const shapes = formShapes();
  const shapeOf = (name: CollectionName): Shape => {
    const shape = shapes.get(name);
    if (!shape) throw new Error(`${name} has no shape.`);
    return shape;
  };
  return {
    load_config_file: false,
    backend,
    app_title: 'Desk',
    logo: { src: '/icon.svg' },
    media_folder: PHOTOS,
    public_folder: `/${PHOTOS}`,
    media_libraries: {
      // A photo of a phone is large, and tells where it was taken.
      all: { transformations: { raster_image: { format: 'webp', quality: 88, width: 2400, height: 2400 } } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: GROUPS.flatMap((groups, at): (Collection | CollectionDivider)[] => [
      ...(at === 0 ? [] : [{ divider: true }]),
      ...groups.map((group) =>
        typeof group === 'object' ? groupOfFiles(group, shapeOf) : folder(group, shapeOf(group)),
      ),
    ]),
  };
}

const groupOfFiles = (
  { name, label, icon, about, files }: Group,
  shapeOf: (name: CollectionName) => Shape,
): Collection => ({
  name,
  label,
  icon,
  ...(about === undefined ? {} : { description: about }),
  files: files.map((file) => fileOf(file, shapeOf(file))),
});

function fileOf(name: CollectionName, shape: Shape): CollectionFile {
  const { label, icon } = FACES[name];
  const fields =
    shape.type === 'array'
      ? [rootList(name, shape)]
      : ordered(name, fieldsOf(shape, { collection: name, path: [], record: shape }));
  const preview = PREVIEWED.some((one) => one === name);
  return {
    name,
    label,
    icon,
    file: homeOf(name),
    format: formatOf(name),
    ...(preview ? { editor: { preview } } : {}),
    fields,
  };
}

/** The list that a file is, or holds. */
function rootList(name: CollectionName, shape: Shape, path: readonly string[] = []): ListField {
  const { label, one, summary = '', grows, newestFirst } = FACES[name];
  const record = itemOf(shape);
  return {
    name,
    label,
    label_singular: one,
    widget: 'list',
    ...(path.length === 0 ? { root: true } : {}),
    required: (shape.minItems ?? 0) > 0,
    ...(record.description === undefined ? {} : { hint: inForms(record.description) }),
    ...(grows || path.length > 0 ? {} : FIXED),
    ...(newestFirst ? { add_to_top: true } : {}),
    collapsed: 'auto',
    summary,
    fields: ordered(name, fieldsOf(record, { collection: name, path, record })),
  };
}

/** The fields that are wanted most first, and the id, which is chosen once, last. */
function ordered(name: CollectionName, fields: readonly Field[]): Field[] {
  const { first = [], last = [] } = FACES[name];
  const rank = (field: Field): number => {
    if (field.name === 'id') return 3;
    if (last.includes(field.name)) return 2 + last.indexOf(field.name) / last.length;
    return first.includes(field.name) ? first.indexOf(field.name) / first.length : 1;
  };
  return fields.toSorted((a, b) => rank(a) - rank(b));
}

/** A folder: of Markdown files, or of files that each hold a list. */
function folder(name: CollectionName, shape: Shape): Collection {
  const { label, folder: called = label, one, icon, summary = '', grows = false } = FACES[name];
  const place = { collection: name, path: [], record: shape };
  const isMarkdown = COLLECTIONS[name].shape === 'documents';
  const list = shape.properties?.[name] as Shape | undefined;
  return {
    name,
    label: called,
    label_singular: one,
    icon,
    ...(shape.description === undefined ? {} : { description: inForms(shape.description) }),
    folder: homeOf(name),
    extension: isMarkdown ? 'md' : 'yaml',
    format: formatOf(name),
    // A page that goes needs a redirect in the same change, and facts are named by other files.
    create: grows,
    delete: false,
    duplicate: false,
    slug: slugOf(grows),
    summary: isMarkdown ? summary : '{{slug}}',
    identifier_field: isMarkdown ? (/^\{\{(\w+)\}\}$/.exec(summary)?.[1] ?? 'title') : name,
    fields: isMarkdown ? [...ordered(name, fieldsOf(shape, place)), BODY] : [rootList(name, list ?? shape, [name])],
  };
}

const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/.source;

/** A file's name is part of an address: typed once, and never changed. */
const slugOf = (isTyped: boolean): CollectionSlugOptions =>
  isTyped
    ? {
        editable: ['create'],
        hint: 'Part of the address: lower-case words joined by hyphens. Never change it once it is public.',
        pattern: [FORM, 'Must be lower-case words joined by hyphens, for example mount-kisco.'],
      }
    : { template: '{{slug}}', editable: false };

/** The text of a Markdown file. As it is typed first: the other mode writes all of it anew. */
const BODY: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown: paragraphs, headings with ## and ###, lists, tables, links, bold and italic. You can use tokens such as {from} and {fact:…}.',
  widget: 'markdown',
  required: false,
  modes: ['raw', 'rich_text'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  use_emoji_autocomplete: false,
};
