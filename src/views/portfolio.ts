/** `/portfolio`: what the work looks like, job by job. */
import { head } from '#seo/head.ts';
import type { Job, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { fullDate } from '#lib/dates.ts';
import { dollars } from '#lib/money.ts';
import { wordsOf, type Words } from '#words/words.ts';
import { contact } from './contact.ts';
import { trail } from './frame.ts';
import { gauge, placeLink, priceRange, standingPicture, type Gauge, type PairView, type PictureView } from './parts.ts';
import type { PageView } from './page.ts';

export interface JobView {
  id: string;
  title: string;
  story: string;
  /** What the choices above the list know it by: its county and its service. */
  kinds: string[];
  pair: PairView | undefined;
  /** The diorama of its service, where there is no pair. */
  picture: PictureView;
  facts: { label: string; text: string; link?: string }[];
  gauge: Gauge;
  /** "Sample job, illustrations", so that nobody takes one for the other. */
  kind: string;
}

const pairOfJob = (words: Words, { pair, title, story, eighths }: Job): PairView | undefined =>
  pair && {
    title,
    text: story,
    service: undefined,
    before: { picture: pair.before, gauge: gauge(words, eighths, eighths), label: words.portfolio.before },
    after: { picture: pair.after, gauge: gauge(words, 0, 0), label: words.portfolio.after },
  };

function jobView(site: Site, job: Job): JobView {
  const words = wordsOf(site);
  const { facts } = words.portfolio;
  return {
    id: job.id,
    title: job.title,
    story: job.story,
    kinds: [job.place.county.id, job.service.id],
    pair: pairOfJob(words, job),
    picture: job.service.picture,
    facts: [
      { label: facts.place, text: job.place.label, link: placeLink(job.place).href },
      { label: facts.service, text: job.service.short, link: job.service.path },
      { label: facts.load, text: words.parts.share(job.eighths) },
      { label: facts.price, text: dollars(site.steps[job.eighths - 1]?.price ?? 0) },
      ...(job.minutes ? [{ label: facts.time, text: words.portfolio.duration(job.minutes) }] : []),
      ...(job.date ? [{ label: facts.day, text: fullDate(job.date) }] : []),
    ],
    gauge: gauge(words, job.eighths, job.eighths),
    kind: words.portfolio.kind({ sample: job.sample ?? false, photographed: job.photographed }),
  };
}

export interface PortfolioView extends PageView {
  labels: Words['portfolio']['labels'];
  lead: string;
  note: string | undefined;
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  jobs: JobView[];
}

/** The different ones among all, in order of their label. */
const choices = (all: { id: string; label: string }[]) =>
  [...new Map(all.map((one) => [one.id, one])).values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));

export function portfolioView(site: Site): PortfolioView {
  const words = wordsOf(site).portfolio;
  return {
    head: head(site, {
      title: words.headTitle,
      description: words.description,
      path: PAGES.portfolio,
      indexed: true,
      graph: { type: 'CollectionPage' },
    }),
    breadcrumbs: trail(site),
    contact: contact(site),
    card: {
      title: words.title,
      picture: standingPicture(site, 'fleet/truck-three'),
      load: gauge(wordsOf(site), 1, 8),
      answer: priceRange(site, 1, 8),
      note: words.cardNote,
    },
    labels: words.labels,
    title: words.title,
    lead: words.lead,
    note: site.jobs.some((job) => job.sample) ? words.samplesNote : undefined,
    fields: [
      {
        legend: words.county,
        options: choices(site.jobs.map(({ place: { county } }) => ({ id: county.id, label: county.name }))),
      },
      {
        legend: words.service,
        options: choices(site.jobs.map(({ service }) => ({ id: service.id, label: service.short }))),
      },
    ],
    none: words.none,
    jobs: site.jobs.map((job) => jobView(site, job)),
  };
}
