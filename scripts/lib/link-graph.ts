/** How many clicks each built page is from a start page. */
import type { HTMLElement } from 'node-html-parser';

export interface Linked {
  path: string;
  /** The fewest clicks from the start; undefined if no link leads there. */
  depth: number | undefined;
}

export function linkGraph(built: Iterable<{ path: string; root: HTMLElement }>, start: string): Map<string, Linked> {
  const pages = new Map<string, Linked>();
  const targets = new Map<string, string[]>();
  for (const { path, root } of built) {
    const links = root.querySelectorAll('a[href^="/"]');
    pages.set(path, { path, depth: undefined });
    targets.set(
      path,
      links.map((link) => (link.getAttribute('href') ?? '').replace(/[#?].*$/, '')),
    );
  }
  let frontier = [start];
  for (let depth = 0; frontier.length > 0; depth += 1) {
    const reached = frontier.flatMap((path) => pages.get(path) ?? []).filter((page) => page.depth === undefined);
    for (const page of reached) page.depth = depth;
    frontier = reached.flatMap(({ path }) => targets.get(path) ?? []);
  }
  return pages;
}
