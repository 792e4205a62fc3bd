/** What the page is given of content/ and of our forms: the server puts what it comes to in the place of this file. */
import { globSync, readFileSync } from 'node:fs';
import { checkContent } from '#validation/check.ts';
import { COLLECTIONS } from '#business/schema/collections.ts';
import { cmsConfig, formatOf, formShapes } from '../../forms/cms-config.ts';
import { placesFrom, servicesFrom } from '../../reviews/suggestions.ts';

export const config = cmsConfig();

/** The text of each file of content, by its path. */
export const files: Record<string, string> = Object.fromEntries(
  globSync('content/**/*.{yaml,md}')
    .filter((file) => !file.includes('/.'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

export const formats = [...formShapes()].map(([name, shape]) => ({
  format: formatOf(name),
  extension: COLLECTIONS[name].shape === 'documents' ? 'md' : 'yaml',
  shape,
}));

const { rows } = await checkContent(process.cwd());
export const places = placesFrom(rows.municipalities);
export const services = servicesFrom(rows.services);
