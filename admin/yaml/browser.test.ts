/** What runs in the browser imports nothing that only Node has. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the writer imports the package yaml, its own files, and the names of fields, which import nothing', () => {
  const importsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^;]*? from '([^']+)';/gm)].map(
      (match) => match[1] ?? '',
    );
  const names = globSync('admin/yaml/*.ts').flatMap(importsOf);
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names.filter((name) => !name.startsWith('./')))].sort()).toEqual([
    '#business/field-names.ts',
    'yaml',
  ]);
  expect(importsOf('src/business/field-names.ts')).toEqual([]);
});
