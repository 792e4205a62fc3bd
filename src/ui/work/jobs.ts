/** Where a job is told, and what it is called. */
import type { Site, Job } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { pageNumberOf } from '#lib/paging.ts';
import { workWords } from './words.ts';

/** Jobs on a page: with the longest stories and two photos each it stays within what a page may weigh. */
export const A_PAGE = 12;

/** Where a job is told in full. */
export const jobPath = (site: Site, job: Job): string =>
  `${routes.listPage(site.pages.portfolio, pageNumberOf(site.jobs.indexOf(job), A_PAGE))}#${job.id}`;

/** Whether it is a sample, and what its pictures are; '' for a real job with photos of its own. */
export const jobKind = (language: string, { sample = false, photographed, pair, service }: Job): string =>
  workWords(language).kind({
    sample,
    pictures: photographed ? 'own' : (pair?.before ?? service.picture).photo ? 'service' : 'illustration',
  });
