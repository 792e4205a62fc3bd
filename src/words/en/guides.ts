/** The list of guides, a guide's own page, and the page for guides that have moved. */
import { counted } from '#lib/words.ts';
import type { GuideTopic } from '#schema/pages.ts';

const topics: Record<GuideTopic, string> = {
  towns: 'Town by town',
  costs: 'What it costs',
  recycling: 'Recycling and disposal',
  rules: 'The rules',
  pricing: 'How pricing works',
  preparation: 'Before we come',
  donation: 'Giving things away',
};

const minutes = (count: number): string => counted(count, 'minute');
const toRead = (count: number): string => `${minutes(count)} to read`;

export const guides = {
  topics,
  /** How long it takes to read, on a card. */
  minutes,
  list: {
    title: 'Guides: Where Things Go, What It Costs',
    description: (count: number, area: string) =>
      `${count} guides to getting rid of things in ${area}. Town rules, county sites, prices and laws, with sources and dates.`,
    heading: 'Guides',
    lead: 'Written so that you may not need us. Every rule has its source and the day we read it.',
    card: {
      answer: (count: number) => counted(count, 'guide'),
      note: 'Every rule with its source and the day we read it',
    },
    /** The whole list, read out. */
    all: 'All guides',
    topic: 'Topic',
    where: 'Where',
    none: 'No guide on that for that county yet. Choose one of the two alone.',
    follow: 'Follow',
    rss: 'All guides, RSS',
    json: 'All guides, JSON',
  },
  guide: {
    toRead,
    sources: (count: number) => `${counted(count, 'source')}, each with its date`,
    /** Days as people say them; `updated` is absent where nothing has changed since. */
    byline: (told: { author: string; published: string; updated: string | undefined; minutes: number }) =>
      `${told.author}. Published ${told.published}${told.updated ? `, updated ${told.updated}` : ''}. ${toRead(told.minutes)}.`,
    headings: {
      how: 'How we checked',
      services: 'If you want it carried',
      more: 'Read next',
    },
    below: (sources: number) =>
      `${counted(sources, 'source')} stand below, each with its own date and the month we read it.`,
  },
  moved: {
    title: 'This Guide Has Moved',
    description:
      'The guide you followed a link to has a new address. If you are not taken there in a moment, choose it from the list of all guides on this page.',
    heading: 'This guide has moved',
    lead: 'If it still exists, you are on your way to it. If not, here are all of them.',
    byTopic: 'All guides, by topic',
  },
};
