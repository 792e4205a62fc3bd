/** Puts content into house format. A file that cannot be read stays as it is, and the content check tells why. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { formatContent } from '../../admin/yaml/format.ts';
import { CannotWrite } from '../../admin/yaml/refusals.ts';

for (const file of globSync('content/**/*.{yaml,md}').sort()) {
  const text = readFileSync(file, 'utf8');
  try {
    const made = await formatContent(file, text);
    if (made !== text) writeFileSync(file, made);
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error;
    console.warn(`${file} stays as it is: ${error.message}`);
  }
}
