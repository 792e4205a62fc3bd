/** Warnings about built pages: titles and descriptions, weight, near-duplicates. */
import type { HTMLElement } from 'node-html-parser';
import { brotliCompressSync, constants } from 'node:zlib';
import { shingles, similarity } from '#lib/text.ts';
import type { Finding } from './writing.ts';

interface Page {
  path: string;
  html: string;
  root: HTMLElement;
}

const finding = (path: string, message: string): Finding => ({ file: path, line: 1, message });
const contentOf = ({ root }: Page, selector: string): string =>
  root.querySelector(selector)?.getAttribute('content') ?? '';
const isIndexed = (page: Page): boolean =>
  contentOf(page, 'meta[name=robots]') === 'index, follow' &&
  URL.parse(page.root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '')?.pathname === page.path;

/** What search results show in full, in characters. */
const HEADS = [
  { name: 'title', read: ({ root }: Page) => root.querySelector('title')?.text ?? '', least: 6, most: 60 },
  { name: 'description', read: (page: Page) => contentOf(page, 'meta[name=description]'), least: 70, most: 160 },
] as const;

export const headFindings = (pages: readonly Page[]): Finding[] =>
  HEADS.flatMap(({ name, read, least, most }) =>
    [...Map.groupBy(pages, read)].flatMap(([text, [first, ...others]]) => {
      const { path = '' } = first ?? {};
      const repeated = others.map((other) => finding(other.path, `has the same ${name} as ${path}`));
      if (text.length >= least && text.length <= most) return repeated;
      const message = `has a ${name} of ${text.length} characters; ${least} to ${most} are shown whole: "${text}"`;
      return [finding(path, message), ...repeated];
    }),
  );

/** Long lists, in any language. */
const LISTS =
  /^(\/[a-z]{2})?\/(what-we-take|que-llevamos|locations|locations\/(?:rules|law)|zip|services|servicios|blog|gallery)$/;
const KILOBYTE = 1024;

/** Pages whose HTML with its styles is heavier than a quick first view allows. */
export const weightFindings = (pages: readonly Pick<Page, 'path' | 'html'>[]): Finding[] =>
  pages.flatMap(({ path, html }) => {
    const limit = (LISTS.test(path) ? 45 : 20) * KILOBYTE;
    const packed = (quality: number) =>
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    // The quick setting rules most pages out.
    const bytes = packed(5) > limit ? packed(11) : 0;
    return bytes > limit ? [finding(path, `weighs ${bytes} bytes; ${limit} load quickly`)] : [];
  });

/** A page's own text, without the sections that many pages share. */
const ownText = ({ root }: Page): string =>
  root
    .querySelectorAll('main h1, main .text-lead, main .prose, main dl, main .measure')
    .filter((element) => !element.closest('[data-shared]'))
    .map((element) => element.text)
    .join(' ');

/** Which pages are compared, and what share of their word sequences two of them may have in common. */
const KINDS = [
  { kind: /^\/services\/./, limit: 0.4 },
  { kind: /^\/blog\/./, limit: 0.3 },
  { kind: /^\/(municipality\/.+|location\/.+|zip\/.+|[a-z-]+\/locations(\/.+)?|[a-z-]+)$/, limit: 0.35 },
];

/** Indexed pages so alike that a search engine may take one for a copy of the other. */
export const similarityFindings = (pages: readonly Page[]): Finding[] =>
  KINDS.flatMap(({ kind, limit }) => {
    const texts = pages
      .filter((page) => kind.test(page.path) && isIndexed(page))
      .map((page) => ({ path: page.path, set: shingles(ownText(page)) }));
    return texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter((two) => similarity(one.set, two.set) > limit)
        .map((two) => finding(two.path, `says much the same as ${one.path}`)),
    );
  });
