/** English text of the pages about guides. */
import type { GuideTopic } from '#business/schema/pages.ts';
import type { Plural } from '#lib/template.ts';
import { counted } from '#lib/text.ts';

const topics: Record<GuideTopic, string> = {
  towns: 'Town by town',
  costs: 'What it costs',
  recycling: 'Recycling and disposal',
  rules: 'Rules and laws',
  pricing: 'How pricing works',
  preparation: 'Getting ready',
  donation: 'Donating',
};

const minutes = (count: number): string => counted(count, 'minute');

const toRead = (count: number): string => `${minutes(count)} to read`;

export const en = {
  topics,
  /** Reading time on a card. */
  minutes,
  list: {
    title: 'Guides: Bulk Pickup, Recycling and Prices',
    description: (count: number, area: string) =>
      `${count} guides to getting rid of junk in ${area}: town pickup days, county drop-off sites, donation, prices and laws, with sources.`,
    heading: 'Guides',
    lead: 'Pickup days, drop-off sites, donation and prices, town by town. Every rule has its source and date.',
    card: {
      answer: (count: number) => counted(count, 'guide'),
      note: 'Every rule with its source and date',
    },
    /** Accessible name of the list. */
    all: 'All guides',
    search: { field: 'Search the guides', example: 'mattress, paint', find: 'Search' },
    /** How many are shown, for the script that narrows the list. */
    status: {
      locale: 'en-US',
      count: { one: '{count} guide', other: '{count} guides' } as Plural,
      none: 'No title has that. Press Search to look inside the guides.',
    },
    featured: 'Start here',
    where: 'Where',
    /** By need; `more` opens the rest of a long group. */
    groups: {
      costs: { heading: 'What it costs', more: 'More about prices' },
      items: { heading: 'Get rid of one thing', more: 'More items' },
      towns: { heading: 'Your town’s free option', more: 'More towns' },
      plans: { heading: 'Moving, estates and cleanouts', more: 'More plans and checklists' },
      donation: { heading: 'Donate it', more: 'More about donating' },
      rules: { heading: 'Rules and licenses', more: 'More rules' },
    },
    /** Where some groups lead on. */
    pages: { costs: 'All our prices', items: 'Look up any item', towns: 'Compare all town rules' },
    follow: 'Follow',
    rss: 'All guides, RSS',
    json: 'All guides, JSON',
  },
  guide: {
    toRead,
    price: (from: string) => `From ${from}`,
    sources: (count: number) => counted(count, 'source'),
    by: (name: string) => `By ${name}`,
    published: 'Published',
    updated: 'Updated',
    headings: {
      how: 'How we checked',
      services: 'If you’d rather have us haul it',
      more: 'Read next',
    },
    below: (sources: number) =>
      sources === 1 ? 'Our source is on this page.' : `Our ${sources} sources are on this page.`,
  },
  moved: {
    title: 'This Guide Has Moved',
    description:
      'This guide has a new address. If you aren’t taken there in a moment, pick it from the list of all our guides on this page.',
    heading: 'This guide has moved',
    lead: 'You’ll be taken to its new address in a moment. If not, here are all our guides.',
    byTopic: 'All guides, by topic',
  },
  feeds: {
    title: (company: string, about: string) => `${company}: ${about}`,
    all: 'Guides',
    allDescription: 'Bulk pickup, drop-off sites, donation and prices, with sources and dates.',
    topicDescription: (topic: string) => `Guides under "${topic}", with sources and dates.`,
  },
};

export type Words = typeof en;
