/** Content linked as the site links it, for whatever a preview asks of it. */
import type { Site } from '#business/entities.ts';
import { linkRows } from '#business/linking/link-site.ts';
import { readFiles } from '#validation/reader.ts';
import { asFiles, type Content } from '../app/content.ts';

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
