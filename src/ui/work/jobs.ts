/** Paths and labels of jobs. */
import type { Site, Job } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { pageNumberOf } from '#lib/paging.ts';
import { workWords } from './words.ts';

/** Jobs per page, limited by page weight. */
export const JOBS_PER_PAGE = 12;

/** Path of the full story. */
export const jobPath = (site: Site, job: Job): string =>
  `${routes.listPage(site.pages.portfolio, pageNumberOf(site.jobs.indexOf(job), JOBS_PER_PAGE))}#${job.id}`;

/** Label for samples and for jobs without own photos; '' otherwise. */
export const jobKind = (language: string, { sample = false, photographed, pair, service }: Job): string =>
  workWords(language).kind({
    sample,
    pictures: photographed ? 'own' : (pair?.before ?? service.picture).photo ? 'service' : 'illustration',
  });
