/** The guides for feed readers, whole: `/feeds/{all or topic}.xml` and `/feeds/all.json`. */
import type { Guide, Site } from '#business/entities.ts';
import { feedPath, JSON_FEED } from '#pages.ts';
import { GUIDE_TOPICS, type GuideTopic } from '#business/schema/pages.ts';
import { escapeHtml } from '#lib/html.ts';
import { guideView } from '#features/guides/guide/view.ts';
import { plain } from '#ui/sources/prose.ts';
import { sourceWords } from '#ui/sources/words.ts';
import { en } from './words.en.ts';

/** The feed of all guides holds the newest of them; a topic's feed holds every one. */
const NEWEST = 30;

export interface FeedItem {
  title: string;
  /** Full address. */
  url: string;
  summary: string;
  /** The whole guide, links with full addresses. */
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
  /** Full address of the RSS form. */
  self: string;
  items: FeedItem[];
}

function item(site: Site, guide: Guide): FeedItem {
  const { body, sources, lead } = guideView(site, guide);
  const url = site.business.site + guide.path;
  const list = sources.map(
    (source) => `<li><a href="${escapeHtml(source.url)}">${escapeHtml(source.title)}</a>, ${source.age}.</li>`,
  );
  return {
    title: guide.title,
    url,
    summary: plain(site, guide.description),
    html: [
      `<p><strong>${escapeHtml(lead)}</strong></p>`,
      body
        .replace(/href="(\/[^"]*)"/g, `href="${site.business.site}$1"`)
        .replace(/href="(#[^"]*)"/g, `href="${url}$1"`),
      sources.length > 0 ? `<h2>${sourceWords(site.language).sources.heading}</h2><ol>${list.join('')}</ol>` : '',
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
  items: guides.map((guide) => item(site, guide)),
});

function all(site: Site): Feed {
  const words = en.feeds;
  return feed(site, 'all', words.all, words.allDescription, site.guides.slice(0, NEWEST));
}

export function feeds(site: Site): Feed[] {
  const words = en.feeds;
  const guides = en;
  return [
    all(site),
    ...GUIDE_TOPICS.map((topic) =>
      feed(
        site,
        topic,
        guides.topics[topic],
        words.topicDescription(guides.topics[topic]),
        site.guides.filter((guide) => guide.topic === topic),
      ),
    ),
  ];
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(site: Site) {
  const { title, description, home, items } = all(site);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: site.business.site + JSON_FEED,
    language: 'en-US',
    authors: [{ name: site.business.name }],
    items: items.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: `${entry.published}T00:00:00Z`,
      date_modified: `${entry.updated}T00:00:00Z`,
      tags: [entry.topic],
    })),
  };
}
