/** A mistake in content/ is told with file, field and remedy: one test a rule, on a copy of the real content with one change. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './check.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Replaces `from` by `to` once; fails when the text is not there, so that no test passes by accident. */
function change(file: string, from: string | RegExp, to: string): void {
  const path = join(root, 'content', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${String(from)}`);
  writeFileSync(path, after);
}

/** The problems in one file, as "field: wrong". */
const told = (file: string) =>
  checkContent(root)
    .problems.filter((problem) => problem.file === `content/${file}`)
    .map((problem) => {
      expect(problem.remedy.length, 'says what to write instead').toBeGreaterThan(10);
      return `${problem.field}: ${problem.wrong}`;
    });

const SERVICE = 'services/mattress-removal.md';
const TOWN = 'towns/dobbs-ferry.md';

const CASES: [rule: string, file: string, from: string | RegExp, to: string, expected: RegExp][] = [
  ['town hall without a row', 'rules.yaml', '- id: airmont\n', '- id: airport\n', /^airmont: is missing/],
  [
    'rule with the fact of another place',
    'rules.yaml',
    'facts: [chestnutridge-set-out]',
    'facts: [nyack-bulk]',
    /^chestnut-ridge → bulk\.facts: names "nyack-bulk", which does not speak of/,
  ],
  [
    'rule without a fact',
    'rules.yaml',
    'facts: [chestnutridge-set-out]',
    'facts: []',
    /^chestnut-ridge → bulk\.facts: /,
  ],
  [
    'redirect to nothing',
    'redirects.yaml',
    'to: /locations }',
    'to: /nowhere }',
    /^areas → to: leads to \/nowhere, which is no page/,
  ],
  ['redirect of a page', 'redirects.yaml', 'from: /areas', 'from: /about', /^areas → from: \/about is a page/],
  ['chain of redirects', 'redirects.yaml', 'to: /locations }', 'to: /faq }', /^areas → to: \/faq is retired itself/],
  ['redirect elsewhere', 'redirects.yaml', 'to: /locations }', 'to: //evil.example }', /^areas → to: must be a path/],
  ['broken YAML', 'faq.yaml', 'q: How much', 'q: [How much', /^line \d+: is not YAML/],
  ['broken front matter', SERVICE, /^---\n/, '', /^front matter: is missing/],
  ['unknown key', 'business.yaml', 'line: Here', 'slogan: x\nline: Here', /^slogan: is not a field we know/],
  ['missing field', SERVICE, /^lead: .*\n/m, '', /^lead: is missing/],
  ['wrong type', 'municipalities.yaml', 'population: 73893', 'population: many', /^mount-vernon → population: /],
  [
    'not a known value',
    SERVICE,
    'category: household',
    'category: stuff',
    /^category: is not one of the values we know/,
  ],
  ['title too long', SERVICE, /^title: .*$/m, `title: ${'Mattress '.repeat(9)}`, /^title: is too long/],
  ['title too short', SERVICE, /^title: .*$/m, 'title: Short', /^title: is too short/],
  [
    'description too short',
    TOWN,
    /^description: .*$/m,
    'description: Too short to be of use.',
    /^description: is too short/,
  ],
  [
    'description too long',
    TOWN,
    /^description: .*$/m,
    `description: ${'Dobbs Ferry '.repeat(20)}`,
    /^description: is too long/,
  ],
  ['ZIP not five digits', 'zips.yaml', "id: '10583'", "id: '1058'", /^1058 → id: must be five digits/],
  ['ZIP without quotes', 'zips.yaml', "id: '07024'", 'id: 07024', /→ id: must be five digits/],
  ['phone not E.164', 'business.yaml', "'+19145550149'", "'914-555-0149'", /^phone: must be E\.164/],
  [
    'URL not https',
    'municipalities.yaml',
    'https://mountvernonny.gov/',
    'http://mountvernonny.gov/',
    /^mount-vernon → website: must be a full address that starts with https/,
  ],
  [
    'date that is no date',
    SERVICE.replace(SERVICE, 'posts/mattress-disposal-westchester.md'),
    "published: '2026-11-21'",
    "published: '2026-02-30'",
    /^published: must be a day in quotes/,
  ],
  [
    'updated before published',
    'posts/mattress-disposal-westchester.md',
    "updated: '2026-11-21'",
    "updated: '2026-11-20'",
    /^updated: lies before published/,
  ],
  ['price not rising', 'pricing.yaml', 'price: 299', 'price: 199', /^steps\.2\.price: does not rise: 199 after 229/],
  [
    'example that does not come to its step',
    'pricing.yaml',
    'service: couch-removal, eighths: 2',
    'service: couch-removal, eighths: 5',
    /^examples\.1\.eighths: is 5, but its things come to 2 to 2 eighths/,
  ],
  [
    'first step that does not hold its load',
    'pricing.yaml',
    'things: { medium-box: 16 }',
    'things: { medium-box: 19 }',
    /^minimum\.2\.things: come to 57 cubic feet/,
  ],
  ['fact without source', 'facts/trade.yaml', /^ {4}source: .*\n/m, '', /^vol-seating → source: is missing/],
  [
    'fact without date',
    'facts/trade.yaml',
    ", dated: '2025-07-05', read: '2026-11-21' }",
    ' }',
    /^vol-seating → source\.read: must be a day|^vol-seating → source\.read: is missing/,
  ],
  [
    'fact that stands twice',
    'facts/trade.yaml',
    'id: vol-sofa-measured',
    'id: vol-seating',
    /^vol-seating: stands twice/,
  ],
  [
    'fact about an unknown place',
    'facts/yonkers.yaml',
    '- yonkers',
    '- younkers',
    /→ places: names the municipality "younkers"/,
  ],
  ['fact of low confidence on a page', 'facts/trade.yaml', 'confidence: medium', 'confidence: low', /.*/],
  [
    'unknown municipality',
    TOWN,
    'municipalities: [dobbs-ferry]',
    'municipalities: [dobbs-fery]',
    /^municipalities: names the municipality "dobbs-fery"/,
  ],
  ['unknown county', 'municipalities.yaml', 'county: bergen', 'county: essex', /→ county: names the county "essex"/],
  [
    'ZIP far from its municipality',
    'zips.yaml',
    /(?<=id: '06807'[\s\S]*?lon: -)73/,
    '74',
    /^06807 → point: lies 50 miles from Greenwich/,
  ],
  ['unknown ZIP', 'municipalities.yaml', "- '10550'", "- '99999'", /^mount-vernon → zips: names the ZIP "99999"/],
  [
    'unknown service',
    SERVICE,
    /^related: \[.*\]$/m,
    'related: [furniture-removal, move-out-cleanout, sofa-magic]',
    /^related: names the service "sofa-magic"/,
  ],
  [
    'unknown fact',
    SERVICE,
    '{fact:whiteplains-mattress}',
    '{fact:whiteplains-matress}',
    /^body: names the fact "whiteplains-matress"/,
  ],
  [
    'answer too long to be read out',
    'faq.yaml',
    'a: Yes.',
    `a: ${'Yes. '.repeat(30)}`,
    /^licensed → a: is too long to be/,
  ],
  ['unknown token', 'faq.yaml', '{from}', '{form}', /has the token \{form\}/],
  ['duplicate slug', 'locations.yaml', 'id: amawalk', 'id: armonk', /^armonk: stands twice/],
  [
    'duplicate title',
    TOWN,
    /^title: .*$/m,
    'title: Mattress Removal in Westchester, Rockland & Bergen',
    /^title: is the same as in/,
  ],
  [
    'title of another county',
    'counties.yaml',
    'title: Junk Removal in Rockland County, NY',
    'title: Junk Removal in Westchester County, NY',
    /^rockland → title: is the same as in content\/counties.yaml/,
  ],
  ['front matter that is not YAML', TOWN, /^lead: .*$/m, 'lead: [', /^line 7: is not YAML/],
  ['empty file', 'facts/yonkers.yaml', /[\s\S]*/, '', /^the whole file: is empty/],
  ['list without records', 'faq.yaml', /[\s\S]*/, '[]', /^the whole file: holds no records/],
  ['byte order mark', TOWN, /^/, '\ufeff', /^the whole file: begins with a byte order mark/],
  [
    'day without quotes',
    'posts/mattress-disposal-westchester.md',
    "published: '2026-11-21'",
    'published: 2026-11-21',
    /^published: must be a day in quotes/,
  ],
  [
    'day of another century',
    'facts/trade.yaml',
    "read: '2026-",
    "read: '0206-",
    /^vol-seating → source.read: must be a/,
  ],
  ['unseen character', SERVICE, /^lead: /m, 'lead: \u200b', /^lead: has a character that cannot be seen \(U\+200B\)/],
  ['unseen character in a body', TOWN, /(---\n[\s\S]*?\n---\n\n)/, '$1\u202eTurned. ', /^line \d+: has .* \(U\+202E\)/],
  ['token where none is filled in', 'zips.yaml', 'city: Cos Cob', 'city: Cos {from}', /^06807 → city: has a brace/],
  ['brace that is no token', 'faq.yaml', '{from}', '{ from }', /^how-much → a: has "\{ from \}/],
  ['brace in a body that is no token', TOWN, /(---\n[\s\S]*?\n---\n\n)/, '$1{From} ', /^line \d+: has "\{From\}/],
  [
    'title too long with its tokens',
    SERVICE,
    /^title: .*$/m,
    `title: ${'Mattress '.repeat(6)}{phone}`,
    /^title: comes to 68 characters/,
  ],
  [
    'name that fills a title',
    'municipalities.yaml',
    'label: Mount Vernon',
    `label: ${'Mount '.repeat(6)}`,
    /label: is too long/,
  ],
  [
    'enormous number',
    'municipalities.yaml',
    'population: 73893',
    'population: 73893000',
    /population: is more than 10000000/,
  ],
  [
    'figure that nobody reads',
    'business.yaml',
    'value: 4.9',
    'value: 4.87654',
    /^rating.value: must have at most two decimals/,
  ],
  [
    'figures that fall',
    'items.yaml',
    /volume: \{ from: (\d+), to: \d+/,
    'volume: { from: $1, to: 0.5',
    /must run from the smaller/,
  ],
  ['hours that end before they begin', 'business.yaml', "close: '20:00'", "close: '07:00'", /^hours: must open before/],
  [
    'site with a path',
    'business.yaml',
    'www.gonetoday.example',
    'www.gonetoday.example/home',
    /^site: must be the name of the host/,
  ],
  [
    'the same thing twice',
    TOWN,
    'municipalities: [dobbs-ferry]',
    'municipalities: [dobbs-ferry, dobbs-ferry]',
    /^municipalities: names the same thing twice/,
  ],
  [
    'place beside itself',
    'municipalities.yaml',
    'hastings-on-hudson, mount-vernon, scarsdale',
    'yonkers, mount-vernon, scarsdale',
    /^yonkers → neighbors: names the place itself/,
  ],
  [
    'neighbor that does not agree',
    'municipalities.yaml',
    'hastings-on-hudson, mount-vernon, scarsdale',
    'rye-city, mount-vernon, scarsdale',
    /^rye-city → neighbors: lacks "yonkers"/,
  ],
  [
    'ZIP that does not agree',
    'zips.yaml',
    /(id: '10701'[\s\S]*?municipalities: \[)\w[\w-]*/,
    '$1rye',
    /^10701 → municipalities: lacks "yonkers"/,
  ],
  ['two places in one cell', 'tiles.yaml', /q: -4\n {6}r: 13/, 'q: -3\n      r: 12', /stands in the cell of/],
  [
    'link to no page',
    TOWN,
    /(---\n[\s\S]*?\n---\n\n)/,
    '$1[Here](/nowhere). ',
    /^body: leads to \/nowhere, which is no page/,
  ],
  [
    'cheaper way to no page',
    'pricing.yaml',
    'page: /locations',
    'page: /location',
    /^cheaper\.\d\.page: leads to \/location, which/,
  ],
  [
    'link that is not safe',
    TOWN,
    /(---\n[\s\S]*?\n---\n\n)/,
    '$1[Here](http://example.com). ',
    /^line \d+: leads to "http:/,
  ],
  [
    'HTML in a body',
    TOWN,
    /(---\n[\s\S]*?\n---\n\n)/,
    '$1<b>Bold</b> ',
    /^line \d+: has HTML, which pages do not draw/,
  ],
  [
    'link that runs a script',
    TOWN,
    /(---\n[\s\S]*?\n---\n\n)/,
    '$1[Here](javascript&#58;alert(1)). ',
    /^line \d+: leads to "javascript:/,
  ],
  [
    'link that only looks like one of ours',
    TOWN,
    /(---\n[\s\S]*?\n---\n\n)/,
    '$1[Here][a].\n\n> [a]: //evil.example\n\n',
    /^line \d+: has a link without its address/,
  ],
  [
    'address that ends its attribute',
    'municipalities.yaml',
    'https://mountvernonny.gov/',
    'https://mountvernonny.gov/">',
    /^mount-vernon → website: must be a full address/,
  ],
  [
    'path that leads elsewhere',
    'pricing.yaml',
    'page: /',
    'page: //evil.example/',
    /^cheaper\.0\.page: must be a path/,
  ],
  ['second main heading', TOWN, /^## .*$/m, '# Main', /^line \d+: has a heading of level 1/],
  ['heading without words', TOWN, /^## .*$/m, '##', /^line \d+: has a heading without words/],
  ['empty Markdown body', TOWN, /(---\n[\s\S]*?\n---\n)[\s\S]*/, '$1\n', /^body: is empty/],
  [
    'orphan ZIP',
    'zips.yaml',
    /(id: '06807'[\s\S]*?)municipalities: \[greenwich\]/,
    '$1municipalities: []',
    /^06807 → municipalities: is empty, so nothing on the site leads/,
  ],
  ['place without a tile', 'tiles.yaml', /^ {4}- place: yonkers\n.*\n.*\n.*\n/m, '', /^yonkers: has no tile/],
  [
    'refused item without an alternative',
    'items.yaml',
    /( {2}answer: no\n(?: {2}(?!instead).*\n)*?) {2}instead: .*\n/,
    '$1',
    /→ instead: is missing/,
  ],
  [
    'review without date or source',
    'reviews.yaml',
    /\n {2}sample: true/,
    '',
    /^sample-basement: has no date or source/,
  ],
];

describe('a mistake in content is told: ', () => {
  it.each(CASES)('%s', (rule, file, from, to, expected) => {
    change(file, from, to);
    if (rule === 'fact of low confidence on a page') {
      expect(
        checkContent(root).problems.some((problem) => problem.wrong.includes('vol-seating", whose confidence is low')),
      ).toBe(true);
      return;
    }
    expect(told(file).join('\n')).toMatch(new RegExp(expected.source, 'm'));
  });

  it('a town whose slug is a page of the site', () => {
    cpSync(join(root, 'content', TOWN), join(root, 'content/towns/pricing.md'));
    expect(told('towns/pricing.md')).toContain('the file name: "pricing" is already a page of the site');
  });

  it('a file that is not UTF-8', () => {
    writeFileSync(join(root, 'content/faq.yaml'), Buffer.from('- id: caf\u00e9', 'latin1'));
    expect(told('faq.yaml')).toEqual(['the whole file: is not in UTF-8']);
  });

  it('a file that nothing reads, and a name that makes no address', () => {
    cpSync(join(root, 'content', TOWN), join(root, 'content/towns/Dobbs Ferry.md'));
    cpSync(join(root, 'content', TOWN), join(root, 'content/towns/dobbs-ferry.markdown'));
    expect(told('towns/Dobbs Ferry.md')).toContainEqual(expect.stringMatching(/^the file name: must be lower-case/));
    expect(told('towns/dobbs-ferry.markdown')).toEqual(['the whole file: is none of the files that the site reads']);
  });

  it('one mistake once: what names a broken record is no mistake of its own', () => {
    change('counties.yaml', 'state: NJ', 'state: New Jersey');
    expect(told('counties.yaml')).toHaveLength(1);
    for (const file of ['municipalities.yaml', 'zips.yaml', 'facts/new-jersey.yaml']) expect(told(file)).toEqual([]);
  });

  it('a file that is gone', () => {
    rmSync(join(root, 'content/zips.yaml'));
    expect(told('zips.yaml')).toContain('the whole file: is missing');
  });

  it('several mistakes are told together', () => {
    change('business.yaml', "'+19145550149'", "'914'");
    change('zips.yaml', "id: '10583'", "id: '1058'");
    change(SERVICE, 'category: household', 'category: stuff');
    const files = new Set(checkContent(root).problems.map((problem) => problem.file));
    expect([...files]).toEqual(
      expect.arrayContaining(['content/business.yaml', 'content/zips.yaml', `content/${SERVICE}`]),
    );
  });
});
