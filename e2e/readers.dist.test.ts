/** What readers that are no browsers get: Markdown alternates, llms.txt, the list of pages. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { linkRows } from '#business/linking/link-site.ts';
import { readContent } from '#validation/read.ts';
import { markdownPath } from '#pages.ts';
import { attribute, pageAt, pages } from './built-site.ts';

/** What the pages are made from. */
const { site } = linkRows(readContent(process.cwd()).rows);
const read = (path: string) => readFileSync(`dist${path}`, 'utf8');
/** The indexed pages; that the sitemaps list them is tested with the pages. */
const indexed: string[] = [];
const alternates = new Map<string, string>();
let origin = '';

beforeAll(() => {
  for (const file of globSync('dist/sitemap-*-[0-9]*.xml'))
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)) {
      origin = new URL(address).origin;
      indexed.push(new URL(address).pathname);
    }
  for (const file of globSync('dist/**/*.md')) alternates.set(file.replace(/^dist/, ''), readFileSync(file, 'utf8'));
});

/** Addresses on this site that a text links to, and that lead nowhere. */
const broken = (text: string): string[] =>
  [...text.matchAll(/\]\(([^\s)]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => {
      if (/^(tel|sms|mailto):/.test(address)) return false;
      if (!address.startsWith('https://') && !address.startsWith('http://')) return true;
      if (!address.startsWith(origin)) return false;
      const { pathname } = new URL(address);
      return !existsSync(`dist${pathname}`) && !existsSync(`dist${pathname}.html`);
    });

describe('Markdown alternates', () => {
  it('exist for every indexed page and for no other, and are named in its head', () => {
    expect([...alternates.keys()].sort()).toEqual(indexed.map(markdownPath).sort());
    const naming = [...pages.values()].flatMap(
      (page) => attribute(page, 'link[rel=alternate][type="text/markdown"]', 'href') ?? [],
    );
    expect(naming.sort()).toEqual([...alternates.keys()].sort());
  });

  it('carry title, address and phone, and the page’s headline and sources', () => {
    const wrong = indexed.flatMap((path) => {
      const text = alternates.get(markdownPath(path)) ?? '';
      const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
      const page = pageAt(path).root;
      const said = parse(front) as { title?: string; url?: string; phone?: string } | null;
      const headline = page.querySelector('h1')?.text.replace(/\s+/g, ' ').trim();
      const sources = page.querySelectorAll('li[id^="source-"]').length;
      return [
        ...(page.querySelector('title')?.text.startsWith(said?.title ?? '?') ? [] : [`${path} title`]),
        ...(said?.url === origin + path ? [] : [`${path} url`]),
        ...(/^\+1\d{10}$/.test(said?.phone ?? '') ? [] : [`${path} phone`]),
        ...(body.startsWith(`# ${headline}\n`) ? [] : [`${path} headline`]),
        ...([...body.matchAll(/^\[\^\d+\]: /gm)].length === sources ? [] : [`${path} sources`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are clean text: no tags, no character references, no empty links, nothing of the frame', () => {
    const wrong = [...alternates].flatMap(([path, text]) =>
      [
        /<\/?[a-z]+[\s>]/i,
        /&(#\w+|[a-z]+);/i,
        /\[\]\(/,
        /\\\[/,
        /undefined|\[object/,
        /Text for Quote|Skip to the page/,
      ]
        .filter((sign) => sign.test(text))
        .map((sign) => `${path}: ${String(sign.exec(text)?.[0])}`),
    );
    expect(wrong).toEqual([]);
  });

  it('link to addresses that exist, all of them whole', () => {
    const wrong = [...alternates].flatMap(([path, text]) => broken(text).map((address) => `${path} → ${address}`));
    expect(wrong).toEqual([]);
  });

  it('have a note for every mark', () => {
    const wrong = [...alternates].filter(([, text]) => {
      const notes = new Set([...text.matchAll(/^\[\^(\d+)\]: /gm)].map((match) => match[1]));
      return [...text.matchAll(/\[\^(\d+)\]/g)].some((match) => !notes.has(match[1]));
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

describe('llms.txt', () => {
  it('begins with the name and a summary, and lists every page once', () => {
    const text = read('/llms.txt');
    expect(text).toMatch(/^# .+\n\n> .+\n\n- /);
    expect(text).toContain('\n## Optional\n');
    const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map((match) => match[1]?.replace(origin, ''));
    expect(listed.sort()).toEqual([...alternates.keys()].sort());
    expect(broken(text)).toEqual([]);
  });

  it('has a full version with prices, services, refusals and rules, under a megabyte', () => {
    const text = read('/llms-full.txt');
    const written = [...site.services, ...site.counties].map(({ path }) => path);
    for (const path of ['/pricing', '/what-we-take', '/locations/rules', ...written])
      expect(text).toContain(`\nurl: ${origin}${path}\n`);
    expect(broken(text)).toEqual([]);
    expect(statSync('dist/llms-full.txt').size).toBeLessThan(1_000_000);
    const notes = [...text.matchAll(/^\[\^([^\]]+)\]: /gm)].map((match) => match[1]);
    expect(new Set(notes).size).toBe(notes.length);
  });
});

describe('pages.json', () => {
  it('has a print of every indexed page, by which IndexNow learns what changed', () => {
    const prints = JSON.parse(read('/pages.json')) as Record<string, string>;
    expect(Object.keys(prints).sort()).toEqual([...indexed].sort());
  });
});
