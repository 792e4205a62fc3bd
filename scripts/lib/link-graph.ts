/** Which built page links to which, and how many clicks each lies from the home page. */
import type { HTMLElement } from 'node-html-parser';
import { builtPage, isListed } from '#build/built-page.ts';

export interface Linked {
  path: string;
  indexed: boolean;
  /** Pages of the site that it links to. */
  to: Set<string>;
  /** How many other pages link to it. */
  inbound: number;
  /** The fewest clicks from the start; undefined where no link leads. */
  depth: number | undefined;
}

/** A built page, parsed. */
interface Parsed {
  path: string;
  root: HTMLElement;
}

/**
 * @param built all pages
 * @param start path of the page the clicks are counted from
 */
export function linkGraph(built: Iterable<Parsed>, start: string): Map<string, Linked> {
  const pages = new Map<string, Linked>();
  for (const { path, root } of built) {
    const to = root
      .querySelectorAll('a[href^="/"]')
      .map((link) => (link.getAttribute('href') ?? '').replace(/[#?].*$/, ''));
    pages.set(path, { path, indexed: isListed(builtPage(root), path), to: new Set(to), inbound: 0, depth: undefined });
  }
  for (const page of pages.values())
    for (const target of page.to) {
      const linked = pages.get(target);
      if (linked && linked !== page) linked.inbound += 1;
    }
  let frontier = [start];
  for (let depth = 0; frontier.length > 0; depth += 1) {
    const reached = frontier.flatMap((path) => pages.get(path) ?? []).filter((page) => page.depth === undefined);
    for (const page of reached) page.depth = depth;
    frontier = reached.flatMap((page) => [...page.to]);
  }
  return pages;
}
