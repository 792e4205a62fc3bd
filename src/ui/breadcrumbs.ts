/** The way back up to a page. */
import type { Site } from '#business/entities.ts';
import type { Words } from '#ui/words.en.ts';
import { uiWords } from '#ui/words.ts';
import type { Link } from './link.ts';

/** The way back up to a page: the pages above it, from the home page down. */
export const trail = (site: Site, ...pages: (keyof Words['trail'])[]): Link[] =>
  ['home' as const, ...pages].map((name) => ({
    label: uiWords(site.language).trail[name],
    href: site.pages[name],
  }));
