/**
 * Whatever stands in content/ stays text: a copy of the project with the invented company's content, whose fields hold
 * as much markup as their schema lets in, is built once, and a browser's own parser reads what came out. What the
 * owner's prices do when they change, the owner's world tells (e2e/scenarios).
 */
import { chromium, type Page } from '@playwright/test';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { z } from 'astro/zod';
import { COLLECTION_NAMES, COLLECTIONS } from '#business/schema/collections.ts';
import { findChromium } from '../scripts/lib/chromium.ts';
import { weightFindings } from '../scripts/lib/page-findings.ts';
import { inCopy, nodeIn } from '../scripts/lib/project-copy.ts';
import { yamlOf } from '#validation/yaml.ts';

const END = '</script><!--&amp;]]>';
/** From the most markup to the least; the first that the field's schema takes is used. */
const PAYLOADS = [
  (mark: string) => `="'><${mark} on${mark}=1>${END}`,
  (mark: string) => `="'><${mark} on${mark}=1>&`,
  (mark: string) => `="'><${mark}>`,
  (mark: string) => `<${mark}>`,
];

/** "items why": collection and field of each mark, by the mark's number. */
const planted: string[] = [];
/** Fields that refused every payload. */
const refused = new Set<string>();
/** Fields that let in a mark that turns the direction of reading. */
const turned = new Set<string>();
const TURN = '\u202e';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Plants a payload in every string of a record, unless `schema` then refuses the record. */
function poison(collection: string, record: unknown, schema: z.ZodType, within: unknown = record, list = ''): void {
  if (!isObject(within)) return;
  for (const [key, value] of Object.entries(within)) {
    const field = Array.isArray(within) ? list : key;
    // The places of a fact are ids, which the model checks and not the schema.
    if (collection === 'facts' && field === 'places') continue;
    if (typeof value !== 'string') {
      poison(collection, record, schema, value, field);
      continue;
    }
    const mark = `h4x${planted.length}`;
    const taken = PAYLOADS.some((payload) => {
      const text = payload(mark);
      within[key] = text + TURN + value.slice(text.length + 1);
      if (schema.safeParse(record).success) turned.add(`${collection} ${field}`);
      within[key] = text + value.slice(text.length);
      return schema.safeParse(record).success;
    });
    if (taken) planted.push(`${collection} ${field}`);
    else {
      within[key] = value;
      refused.add(field);
    }
  }
}

/** What the owner has not filled in yet, so that its text is printed too. */
const STILL_OPEN = {
  payment: ['Cash and cards'],
  terms: {
    sameDay: 'Call before noon for the same day.',
    arrival: 'A window of two hours, and a call before.',
    cancelling: 'Calling off costs nothing.',
    languages: ['English', 'Spanish'],
    insurance: 'Insured; ask for the certificate.',
    crew: 'Two crews of our own, two trucks.',
    damage: 'We repair what we break.',
    destinations: [{ name: 'A furniture bank', what: 'Beds, tables and chairs', url: 'https://bank.example/' }],
  },
  licenses: { alder: { number: 'X-1234' } },
};

/** A body with one text more, where bodies of its kind may have one: below its first heading, in its list, or at its top. */
function withText(body: string, said: string): string {
  if (body.trimStart().startsWith('## ')) return body.replace(/^## .*$/m, (heading) => `${heading}\n\n${said}`);
  if (body.trimStart().startsWith('- [')) return `- [${said.split(' ]]>')[0]}](/pricing)\n${body.trimStart()}`;
  return `${said}\n\n${body}`;
}

function poisonContent(root: string): void {
  rmSync(join(root, 'content'), { recursive: true });
  cpSync('e2e/fixtures/content', join(root, 'content'), { recursive: true });
  const file = (name: string) => join(root, 'content', name);
  const change = (name: string, alter: (value: unknown) => void) => {
    const value: unknown = parseYaml(readFileSync(file(name), 'utf8'));
    alter(value);
    writeFileSync(file(name), yamlOf(value));
  };
  for (const name of COLLECTION_NAMES) {
    const { shape, schema } = COLLECTIONS[name];
    const files = globSync([`${name}.yaml`, `${name}/*`], { cwd: join(root, 'content') });
    if (shape === 'record')
      change(`${name}.yaml`, (value) => {
        if (name === 'business') Object.assign(value as object, STILL_OPEN);
        poison(name, value, schema);
      });
    else if (shape === 'documents') for (const each of files) poisonDocument(name, file(each), schema);
    else
      for (const each of files)
        change(each, (value) => {
          const rows = Array.isArray(value) ? value : (value as Record<string, unknown[]>)[name];
          for (const row of rows ?? []) poison(name, row, schema);
        });
  }
}

function poisonDocument(name: string, path: string, schema: z.ZodType): void {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? [];
  const data: unknown = parseYaml(front);
  poison(name, data, schema);
  const said = `&lt;h4x${planted.length} onh4x=1&gt; "'> ]]> [&lt;h4x onh4x&gt;](/pricing "&quot; onh4x=1")`;
  planted.push(`${name} body`);
  writeFileSync(path, `---\n${yamlOf(data)}---\n${withText(body, said)}`);
}

/** Takes a piece out of a file of the copy. */
function without(root: string, path: string, piece: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes(piece)) throw new Error(`${path} has no "${piece}" any more: say here how to leave it out`);
  writeFileSync(join(root, path), text.replace(piece, ''));
}

