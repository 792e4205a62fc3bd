/**
 * Writes the JSON Schemas that code editors use for content/ (content/.schemas), and their line at the top of every YAML
 * file that lacks it. Run it after a change in src/business/schema, and with a new file of facts.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { counted } from '#lib/text.ts';
import { editorSchemas, SCHEMA_FOLDER, SCHEMA_LINE, schemaFile, yamlFiles } from '../lib/editor-schemas.ts';

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER, { recursive: true });
const schemas = editorSchemas();
for (const [name, text] of schemas) writeFileSync(schemaFile(name), text);
const changed = yamlFiles().filter(({ name, file }) => {
  const text = readFileSync(file, 'utf8');
  const line = `${SCHEMA_LINE}${relative(dirname(file), schemaFile(name))}\n`;
  if (text.startsWith(line)) return false;
  writeFileSync(file, line + (text.startsWith(SCHEMA_LINE) ? text.slice(text.indexOf('\n') + 1) : text));
  return true;
});
console.log(`${counted(schemas.size, 'schema')} written; ${counted(changed.length, 'file')} got the line.`);
