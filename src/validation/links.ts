/** Checks that links and redirects in content lead to pages. */
import { documentFile, homeOf, type NameOf } from '#business/schema/collections.ts';
import { linkPaths } from '#lib/inline-links.ts';
import { pathsIn } from './bodies.ts';
import { fixedAddresses, isSiteFile, paperCodeOf, recordPaths } from '#business/addresses.ts';
import type { RedirectRule, Site } from '#business/entities.ts';
import { fieldName } from '#business/field-names.ts';
import { didYouMean, type Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';

type Known = ReadonlySet<string>;
type Check = (file: string, field: string, path: string) => void;

/** Reports wordings for the search that lead to no page, or to one without a title in its list. */
function checkWordings(
  search: Rows['search'],
  records: ReadonlySet<string>,
  known: Known,
  add: Add,
  check: Check,
): void {
  const file = homeOf('search');
  for (const { id, page, title } of search) {
    check(file, `${id} → page`, page);
    if (records.has(page) && title !== undefined)
      add(file, `${id} → title`, 'is not needed: the page is found by its own', 'Take title and text out');
    if (known.has(page) && !records.has(page) && title === undefined)
      add(file, `${id} → title`, 'is missing, and the page has no other for the search', 'Write title and text');
  }
}

/** A page that an address with `*` at its end would hide. */
function pageBelow(from: string, known: Known): string | undefined {
  if (!from.endsWith('/*')) return undefined;
  return [...known].find((page) => page.startsWith(from.slice(0, -1)));
}

/** Reports redirects from pages, and those to another redirect or to nothing. */
function checkRedirects(redirects: Rows['redirects'], known: Known, add: Add, check: Check): void {
  const retired = new Set(redirects.map((row) => row.from));
  const file = homeOf('redirects');
  for (const { id, from, to } of redirects) {
    const first = redirects.find((row) => row.from === from);
    if (first && first.id !== id)
      add(file, `${id} → from`, `retires ${from}, as "${first.id}" does already`, 'Keep one of the two lines');
    const code = paperCodeOf(from);
    if (code)
      add(
        file,
        `${id} → from`,
        `begins with ${code}, which is the code on printed papers (npm run print)`,
        'Take another address',
      );
    const target = to.replace(/#.*/, '');
    const hidden = known.has(from) ? from : pageBelow(from, known);
    if (hidden !== undefined)
      add(
        file,
        `${id} → from`,
        hidden === from
          ? `retires ${from}, which is a page of this site`
          : `retires everything below ${from.slice(0, -1)}, and ${hidden} is a page of this site`,
        hidden === from ? 'Take the line out, or retire the page' : 'Write a longer beginning, or one line per address',
      );
    else if (isSiteFile(from))
      add(file, `${id} → from`, `retires ${from}, which is a file of this site`, 'Take the line out');
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

/** Suggests where a redirect leads, or the address without the slash or .html that addresses never end with. */
function suggester(known: Known, redirects: readonly RedirectRule[]): (path: string) => string {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return (path) => {
    const plain = path.replace(/(\.html|\/)$/, '');
    const target = targets.get(plain) ?? (known.has(plain) ? plain : undefined);
    return target === undefined ? didYouMean(path, known) : `Did you mean "${target}"? `;
  };
}

/** Reports links, wordings and redirects that lead nowhere. */
export function checkLinks(
  { services, towns, posts, pages, pricing, redirects, search }: Rows,
  site: Site,
  add: Add,
): void {
  const records = new Set(recordPaths(site));
  const known: Known = new Set([...fixedAddresses(site), ...records]);
  const suggestion = suggester(known, site.redirects);
  const check: Check = (file, field, path) => {
    if (!known.has(path))
      add(
        file,
        field,
        `leads to ${path}, which is no page of this site`,
        `${suggestion(path)}Correct the path, or take the link out`,
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
  checkWordings(search, records, known, add, check);
  pricing.cheaper.forEach((way, at) =>
    check(homeOf('pricing'), fieldName(pricing, ['cheaper', at, 'page']), way.page.replace(/#.*/, '')),
  );
  const inAnyLanguage: Known = new Set([...known, ...site.alternates.keys(), ...site.hidden.keys()]);
  checkRedirects(redirects, inAnyLanguage, add, (file, field, path) => {
    if (!inAnyLanguage.has(path)) check(file, field, path);
  });
}
