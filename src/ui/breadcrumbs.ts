/** TODO header */
import type { Site } from '#business/entities.ts';
import { type Words, layoutWords } from '#layout/words.ts';
import type { Link } from './link.ts';

/** The way back up to a page: the pages above it, from the home page down. */
export const trail = (site: Site, ...pages: (keyof Words['trail'])[]): Link[] =>
  ['home' as const, ...pages].map((name) => ({
    label: layoutWords(site.language).trail[name],
    href: site.pages[name],
  }));
