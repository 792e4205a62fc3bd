/** Every page's data by its address, computed as src/pages does, without Astro. */
import type { Site } from '#model/entities.ts';
import { feedPath, JSON_FEED, routes } from '#model/routes.ts';
import { viewsOf } from '#views/all-pages.ts';
import { cardOf } from '#views/card.ts';
import { siteFrame } from '#views/frame.ts';
import { manifest, securityTxt, vcard } from '#views/site-files.ts';
import { contact } from '#views/contact.ts';
import { estimatorNames } from '#views/estimator.ts';
import { feeds, jsonFeed } from '#views/feeds.ts';
import { llmsIntro } from '#views/llms.ts';
import { pageGraph, type PageView } from '#views/page.ts';
import { CSV_PATH, JSON_PATH } from '#views/rules.ts';
import { rulesCsv, rulesJson } from '#views/rules-data.ts';
import { zipAnswer } from '#views/zip.ts';
import { findables, searchEntries } from '#views/search.ts';

/** What a page shows, what it tells search engines, and its card for shared links. */
const whole = (site: Site, view: PageView): unknown => ({
  ...view,
  head: { ...view.head, graph: JSON.parse(pageGraph(site, view, '/picture.webp')) as unknown },
  card: cardOf(site, view),
});

/** Addresses and data of all pages, and of the files that are made like pages. */
export function* pagesOf(site: Site): Generator<[address: string, data: unknown]> {
  for (const [address, view] of viewsOf(site)) yield [address, whole(site, view)];
  for (const zip of site.zips) yield [routes.zipData(zip.id), zipAnswer(site, zip)];
  for (const feed of feeds(site)) yield [feedPath(feed.name), feed];
  yield [JSON_FEED, jsonFeed(site)];
  yield ['the frame of every page', siteFrame(site)];
  yield ['/text-us.svg', contact(site).textCode];
  yield ['/contact.vcf', vcard(site)];
  yield ['/.well-known/security.txt', securityTxt(site)];
  yield ['/llms.txt', llmsIntro(site)];
  yield ['/site.webmanifest', manifest(site)];
  yield [CSV_PATH, rulesCsv(site)];
  yield [JSON_PATH, rulesJson(site)];
  yield ['/search.json', searchEntries(site)];
  yield ['/find.json', findables(site)];
  yield ['/estimator.json', estimatorNames(site)];
}
