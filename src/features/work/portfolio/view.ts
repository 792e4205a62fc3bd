/** `/portfolio`: jobs, newest first, on one or more pages. */
import type { Job, Site } from '#business/entities.ts';
import { dollars } from '#lib/money.ts';
import { capital } from '#lib/text.ts';
import { paginate } from '#lib/paging.ts';
import { routes } from '#pages.ts';
import { head } from '#seo/head.ts';
import type { PairView } from '#ui/before-after/pair.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type Gauge, gauge, priceRange } from '#ui/load/gauge.ts';
import { loadWords } from '#ui/load/words.ts';
import type { PageView, PagesIn } from '#ui/page-view.ts';
import { type PageLinks, pagedTitle, pagedDescription, pageLinks } from '#ui/paging.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { placeLink } from '#ui/places/links.ts';
import { jobKind, JOBS_PER_PAGE } from '#ui/work/jobs.ts';
import type { Words } from './words.en.ts';
import { portfolioWords } from './words.ts';

interface JobView {
  id: string;
  title: string;
  story: string;
  /** Filter values: its county and its service. */
  kinds: string[];
  pair: PairView | undefined;
  /** The service's picture, shown when there is no pair. */
  picture: PictureView;
  /** Its place and its service. */
  links: Link[];
  gauge: Gauge;
  price: string;
  /** "Half the truck, 2 hours, May 4, 2026" */
  facts: string;
  /** "Sample job, illustration" */
  kind: string;
}

function pairOfJob(language: string, { pair, title, story, eighths }: Job): PairView | undefined {
  const words = portfolioWords(language);
  return (
    pair && {
      title,
      text: story,
      service: undefined,
      before: { picture: pair.before, gauge: gauge(language, eighths, eighths), label: words.before },
      after: { picture: pair.after, gauge: gauge(language, 0, 0), label: words.after },
    }
  );
}

function jobView(site: Site, job: Job): JobView {
  const words = portfolioWords(site.language);
  return {
    id: job.id,
    title: job.title,
    story: job.story,
    kinds: [job.place.county.id, job.service.id],
    pair: pairOfJob(site.language, job),
    picture: job.service.picture,
    links: [
      { label: job.place.label, href: placeLink(job.place).href },
      { label: job.service.short, href: job.service.path },
    ],
    price: dollars(site.steps[job.eighths - 1]?.price ?? 0),
    facts: capital(
      [
        loadWords(site.language).share(job.eighths),
        job.minutes && words.duration(job.minutes),
        job.date && site.formats.fullDate(job.date),
      ]
        .filter(Boolean)
        .join(', '),
    ),
    gauge: gauge(site.language, job.eighths, job.eighths),
    kind: jobKind(site.language, job),
  };
}

interface PortfolioView extends PageView {
  labels: Words['labels'];
  lead: string;
  picture: PictureView;
  note: string | undefined;
  /** Shown when there are no jobs. */
  empty: { picture: PictureView; title: string; text: string; links: Link[] } | undefined;
  /** Filters; empty when the list has several pages. */
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  jobs: JobView[];
  pages: PageLinks;
}

/** Distinct options sorted by label. */
const distinct = (options: { id: string; label: string }[]) =>
  [...new Map(options.map((option) => [option.id, option])).values()].sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );

/** Filters with at least two options. */
function fieldsOf(site: Site): PortfolioView['fields'] {
  const words = portfolioWords(site.language);
  const fields = [
    {
      legend: words.county,
      options: distinct(site.jobs.map(({ place: { county } }) => ({ id: county.id, label: county.name }))),
    },
    {
      legend: words.service,
      options: distinct(site.jobs.map(({ service }) => ({ id: service.id, label: service.short }))),
    },
  ];
  return site.jobs.length > JOBS_PER_PAGE ? [] : fields.filter(({ options }) => options.length > 1);
}

function emptyOf(site: Site): PortfolioView['empty'] {
  const { title, text, links } = portfolioWords(site.language).empty;
  if (site.jobs.length > 0) return undefined;
  return {
    picture: requiredPicture(site, 'fleet/truck-0'),
    title,
    text,
    links: [
      { label: links.gallery, href: site.pages.gallery },
      { label: links.pricing, href: site.pages.pricing },
    ],
  };
}

const pageCount = (site: Site): number => paginate(site.jobs, JOBS_PER_PAGE).length;

/** @param page page number, from 1 */
function portfolioView(site: Site, page = 1): PortfolioView {
  const words = portfolioWords(site.language);
  const jobs = paginate(site.jobs, JOBS_PER_PAGE)[page - 1] ?? [];
  const [pairs, others] = [jobs.filter(({ pair }) => pair), jobs.filter(({ pair }) => !pair)];
  const picture = requiredPicture(site, 'hero-spring');
  return {
    head: head(site, {
      title: pagedTitle(site, words.headTitle, page),
      description: pagedDescription(site, words.description, words.headTitle, page),
      path: routes.listPage(site.pages.portfolio, page),
      indexed: page === 1,
      graph: { type: 'CollectionPage' },
    }),
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    card: {
      title: words.title,
      picture,
      load: gauge(site.language, 1, 8),
      answer: priceRange(site, 1, 8),
      note: words.cardNote,
    },
    labels: words.labels,
    title: pagedTitle(site, words.title, page),
    lead: words.lead,
    picture,
    note: jobs.some((job) => job.sample) ? words.samplesNote : undefined,
    empty: emptyOf(site),
    fields: fieldsOf(site),
    none: words.none,
    // Keeps jobs of one layout together, so that grid rows line up.
    jobs: [...pairs, ...others].map((job) => jobView(site, job)),
    pages: pageLinks(site, site.pages.portfolio, pageCount(site), page),
  };
}

export const pagesIn: PagesIn<PortfolioView> = (site) =>
  Array.from({ length: pageCount(site) }, (_, index) => ({
    path: routes.listPage(site.pages.portfolio, index + 1),
    view: () => portfolioView(site, index + 1),
  }));
