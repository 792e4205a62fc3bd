/** Breadcrumbs of a page. */
import type { Site } from '#business/entities.ts';
import type { Words } from '#ui/words.en.ts';
import { uiWords } from '#ui/words.ts';
import type { Link } from './link.ts';

/** From the home page to the page's parent. */
export const breadcrumbsOf = (site: Site, ...pages: (keyof Words['breadcrumbs'])[]): Link[] =>
  ['home' as const, ...pages].map((name) => ({
    label: uiWords(site.language).breadcrumbs[name],
    href: site.pages[name],
  }));
