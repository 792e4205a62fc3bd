/** The links that stand in content, and the check that each one leads to a page. */
import { documentFile, homeOf, type NameOf } from '#business/schema/collections.ts';
import { linkPaths } from '#lib/inline-links.ts';
import { pathsIn } from './bodies.ts';
import type { Site } from '#business/entities.ts';
import { fieldName } from '#business/field-names.ts';
import { didYouMean, type Add } from '#business/problem.ts';
import { FEEDS, paths, PAPERS } from '#pages.ts';
import type { Rows } from '#business/rows.ts';

/** The address of every page and feed. */
const addressesOf = (site: Site): Set<string> =>
  new Set<string>([
    ...Object.values(paths),
    ...FEEDS,
    ...[site.counties, site.municipalities, site.locations, site.zips, site.services, site.towns, site.guides].flatMap(
      (list) => list.map((page) => page.path),
    ),
    ...site.municipalities.map((place) => place.townHallPath),
  ]);

/** Addresses of pages that the search finds by a name of their own. */
const namedPages = ({
  counties,
  municipalities,
  locations,
  zips,
  services,
  towns,
  guides,
}: Site): ReadonlySet<string> =>
  new Set([
    ...[counties, municipalities, locations, zips, services, towns, guides].flatMap((list) =>
      list.map(({ path }) => path),
    ),
    ...municipalities.map(({ townHallPath }) => townHallPath),
  ]);

/** Reports wordings for the search that lead to no page, or to one without a title in its list. */
function checkWordings(
  search: Rows['search'],
  site: Site,
  known: ReadonlySet<string>,
  add: Add,
  check: (file: string, field: string, path: string) => void,
): void {
  const file = homeOf('search');
  const named = namedPages(site);
  for (const { id, page, title } of search) {
    check(file, `${id} → page`, page);
    if (named.has(page) && title !== undefined)
      add(file, `${id} → title`, 'is not needed: the page is found by its own', 'Take title and text out');
    if (known.has(page) && !named.has(page) && title === undefined)
      add(file, `${id} → title`, 'is missing, and the page has no other for the search', 'Write title and text');
  }
}

/** Reports redirects away from what has an answer of its own, and those that lead to another or to nothing. */
function checkRedirects(
  redirects: Rows['redirects'],
  known: ReadonlySet<string>,
  add: Add,
  check: (file: string, field: string, path: string) => void,
): void {
  const retired = new Set(redirects.map((row) => row.from));
  const file = homeOf('redirects');
  for (const { id, from, to } of redirects) {
    const first = redirects.find((row) => row.from === from);
    if (first && first.id !== id)
      add(file, `${id} → from`, `retires ${from}, as "${first.id}" does already`, 'Keep one of the two lines');
    const code = Object.values(PAPERS).find((path) => from === path || from.startsWith(`${path}/`));
    if (code)
      add(
        file,
        `${id} → from`,
        `begins with ${code}, which is the code on printed papers (npm run kit)`,
        'Take another address',
      );
    const target = to.replace(/#.*/, '');
    if (known.has(from))
      add(
        file,
        `${id} → from`,
        `retires ${from}, which is a page of this site`,
        'Take the line out, or retire the page',
      );
    if (retired.has(target))
      add(
        file,
        `${id} → to`,
        `leads to ${target}, which is retired itself`,
        'Name the page that it leads to in the end',
      );
    else check(file, `${id} → to`, target);
  }
}

/** Reports links and redirects to pages that do not exist, and redirects away from pages that do. */
export function checkLinks(
  { services, towns, posts, pages, pricing, redirects, search }: Rows,
  site: Site,
  add: Add,
): void {
  const known = addressesOf(site);
  const moved = new Map(site.redirects.map(({ from, to }) => [from, to]));
  /** Addresses have no slash and no .html at the end. */
  const plainOf = (path: string): string => {
    const plain = path.replace(/(\.html|\/)$/, '');
    const meant = moved.get(plain);
    if (meant) return `Did you mean "${meant}"? `;
    return known.has(plain) ? `Did you mean "${plain}"? ` : didYouMean(path, known);
  };
  const check = (file: string, field: string, path: string) => {
    if (!known.has(path))
      add(
        file,
        field,
        `leads to ${path}, which is no page of this site`,
        `${plainOf(path)}Correct the path, or take the link out`,
      );
  };

  for (const [name, rows] of Object.entries({ services, towns, posts, pages }))
    for (const row of rows)
      for (const path of pathsIn(row.body, site.business.site))
        check(documentFile(name as NameOf<'documents'>, row.id), 'body', path);
  for (const [name, rows] of Object.entries({ services, towns, posts }))
    for (const { id, questions = [] } of rows)
      questions.forEach(({ a }, at) => {
        for (const path of linkPaths(a))
          check(documentFile(name as NameOf<'documents'>, id), fieldName({ questions }, ['questions', at, 'a']), path);
      });
  checkWordings(search, site, known, add, check);
  pricing.cheaper.forEach((way, at) =>
    check(homeOf('pricing'), fieldName(pricing, ['cheaper', at, 'page']), way.page.replace(/#.*/, '')),
  );
  checkRedirects(redirects, known, add, check);
}
