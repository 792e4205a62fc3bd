/**
 * Writes the JSON Schemas of the YAML files of content/, made from src/business/schema, and puts the line that names its schema
 * on top of every file that lacks it. Run it after a change in src/business/schema, and with a new file of facts.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '#lib/text.ts';
import { editorSchemas } from '../lib/editor-schemas.ts';
import { SCHEMA_FOLDER, withLine, yamlFiles } from '../lib/schema-line.ts';

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER, { recursive: true });
const schemas = editorSchemas();
for (const [name, text] of schemas) writeFileSync(join(SCHEMA_FOLDER, `${name}.json`), text);
let named = 0;
for (const { name, file } of yamlFiles()) {
  const text = readFileSync(file, 'utf8');
  const after = withLine(name, text);
  if (after === text) continue;
  writeFileSync(file, after);
  named += 1;
}
console.log(`${SCHEMA_FOLDER}: ${counted(schemas.size, 'schema')}. ${counted(named, 'file')} got the first line.`);
