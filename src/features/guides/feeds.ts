/** Full-text feeds of the guides: `/feeds/{all or topic}.xml` and `/feeds/all.json`. */
import type { Guide, Site } from '#business/entities.ts';
import { GUIDE_TOPICS, type GuideTopic } from '#business/schema/pages.ts';
import { guideView } from '#features/guides/guide/view.ts';
import { escapeHtml } from '#lib/html.ts';
import { feedPath, JSON_FEED } from '#pages.ts';
import { plain } from '#ui/sources/prose.ts';
import { sourceWords } from '#ui/sources/words.ts';
import { en } from './words.en.ts';

/** Limits the feed of all guides; topic feeds are complete. */
const MAX_ITEMS = 30;

interface FeedItem {
  title: string;
  /** Absolute URL. */
  url: string;
  summary: string;
  /** The whole guide, with absolute links. */
  html: string;
  published: string;
  updated: string;
  topic: string;
}

export interface Feed {
  name: 'all' | GuideTopic;
  title: string;
  description: string;
  home: string;
  /** Absolute URL of the RSS feed. */
  self: string;
  items: FeedItem[];
}

function feedItem(site: Site, guide: Guide): FeedItem {
  const { body, sources, lead } = guideView(site, guide);
  const url = site.business.site + guide.path;
  const sourceItems = sources.map(
    (source) => `<li><a href="${escapeHtml(source.url)}">${escapeHtml(source.title)}</a>, ${source.age}.</li>`,
  );
  return {
    title: guide.title,
    url,
    summary: plain(site, guide.description),
    html: [
      `<p><strong>${escapeHtml(lead)}</strong></p>`,
      body
        .join('')
        .replace(/href="(\/[^"]*)"/g, `href="${site.business.site}$1"`)
        .replace(/href="(#[^"]*)"/g, `href="${url}$1"`),
      sources.length > 0
        ? `<h2>${sourceWords(site.language).sources.heading}</h2><ol>${sourceItems.join('')}</ol>`
        : '',
    ].join('\n'),
    published: guide.published,
    updated: guide.updated,
    topic: en.topics[guide.topic],
  };
}

const feed = (site: Site, name: Feed['name'], title: string, description: string, guides: readonly Guide[]): Feed => ({
  name,
  title: en.feeds.title(site.business.name, title),
  description,
  home: site.business.site + site.pages.guides,
  self: site.business.site + feedPath(name),
  items: guides.map((guide) => feedItem(site, guide)),
});

const feedOfAll = (site: Site): Feed =>
  feed(site, 'all', en.feeds.all, en.feeds.allDescription, site.guides.slice(0, MAX_ITEMS));

export const feeds = (site: Site): Feed[] => [
  feedOfAll(site),
  ...GUIDE_TOPICS.map((topic) =>
    feed(
      site,
      topic,
      en.topics[topic],
      en.feeds.topicDescription(en.topics[topic]),
      site.guides.filter((guide) => guide.topic === topic),
    ),
  ),
];

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(site: Site) {
  const { title, description, home, items } = feedOfAll(site);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: site.business.site + JSON_FEED,
    language: 'en-US',
    authors: [{ name: site.business.name }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: `${item.published}T00:00:00Z`,
      date_modified: `${item.updated}T00:00:00Z`,
      tags: [item.topic],
    })),
  };
}
