/** Pagination of long lists. */
import type { Site } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { uiWords } from './words.ts';

/** Pagination links; empty for a single page. */
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

/** Meta description; `first` is that of the first page. */
export const pagedDescription = (site: Site, first: string, title: string, page: number): string =>
  page === 1 ? first : uiWords(site.language).pages.description(pagedTitle(site, title, page));

/** Title with page number, from the second page on. */
export const pagedTitle = (site: Site, title: string, page: number): string =>
  page === 1 ? title : uiWords(site.language).pages.title({ title, page });