/** What the copy printed: text by file of dist/. */
const printed = new Map<string, string>();
let page: Page;

beforeAll(async () => {
  await inCopy({ pictures: true }, (root) => {
    poisonContent(root);
    // Without the index, the list for the search stays.
    without(root, 'src/build/site-files.ts', 'const searchIndex = writeSearchIndex(folder, pages);');
    without(root, 'src/build/site-files.ts', 'await searchIndex;');
    const { ok, said } = nodeIn(root, 'scripts/build.ts');
    if (!ok) throw new Error(`The copy was not built:\n${said.slice(-6000)}`);
    for (const file of textsIn(root)) printed.set(file, readFileSync(join(root, 'dist', file), 'utf8'));
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  return () => browser.close();
});

/** Files with text below dist/, without the packages' own code. */
const textsIn = (root: string) =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => TEXTS.has(extname(file)) && !file.endsWith('licenses.txt'),
  );
const TEXTS = new Set(['.html', '.xml', '.svg', '.json', '.webmanifest', '.md', '.txt', '.csv', '.vcf']);
const read = (file: string) => printed.get(file) ?? '';
const built = (...endings: string[]) => [...printed].filter(([file]) => endings.includes(extname(file).slice(1)));

interface Found {
  /** Elements, attributes and code that came out of a text. */
  harm: string[];
  /** Numbers of the marks among the words. */
  marks: number[];
}

/** Reads a file as a browser does, and the HTML that a feed carries as a reader does. Runs in the browser. */
function inspect({ text, type }: { text: string; type: DOMParserSupportedType }): Found {
  const harm: string[] = [];
  const look = (document: Document) => {
    if (document.querySelector('parsererror')) harm.push('cannot be parsed');
    for (const element of document.querySelectorAll('*')) {
      const code = element.localName === 'script' || element.localName === 'style' ? element.textContent : '';
      if (element.localName.includes('h4x')) harm.push(`element ${element.localName}`);
      for (const { name } of element.attributes) if (name.includes('h4x')) harm.push(`attribute ${name}`);
      if (element.getAttribute('type') === 'application/ld+json') {
        try {
          JSON.parse(code);
        } catch {
          harm.push('structured data that does not parse');
        }
      } else if (code.includes('h4x')) harm.push(`code ${code.slice(0, 60)}`);
      if (element.nodeName === 'content:encoded')
        look(new DOMParser().parseFromString(element.textContent, 'text/html'));
    }
  };
  const document = new DOMParser().parseFromString(text, type);
  look(document);
  const words = document.documentElement.textContent;
  // A full payload reads exactly as it was written.
  for (const [all, end] of words.matchAll(/="'><h4x\d+ onh4x\d+=1><\/script(.{0,13})/g))
    if (!end?.startsWith('><!--&amp;]]>')) harm.push(`words that read ${all}`);
  return { harm, marks: [...words.matchAll(/h4x(\d+)/g)].map(([, mark]) => Number(mark)) };
}

/** @param texts by file; each harm is told once a field, with one of its files */
async function inspectAll(texts: [file: string, text: string][], type: DOMParserSupportedType): Promise<Found> {
  const harm = new Map<string, string>();
  const marks: number[] = [];
  for (const [file, text] of texts) {
    const found = await page.evaluate(inspect, { text, type });
    marks.push(...found.marks);
    for (const each of found.harm) {
      const field = planted[Number(/h4x(\d+)/.exec(each)?.[1])] ?? '';
      harm.set(`${field}: ${each.replace(/\d+/g, '')}`, file);
    }
  }
  return { harm: [...harm].map(([each, file]) => `${each}, on ${file}`).sort(), marks };
}

describe('hostile content', () => {
  it('is refused where a field is an id, a day, an address or one of a few words, and nowhere else', () => {
    expect([...refused].sort()).toMatchInlineSnapshot(`
      [
        "across",
        "also",
        "answer",
        "by",
        "category",
        "collector",
        "confidence",
        "counties",
        "county",
        "date",
        "dated",
        "dropOff",
        "email",
        "fact",
        "facts",
        "friday",
        "from",
        "group",
        "guides",
        "hours",
        "how",
        "id",
        "kind",
        "law",
        "line",
        "link",
        "load",
        "locations",
        "monday",
        "municipalities",
        "near",
        "neighbors",
        "page",
        "pair",
        "phone",
        "photos",
        "picture",
        "place",
        "published",
        "read",
        "region",
        "related",
        "review",
        "reviewsAt",
        "room",
        "rooms",
        "samples",
        "saturday",
        "scope",
        "securityUntil",
        "service",
        "services",
        "shows",
        "site",
        "situations",
        "state",
        "sunday",
        "takes",
        "thursday",
        "timezone",
        "tint",
        "to",
        "topic",
        "towns",
        "tuesday",
        "until",
        "updated",
        "url",
        "website",
        "wednesday",
        "within",
        "zip",
        "zips",
      ]
    `);
  });

  it('never turns the direction of reading', () => {
    expect([...turned]).toEqual([]);
    expect([...printed].filter(([, text]) => /\p{Bidi_Control}/u.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('is text on every page, from every collection', async () => {
    const { harm, marks } = await inspectAll(built('html'), 'text/html');
    expect(harm).toEqual([]);
    // Places outside are on no page: the browser writes them from this list, as text.
    const listed = [...read('find.json').matchAll(/h4x(\d+)/g)].map(([, mark]) => Number(mark));
    const seen = new Set([...marks, ...listed].map((mark) => planted[mark]?.split(' ')[0]));
    // What an address is printed on is told by the kit alone (admin/print).
    seen.add('redirects');
    expect([...new Set(planted.map((field) => field.split(' ')[0]))].filter((each) => !seen.has(each))).toEqual([]);
  });

  it('is text in sitemaps and pictures, and in feeds, where they carry HTML too', async () => {
    const { harm, marks } = await inspectAll(built('xml', 'svg'), 'application/xml');
    expect(harm).toEqual([]);
    expect(marks.length).toBeGreaterThan(0);
    const feed = JSON.parse(read('feeds/all.json')) as { items: { id: string; content_html: string }[] };
    const items = feed.items.map(({ id, content_html }): [string, string] => [id, content_html]);
    expect((await inspectAll(items, 'text/html')).harm).toEqual([]);
  });

  it('is text in Markdown, whose readers know HTML', () => {
    expect(built('md').length).toBeGreaterThan(0);
    const raw = built('md', 'txt').flatMap(([file, text]) =>
      [...text.replace(/^---\n[\s\S]*?\n---\n/gm, '').matchAll(/(?<!\\)<\/?h4x\d+/g)].map(([tag]) => `${file}: ${tag}`),
    );
    expect(raw.slice(0, 20)).toEqual([]);
  });

  it('leaves JSON whole', () => {
    const files = built('json', 'webmanifest');
    const names = files.map(([file]) => file);
    for (const kept of ['rules', 'search', 'feeds/all', 'find', 'api/zip/12911'])
      expect(names).toContain(`${kept}.json`);
    expect(names).toContain('site.webmanifest');
    for (const [file, text] of files) expect(() => void JSON.parse(text), file).not.toThrow();
    expect(read('rules.json')).toContain('h4x');
  });

  it('begins no cell of a spreadsheet as a formula', () => {
    // A cell in quotes, or one without; by RFC 4180.
    const cells = [...read('rules.csv').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
      ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
    );
    expect(cells.some((cell) => cell.startsWith(`'="'><h4x`))).toBe(true);
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    const columns = read('rules.csv').split('\r\n')[0]?.split(',').length ?? 0;
    expect(cells.length % columns, 'every line has every column').toBe(1);
  });

  it('adds no line to a contact card or to security.txt', () => {
    expect(read('contact.vcf')).toContain('h4x');
    expect(read('.well-known/security.txt')).toContain('Contact: ');
    expect(
      read('contact.vcf')
        .split('\r\n')
        .filter((line) => !/^[A-Z]+[;:]/.test(line)),
    ).toEqual(['']);
    expect(
      read('.well-known/security.txt')
        .split('\n')
        .filter((line) => !/^[A-Z][a-z-]+: /i.test(line)),
    ).toEqual(['']);
  });
});

/** The same build has the invented language of two pages (e2e/fixtures/content/xx), of which no code knows anything. */
it('the pages of a small company are light', () => {
  const pages = built('html').map(([file, html]) => ({ path: `/${file.replace(/\.html$/, '')}`, html }));
  expect(pages.length).toBeGreaterThan(0);
  expect(weightFindings(pages)).toEqual([]);
});

describe('a language that is words alone', () => {
  it.each([
    ['xx/kontakt.html', '/contact', 'Kal, tekst u mejl'],
    ['xx/foto.html', '/photo-quote', 'Mand foto'],
  ])('has %s, tied to %s', (file, english, headline) => {
    const html = read(file);
    expect(html).toContain('<html lang="xx"');
    expect(html).toContain(headline);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${english}"[^>]*>\\s*English\\s*</a>`));
    expect(html).toMatch(new RegExp(`<link rel="alternate" hreflang="en" href="[^"]*${english}"`));
    const path = `/${file.replace('.html', '')}`;
    expect(read(`${english.slice(1)}.html`)).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>\\s*Xelish\\s*</a>`));
    expect(read('sitemap-languages-0.xml')).toContain(`${path}</loc>`);
    expect(read(file.replace('.html', '.md'))).toContain(headline);
  });

  it('has no other page, and a list of names of its own for the search', () => {
    expect(built('html').filter(([file]) => file.startsWith('xx')).length).toBe(2);
    expect(Object.keys(JSON.parse(read('xx/find.json')) as object)).toContain('entries');
  });
});
