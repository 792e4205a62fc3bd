/** Guides, newest first, on the pages of the counties, services and towns that they name. */
import { htmlText } from '#lib/html.ts';
import { wordCount } from '#lib/text.ts';
import { documentFile } from '#business/schema/collections.ts';
import type { Guide } from '#business/entities.ts';
import { routes } from '#pages.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

const WORDS_A_MINUTE = 220;

export function linkGuides(rows: Rows['posts'], { add, find, index }: Reporter): Guide[] {
  const guides = rows.map((row): Guide => {
    const file = documentFile('posts', row.id);
    if (row.id === 'redirecting')
      add(file, 'the file name', '"redirecting" is already a page of the site', 'Rename the file');
    if (row.updated < row.published) add(file, 'updated', 'lies before published', 'Give the day of the last change');
    return {
      ...row,
      path: routes.guide(row.id),
      counties: find('counties', row.counties, file, 'counties'),
      services: find('services', row.services, file, 'services'),
      towns: find('towns', row.towns, file, 'towns'),
      minutes: Math.max(1, Math.round(wordCount(htmlText(row.html || row.body)) / WORDS_A_MINUTE)),
    };
  });
  for (const guide of guides) {
    for (const service of guide.services) service.guides.push(guide);
    for (const town of guide.towns) town.guides.push(guide);
  }
  for (const guide of guides) index.guides.set(guide.id, guide);
  guides.sort((a, b) => b.updated.localeCompare(a.updated, 'en') || a.title.localeCompare(b.title, 'en'));
  for (const guide of guides) for (const county of guide.counties) county.guides.push(guide);
  return guides;
}
