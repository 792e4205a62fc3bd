/** Content linked as the site links it, for whatever a preview asks of it. */
import type { Site } from '#model/entities.ts';
import { linkRows } from '#model/build.ts';
import { readFiles } from '#model/reader.ts';
import { asFiles, type Content } from '../page/content.ts';

const sites = new WeakMap<Content, Site>();

/** As it is published: a mistake that it has is left to the check. */
export function siteOf(content: Content): Site {
  const known = sites.get(content);
  if (known) return known;
  const { rows } = readFiles(asFiles(content, () => Promise.resolve(undefined)));
  const { site } = linkRows(rows);
  sites.set(content, site);
  return site;
}
