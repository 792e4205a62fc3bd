/** What readers that are no browsers get: Markdown alternates, llms.txt, pages.json. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { markdownPath, paths } from '#pages.ts';
import { attributes, indexedPaths, origin, pageAt, pages } from './built-site.ts';
import { site } from './content.ts';

const read = (path: string) => readFileSync(`dist${path}`, 'utf8');
const indexed = indexedPaths();
const alternates = new Map(
  globSync('dist/**/*.md')
    .map((file) => file.slice('dist'.length))
    .map((path) => [path, read(path)]),
);
const onAlternates = (complaints: (text: string, path: string) => string[]) =>
  [...alternates].flatMap(([path, text]) => complaints(text, path).map((complaint) => `${path}: ${complaint}`));

/** Links that are not whole, or lead to no page of this site. */
const broken = (text: string): string[] =>
  [...text.matchAll(/\]\(([^\s)]+)/g)]
    .map(([, address = '']) => address)
    .filter((address) => {
      if (/^(tel|sms|mailto):/.test(address)) return false;
      if (!/^https?:\/\//.test(address)) return true;
      const { origin: host, pathname } = new URL(address);
      return host === origin && !existsSync(`dist${pathname}`) && !existsSync(`dist${pathname}.html`);
    });

describe('Markdown alternates', () => {
  it('exist for the indexed pages alone, and are named in their heads', () => {
    expect([...alternates.keys()].sort()).toEqual(indexed.map(markdownPath).sort());
    const named = [...pages.values()].flatMap((page) =>
      attributes(page, 'link[rel=alternate][type="text/markdown"]', 'href'),
    );
    expect(named.sort()).toEqual([...alternates.keys()].sort());
  });

  it('have title, address and phone, and the headline and all sources of the page', () => {
    const wrong = indexed.flatMap((path) => {
      const [, front = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(alternates.get(markdownPath(path)) ?? '') ?? [];
      const page = pageAt(path).root;
      const fields = parse(front) as { title?: string; url?: string; phone?: string } | null;
      const headline = page.querySelector('h1')?.text.replace(/\s+/g, ' ').trim();
      const isWhole =
        page.querySelector('title')?.text.startsWith(fields?.title ?? '?') &&
        fields?.url === origin + path &&
        fields.phone === site.business.phone &&
        body.startsWith(`# ${headline}\n`) &&
        [...body.matchAll(/^\[\^\d+\]: /gm)].length === page.querySelectorAll('li[id^="source-"]').length;
      return isWhole ? [] : [path];
    });
    expect(wrong).toEqual([]);
  });

  it('are clean text with whole links and a note for every mark', () => {
    const UNCLEAN = /<\/?[a-z]+[\s>]|&(#\w+|[a-z]+);|\[\]\(|\\\[|undefined|\[object|Text for Quote|Skip to the page/i;
    const wrong = onAlternates((text) => {
      const notes = new Set([...text.matchAll(/^\[\^(\d+)\]: /gm)].map(([, note]) => note));
      return [
        ...(UNCLEAN.exec(text)?.slice(0, 1) ?? []),
        ...broken(text),
        ...[...text.matchAll(/\[\^(\d+)\]/g)].filter(([, mark]) => !notes.has(mark)).map(([mark]) => mark),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

it('llms.txt has a name and a summary, and lists every page once', () => {
  const text = read('/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n\n- /);
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(([, address]) =>
    address?.replace(origin, ''),
  );
  expect(listed.sort()).toEqual([...alternates.keys()].sort());
});

it('llms-full.txt has prices, services, refusals and rules, in under a megabyte', () => {
  const text = read('/llms-full.txt');
  const records = [...site.services, ...site.counties].map(({ path }) => path);
  const whole = [paths.pricing, paths.items, paths.rules, ...records];
  expect(whole.filter((path) => !text.includes(`\nurl: ${origin}${path}\n`))).toEqual([]);
  expect(broken(text)).toEqual([]);
  expect(statSync('dist/llms-full.txt').size).toBeLessThan(1_000_000);
  const notes = [...text.matchAll(/^\[\^([^\]]+)\]: /gm)].map(([, note]) => note);
  expect(new Set(notes).size).toBe(notes.length);
});

it('pages.json has a hash of every indexed page, by which IndexNow learns what changed', () => {
  expect(Object.keys(JSON.parse(read('/pages.json')) as object).sort()).toEqual(indexed.sort());
});
