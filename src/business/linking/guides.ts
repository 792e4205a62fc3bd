/** Guides, on the pages of the counties, services and towns that they name. */
import { htmlText } from '#lib/html.ts';
import { wordCount } from '#lib/text.ts';
import type { Add } from '#business/problem.ts';
import type { Guide } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { documentFile } from '#business/schema/collections.ts';
import { paths, routes } from '#pages.ts';
import type { Pictures } from './pictures.ts';
import type { Linking } from './reporter.ts';

const WORDS_A_MINUTE = 220;

export const createGuides = (rows: Rows['posts'], pictures: Pictures): Guide[] =>
  rows.map((row) => ({
    ...row,
    path: routes.guide(row.id),
    picture: row.picture === undefined ? undefined : pictures.of(row.picture),
    counties: [],
    services: [],
    towns: [],
    minutes: Math.max(1, Math.round(wordCount(htmlText(row.html || row.body)) / WORDS_A_MINUTE)),
  }));

/** @returns newest first */
export function connectGuides(rows: Rows['posts'], { index, find }: Linking): Guide[] {
  for (const row of rows) {
    const guide = index.guides.get(row.id);
    if (!guide) continue;
    const file = documentFile('posts', row.id);
    guide.counties = find('counties', row.counties, file, 'counties');
    guide.services = find('services', row.services, file, 'services');
    guide.towns = find('towns', row.towns, file, 'towns');
    for (const about of [...guide.services, ...guide.towns]) about.guides.push(guide);
  }
  const guides = [...index.guides.values()].sort(
    (a, b) => b.updated.localeCompare(a.updated, 'en') || a.title.localeCompare(b.title, 'en'),
  );
  for (const guide of guides) for (const county of guide.counties) county.guides.push(guide);
  return guides;
}

export function checkGuides(rows: Rows['posts'], add: Add): void {
  for (const { id, published, updated } of rows) {
    const file = documentFile('posts', id);
    if (routes.guide(id) === paths.moved)
      add(file, 'the file name', `"${id}" is already a page of the site`, 'Rename the file');
    if (updated < published) add(file, 'updated', 'lies before published', 'Give the day of the last change');
  }
}
