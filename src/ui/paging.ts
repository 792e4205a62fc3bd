/** The pages of a list that is too long for one: jobs and reviews, newest first. */
import type { Site } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { uiWords } from './words.ts';

/** Links to the pages of a list; none where one page holds it. */
export interface PageLinks {
  label: string;
  pages: { label: string; spoken: string; href: string; current: boolean }[];
}

/** @param path of the first page */
export function pageLinks(site: Site, path: string, count: number, current: number): PageLinks {
  const words = uiWords(site.language).pages;
  const numbers = count > 1 ? Array.from({ length: count }, (_, at) => at + 1) : [];
  return {
    label: words.label,
    pages: numbers.map((number) => ({
      label: String(number),
      spoken: words.page(number),
      href: routes.listPage(path, number),
      current: number === current,
    })),
  };
}

/** The part of an address that says which page of a list it is, as Astro takes it; the first page has none. */
export const pageParams = (page: number): { page: string | undefined } => ({
  page: page === 1 ? undefined : String(page),
});

/** What a search engine is told of a further page; the first one's is `first`. */
export const pagedDescription = (site: Site, first: string, title: string, page: number): string =>
  page === 1 ? first : uiWords(site.language).pages.description(pagedTitle(site, title, page));

/** A title with the number of its page, the first one's without. */
export const pagedTitle = (site: Site, title: string, page: number): string =>
  page === 1 ? title : uiWords(site.language).pages.title({ title, page });
