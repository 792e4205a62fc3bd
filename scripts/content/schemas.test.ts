/** An editor program knows content as the check does: the written schemas are those of src/business/schema, and files name them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { editorSchemas } from '../lib/editor-schemas.ts';
import { SCHEMA_FOLDER, schemaLine, withLine, YAML_NAMES, yamlFiles, type YamlName } from '../lib/schema-line.ts';

const REMEDY = 'npm run content -- schemas writes it anew';
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
const invented = (path: string): unknown => parse(readFileSync(join('e2e/fixtures/content', path), 'utf8'));

describe('schemas for editor programs', () => {
  it('are written as src/business/schema has them, and no others', () => {
    expect(globSync('*', { cwd: SCHEMA_FOLDER }).sort()).toEqual(YAML_NAMES.map((name) => `${name}.json`).sort());
    for (const [name, text] of schemas)
      expect(readFileSync(join(SCHEMA_FOLDER, `${name}.json`), 'utf8'), `${name}: ${REMEDY}`).toBe(text);
  });

  it('are the ones that the first lines of files name; a file of the owner’s may do without', () => {
    const named = yamlFiles().flatMap(({ name, file }) => {
      const [line = ''] = readFileSync(file, 'utf8').split('\n');
      return line.includes('$schema') ? [{ name, file, line }] : [];
    });
    expect(new Set(named.map(({ name }) => name))).toEqual(new Set(YAML_NAMES));
    for (const { name, file, line } of named) {
      expect(line, `${file}: ${REMEDY}`).toBe(schemaLine(name));
      expect(join(dirname(file), line.split('=')[1] ?? '')).toBe(join(SCHEMA_FOLDER, `${name}.json`));
    }
  });

  it('get their line once, whatever it was', () => {
    const line = schemaLine('faq');
    expect(withLine('faq', '- id: a\n')).toBe(`${line}\n- id: a\n`);
    expect(withLine('faq', `${line}\n- id: a\n`)).toBe(`${line}\n- id: a\n`);
    expect(withLine('faq', '# yaml-language-server: $schema=old.json\n- id: a\n')).toBe(`${line}\n- id: a\n`);
  });

  it('take what the check takes', () => {
    const files = globSync('**/*.yaml', { cwd: 'e2e/fixtures/content' }).filter((path) => !/^[a-z]{2}\//.test(path));
    expect(files.length).toBeGreaterThanOrEqual(YAML_NAMES.length);
    for (const path of files) {
      const name = (dirname(path) === '.' ? basename(path, '.yaml') : dirname(path)) as YamlName;
      expect(validator(name).safeParse(invented(path)).error, path).toBeUndefined();
    }
  });

  it.each<[what: string, fields: object]>([
    ['a field we do not know', { slogan: 'x' }],
    ['a missing field', { name: undefined }],
    ['a text that is too long', { name: 'x'.repeat(99) }],
    ['a brace where no token is filled in', { name: '{from}' }],
    ['a phone number in another form', { phone: '914-555-0149' }],
    ['an address without https', { site: 'http://www.company.com' }],
    ['a word that is none of ours', { samples: ['logo'] }],
    ['the same thing twice', { payment: ['Cash', 'Cash'] }],
  ])('refuse %s', (_, fields) => {
    const record = JSON.parse(JSON.stringify({ ...(invented('business.yaml') as object), ...fields })) as unknown;
    expect(validator('business').safeParse(record).success).toBe(false);
  });

  it('say of prose how long it may be while no token stands in it', () => {
    expect(tree('business').properties?.about).toMatchObject({ then: { minLength: 40, maxLength: 200 } });
  });

  it('say of a form what the check says, and not its pattern', () => {
    const { name, phone, site, securityUntil } = tree('business').properties ?? {};
    expect(phone?.patternErrorMessage).toMatch(/^must be written \+1 and ten digits/);
    expect(securityUntil?.patternErrorMessage).toMatch(/^must be a day in quotes/);
    expect(site?.patternErrorMessage).toMatch(/^must be a full address/);
    expect(name?.patternErrorMessage).toMatch(/^has a brace/);
  });

  it('leave division to the check: in binary 4.9 is no multiple of 0.01', () => {
    expect([...schemas.values()].join('\n')).not.toContain('multipleOf');
  });

  it('explain fields with the comments of src/business/schema, wherever they stand', () => {
    const { description, properties } = tree('business');
    expect(description).toMatch(/^content\/business\.yaml: one record/);
    expect(properties?.name?.description).toMatch(/^Name as customers say it\./);
    // Within an object, within what a constant holds, and in another file, and from the constant that a field is made of.
    expect(properties?.terms?.properties?.crew?.description).toMatch(/^Who comes/);
    expect(properties?.licenses?.additionalProperties?.properties?.number?.description).toMatch(/^Number as printed/);
    const season = properties?.hours?.properties?.special;
    expect(season?.description).toMatch(/^In date order/);
    expect(season?.items?.properties?.name?.description).toMatch(/^Its name as visitors read it/);
    expect(tree('counties').items?.properties?.title?.description).toMatch(/^Title in the browser tab/);
    expect(tree('facts').properties?.facts?.items?.properties?.says?.description).toMatch(/^The statement in our own/);
  });
});
