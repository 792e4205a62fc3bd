/** Code editors know content as the check does: the schema files are those of src/business/schema, and content names them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { editorSchemas, SCHEMA_LINE, schemaFile, YAML_NAMES, yamlFiles, type YamlName } from '../lib/editor-schemas.ts';

const REMEDY = 'run npm run content -- schemas';
const schemas = editorSchemas();

interface Node {
  description?: string;
  patternErrorMessage?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node;
}
const tree = (name: YamlName) => JSON.parse(schemas.get(name) ?? '') as Node;
/** Zod reads JSON Schema back, but no conditions: those are lengths, which depend on tokens. */
const validator = (name: YamlName) =>
  z.fromJSONSchema(
    JSON.parse(schemas.get(name) ?? '', (key, value: unknown) =>
      ['if', 'then'].includes(key) ? undefined : value,
    ) as z.core.JSONSchema.JSONSchema,
  );
const fixture = (path: string): unknown => parse(readFileSync(join('e2e/fixtures/content', path), 'utf8'));

describe('schemas for code editors', () => {
  it('are written as src/business/schema has them', () => {
    for (const [name, text] of schemas) expect(readFileSync(schemaFile(name), 'utf8'), `${name}: ${REMEDY}`).toBe(text);
  });

  it('are where the first line of a content file says', () => {
    const named = yamlFiles().flatMap(({ name, file }) => {
      const [line = ''] = readFileSync(file, 'utf8').split('\n');
      return line.startsWith(SCHEMA_LINE) ? [{ name, file, path: line.slice(SCHEMA_LINE.length) }] : [];
    });
    expect(new Set(named.map(({ name }) => name))).toEqual(new Set(YAML_NAMES));
    for (const { name, file, path } of named)
      expect(join(dirname(file), path), `${file}: ${REMEDY}`).toBe(schemaFile(name));
  });

  it('accept what the check accepts', () => {
    const files = globSync('**/*.yaml', { cwd: 'e2e/fixtures/content' }).filter((path) => !/^[a-z]{2}\//.test(path));
    expect(files.length).toBeGreaterThanOrEqual(YAML_NAMES.length);
    for (const path of files) {
      const name = (dirname(path) === '.' ? basename(path, '.yaml') : dirname(path)) as YamlName;
      expect(validator(name).safeParse(fixture(path)).error, path).toBeUndefined();
    }
  });

  it.each<[what: string, fields: object]>([
    ['an unknown field', { slogan: 'x' }],
    ['a missing field', { name: undefined }],
    ['a phone number in another format', { phone: '914-555-0149' }],
    ['an unknown choice', { samples: ['logo'] }],
  ])('refuse %s', (_, fields) => {
    const record = JSON.parse(JSON.stringify({ ...(fixture('business.yaml') as object), ...fields })) as unknown;
    expect(validator('business').safeParse(record).success).toBe(false);
  });

  it('give a format the message of the check, and no division: in binary 4.9 is no multiple of 0.01', () => {
    const { about, name, phone } = tree('business').properties ?? {};
    expect(about).toMatchObject({ then: { minLength: 40, maxLength: 200 } });
    expect(phone?.patternErrorMessage).toMatch(/^must be written \+1 and ten digits/);
    expect(name?.patternErrorMessage).toMatch(/^has a brace/);
    expect([...schemas.values()].join('\n')).not.toContain('multipleOf');
  });

  it('explain fields with the comments of src/business/schema', () => {
    const { description, properties } = tree('business');
    expect(description).toMatch(/^content\/business\.yaml: one record/);
    expect(properties?.name?.description).toMatch(/^Name as customers say it\./);
    // In an object, in a record of a constant, in a constant of another file, and from the constant the field is made of.
    expect(properties?.terms?.properties?.crew?.description).toMatch(/^Who comes/);
    expect(properties?.licenses?.additionalProperties?.properties?.number?.description).toMatch(/^Number as printed/);
    expect(properties?.hours?.properties?.special?.items?.properties?.name?.description).toMatch(
      /^Its name as visitors/,
    );
    expect(tree('counties').items?.properties?.title?.description).toMatch(/^Title in the browser tab/);
    expect(tree('facts').properties?.facts?.items?.properties?.says?.description).toMatch(/^The statement in our own/);
  });
});
