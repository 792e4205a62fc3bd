/** `/feeds/{all or topic}.xml`: RSS 2.0, full text. */
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { feeds, type Feed } from '#features/guides/feeds.ts';

export const getStaticPaths = () => feeds(site).map((feed) => ({ params: { feed: feed.name }, props: { feed } }));

export const GET: APIRoute<{ feed: Feed }> = ({ props: { feed } }) =>
  rss({
    title: feed.title,
    description: feed.description,
    site: feed.home,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-US</language><atom:link href="${feed.self}" rel="self" type="application/rss+xml"/>`,
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      description: item.summary,
      content: item.html,
      pubDate: new Date(`${item.published}T00:00:00Z`),
      categories: [item.topic],
    })),
  });
