/** Whatever is in content/ stays text: the invented company's content is built with markup in every field that allows it. */
import { fromHtml } from 'hast-util-from-html';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { z } from 'astro/zod';
import type { Content } from '#business/rows.ts';
import { COLLECTION_NAMES, COLLECTIONS } from '#business/schema/collections.ts';
import { yamlOf } from '#validation/yaml.ts';
import { bringInventedContent, inCopy, nodeIn } from '../scripts/lib/project-copy.ts';

/** From the most markup to the least; each field gets the first that its schema allows. */
const PAYLOADS = [
  (mark: string) => `="'><${mark} on${mark}=1></script><!--&hearts;]]>`,
  (mark: string) => `="'><${mark} on${mark}=1>&`,
  (mark: string) => `<${mark}>`,
];

/** Collection of each planted mark, by the mark's number. */
const planted: string[] = [];

/** Plants a payload in every string of a record whose schema allows it. */
function poison(collection: string, record: unknown, schema: z.ZodType, within = record, list = ''): void {
  if (typeof within !== 'object' || within === null) return;
  const fields = within as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    const field = Array.isArray(within) ? list : key;
    // The places of a fact are ids, which the model checks and not the schema.
    if (collection === 'facts' && field === 'places') continue;
    if (typeof value !== 'string') {
      poison(collection, record, schema, value, field);
      continue;
    }
    const isPlanted = PAYLOADS.some((payload) => {
      const text = payload(`h4x${planted.length}`);
      fields[key] = text + value.slice(text.length);
      return schema.safeParse(record).success;
    });
    if (isPlanted) planted.push(collection);
    else fields[key] = value;
  }
}

/** Optional fields that the invented company leaves out. */
const { payment, terms } = parseYaml(readFileSync('e2e/scenarios/owner/business.yaml', 'utf8')) as Content['business'];

function poisonFile(name: keyof typeof COLLECTIONS, path: string): void {
  const { shape, schema } = COLLECTIONS[name];
  const text = readFileSync(path, 'utf8');
  const [, front, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const data: unknown = parseYaml(front ?? text);
  if (name === 'business') Object.assign(data as object, { payment, terms, licenses: { alder: { number: 'X-1234' } } });
  const rows = Array.isArray(data) ? data : (data as Record<string, unknown[]>)[name];
  for (const record of shape === 'record' || shape === 'documents' ? [data] : (rows ?? []))
    poison(name, record, schema);
  if (front === undefined) {
    writeFileSync(path, yamlOf(data));
    return;
  }
  const mark = `h4x${planted.length}`;
  planted.push(name);
  const added = `&lt;${mark} onh4x=1&gt; "'> ]]> [&lt;h4x onh4x&gt;](/pricing "&quot; onh4x=1")`;
  // Below the first heading; a body of links alone may have no text.
  const isList = body.trimStart().startsWith('- [');
  const poisoned = isList ? body : body.trimStart().replace(/^(## .*\n)?/, (heading) => `${heading}\n${added}\n\n`);
  writeFileSync(path, `---\n${yamlOf(data)}---\n${poisoned}`);
}

const TEXTS = ['.html', '.xml', '.svg', '.json', '.md', '.txt', '.csv'];
/** What the copy's build wrote: text by file of dist/. */
const built = new Map<string, string>();
const read = (file: string) => built.get(file) ?? '';
const filesOf = (...endings: string[]) => [...built].filter(([file]) => endings.includes(extname(file)));

beforeAll(() =>
  inCopy({ pictures: true }, (root) => {
    bringInventedContent(root);
    for (const name of COLLECTION_NAMES)
      for (const file of globSync([`${name}.yaml`, `${name}/*`], { cwd: join(root, 'content') }))
        poisonFile(name, join(root, 'content', file));
    const { ok, said } = nodeIn(root, 'scripts/build.ts');
    if (!ok) throw new Error(`The copy was not built:\n${said.slice(-6000)}`);
    const dist = join(root, 'dist');
    for (const file of globSync('{**,.well-known}/*.*', { cwd: dist }))
      if (!file.endsWith('licenses.txt') && TEXTS.includes(extname(file)))
        built.set(file, readFileSync(join(dist, file), 'utf8'));
  }),
);

type Html = ReturnType<typeof fromHtml>;

/** Elements, attributes and code that came out of a text. */
function harmIn(node: Html | Html['children'][number]): string[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap(harmIn);
  if (!('tagName' in node)) return below;
  const { tagName, properties, children } = node;
  const code = ['script', 'style'].includes(tagName) && children[0]?.type === 'text' ? children[0].value : '';
  const names = [tagName, ...Object.keys(properties)].filter((name) => name.includes('h4x'));
  if (properties.type === 'application/ld+json') JSON.parse(code);
  else if (code.includes('h4x')) names.push(code.slice(0, 60));
  return [...names, ...below];
}
const harm = (file: string, html: string) => harmIn(fromHtml(html)).map((name) => `${file}: ${name}`);
const marksIn = (text: string) => [...text.matchAll(/h4x(\d+)/g)].map(([, mark]) => planted[Number(mark)]);

describe('hostile content', () => {
  it('is text on every page, from every collection', () => {
    expect(
      filesOf('.html')
        .flatMap(([file, html]) => harm(file, html))
        .slice(0, 20),
    ).toEqual([]);
    // Places outside are in the search list alone; what an address is printed on, only the print kit says.
    const seen = new Set([...filesOf('.html').map(([, html]) => html), read('ask.json')].flatMap(marksIn));
    expect(planted.filter((name) => !seen.has(name) && name !== 'redirects')).toEqual([]);
  });

  it('is text in sitemaps, drawings and feeds', () => {
    const raw = filesOf('.xml', '.svg').filter(([, xml]) => /<\/?h4x|&(?!#?\w+;)/.test(xml));
    expect(raw.map(([file]) => file)).toEqual([]);
    expect(filesOf('.xml').flatMap(([, xml]) => marksIn(xml)).length).toBeGreaterThan(0);
    const feed = JSON.parse(read('feeds/all.json')) as { items: { id: string; content_html: string }[] };
    expect(feed.items.flatMap(({ id, content_html }) => harm(id, content_html))).toEqual([]);
  });

  it('is text in Markdown, whose readers know HTML', () => {
    const raw = filesOf('.md', '.txt').flatMap(([file, text]) =>
      [...text.replace(/^---\n[\s\S]*?\n---\n/gm, '').matchAll(/(?<!\\)<\/?h4x\d+/g)].map(([tag]) => `${file}: ${tag}`),
    );
    expect(raw.slice(0, 20)).toEqual([]);
    expect(filesOf('.md').flatMap(([, text]) => marksIn(text)).length).toBeGreaterThan(0);
  });

  it('begins no cell of a spreadsheet as a formula', () => {
    // Quoted cells or plain ones, by RFC 4180.
    const cells = [...read('rules.csv').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
    expect(cells.some((cell) => cell.startsWith(`'="'><h4x`))).toBe(true);
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});
