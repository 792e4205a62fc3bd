/** Every page's data by its address, computed as src/pages does, without Astro. */
import type { Site } from '#business/entities.ts';
import { feedPath, JSON_FEED, routes, files } from '#pages.ts';
import { viewsOf } from '#features/all-pages.ts';
import { cardOf } from '#og/page-card.ts';
import { siteChrome } from '#layout/site-chrome.ts';
import { manifest, securityTxt, vcard } from '#features/site-files/site-files.ts';
import { contact } from '#ui/contact/contact.ts';
import { feeds, jsonFeed } from '#features/guides/feeds.ts';
import { llmsIntro } from '#features/site-files/llms.ts';
import { pageGraph } from '#layout/page-graph.ts';
import { type PageView } from '#ui/page-view.ts';
import { rulesCsv, rulesJson } from '#features/rules/comparison/data.ts';
import { zipAnswer } from '#features/places/zip/view.ts';
import { buildAskData } from '#features/ask/build-ask-data.ts';

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
  yield ['the site chrome', siteChrome(site)];
  yield ['/text-us.svg', contact(site).textCode];
  yield ['/contact.vcf', vcard(site)];
  yield ['/.well-known/security.txt', securityTxt(site)];
  yield ['/llms.txt', llmsIntro(site)];
  yield ['/site.webmanifest', manifest(site)];
  yield [files.rulesCsv, rulesCsv(site)];
  yield [files.rulesJson, rulesJson(site)];
  yield ['/ask.json', buildAskData(site)];
}
