/** Further languages, on the invented company's content and its invented language of two pages. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { linkRows } from '#business/linking/link-site.ts';
import { pricingView } from '#features/pricing/view.ts';
import { contactView } from '#features/company/contact/view.ts';
import { siteChrome } from '#layout/site-chrome.ts';
import { site } from '../../e2e/fixtures/site.ts';
import { markDocument, markRecord, markRecords } from '../../scripts/lib/translation-marks.ts';
import { onDisk } from './disk.ts';
import { localizePath } from '#i18n/addresses.ts';
import type { Files } from './files.ts';
import { openTasks } from './launch.ts';
import { validate } from './validate.ts';
import { readFiles } from './reader.ts';

const disk = onDisk('e2e/fixtures');
const bytes = (text: string) => new TextEncoder().encode(text);

/** The invented company's files with some written otherwise. */
const withFiles = (changed: Record<string, string>): Files => ({
  ...disk,
  namesIn: (folder) => {
    const own = Object.keys(changed).filter((file) => file.slice(0, file.lastIndexOf('/')) === folder);
    return [...new Set([...disk.namesIn(folder), ...own.map((file) => file.slice(folder.length + 1))])];
  },
  bytesOf: (file) => (changed[file] === undefined ? disk.bytesOf(file) : bytes(changed[file])),
});
const textOf = (file: string): string => new TextDecoder().decode(disk.bytesOf(file));
const told = async (changed: Record<string, string>) =>
  (await validate(withFiles(changed), '2026-11-20')).problems
    .map(({ file, field, wrong }) => `${file} ${field}: ${wrong}`)
    .filter((said) => said.startsWith('content/xx/'));
const staleWith = (changed: Record<string, string>) => readFiles(withFiles(changed)).rows.languages[0]?.stale ?? [];

const PRICING = 'content/xx/pricing.yaml';
const CONTACT = 'content/xx/pages/contact.md';
const [other] = site.languages;
if (!other) throw new Error('e2e/fixtures/content has no further language.');

describe('a further language', () => {
  it('has its own words and addresses, and the numbers of the English', () => {
    const view = pricingView(other);
    expect(view.ladder.map(({ price }) => price)).toEqual(pricingView(site).ladder.map(({ price }) => price));
    expect(view.terms.find(({ id }) => id === 'included')?.lines).toEqual([
      'Krew ke karri',
      'Lod ke draiv',
      'Zwip fon spot',
    ]);
    const { title, head } = contactView(other);
    expect([title, head.canonical]).toEqual(['Kal, tekst u mejl', 'https://www.clearhouse.example/xx/kontakt']);
  });

  it('leads to its own pages, and to the English where there is none', () => {
    expect(
      ['/contact#first', '/photo-quote', '/pricing', 'https://a.example/'].map((href) => localizePath(other, href)),
    ).toEqual(['/xx/kontakt#first', '/xx/foto', '/pricing', 'https://a.example/']);
    expect(localizePath(site, '/contact')).toBe('/contact');
  });

  it('names its pages and their English to search engines', () => {
    const alternates = contactView(other).head.alternates.map(({ language, path }) => [language, path]);
    expect(alternates).toEqual([
      ['en', '/contact'],
      ['xx', '/xx/kontakt'],
    ]);
    expect(contactView(site).head.alternates).toEqual(contactView(other).head.alternates);
  });
});

describe('the check of a translation', () => {
  it('finds nothing wrong in what is right', async () => {
    expect(await told({})).toEqual([]);
  });

  it.each([
    [
      'a token too many',
      PRICING,
      'included:\n  - { text: "Krew {from}" }\n  - { text: Lod ke draiv }\n  - { text: Zwip fon }\n',
      'has {from}, unlike the English',
    ],
    ['a number', PRICING, 'weight: { pounds: "500" }\n', 'is no text of the English record'],
    [
      'a text that is too long',
      PRICING,
      `included:\n  - { text: '${'lang '.repeat(60)}' }\n  - { text: Lod ke draiv }\n  - { text: Zwip fon }\n`,
      'is too long',
    ],
    ['a stray file', 'content/xx/prices.yaml', 'a: b\n', 'is none of the files that the site reads'],
    [
      'a page that no language can have',
      'content/xx/language.yaml',
      'name: Xelish\npages: { guides: gidz }\ntownHalls: {}\n',
      'is no page that another language can have',
    ],
    [
      'two pages at one address',
      'content/xx/language.yaml',
      'name: Xelish\npages: { pricing: x, home: x }\ntownHalls: {}\n',
      'is the address of two pages',
    ],
    ['a link to nowhere', CONTACT, textOf(CONTACT).replace('(/pricing)', '(/prisng)'), 'leads to /prisng'],
    [
      'a lost token',
      CONTACT,
      textOf(CONTACT).replace('{terms.arrival}', 'Wen?'),
      'lacks {terms.arrival}, unlike the English',
    ],
  ])('tells of %s, in the file where it is', async (_, file, text, wrong) => {
    const problems = await told({ [file]: text });
    expect(problems.filter((problem) => problem.startsWith(file) && problem.includes(wrong)).length).toBe(1);
  });

  it('lets no one change a number by way of it', () => {
    expect(other.steps).toEqual(site.steps);
  });
});

describe('the mark of a translation', async () => {
  const english = readFiles(disk).rows;
  const marked = {
    [PRICING]: await markRecord(textOf(PRICING), english.pricing),
    [CONTACT]: await markDocument(textOf(CONTACT), english.pages.find(({ id }) => id === 'contact') ?? { body: '' }),
  };
  const inEnglish = (file: string, from: string, to: string) => ({ ...marked, [file]: textOf(file).replace(from, to) });

  it('changes nothing else, and once written stays as it is', async () => {
    const bare = (text: string) => text.replace(/of: '?\w+'?(,|\n)\s*/g, '');
    expect(bare(marked[PRICING])).toBe(bare(textOf(PRICING)));
    const again = await markRecord(bare(textOf(PRICING)), english.pricing);
    expect(bare(again)).toBe(bare(textOf(PRICING)));
    expect(parse(again)).toEqual(parse(textOf(PRICING)));
    expect(await markRecord(marked[PRICING], english.pricing)).toBe(marked[PRICING]);
    expect(await markRecords('sofa: { name: Sof }\n', new Map([['sofa', { name: 'Sofa' }]]))).toMatch(
      /^sofa: \{ of: \w+, name: Sof \}\n$/,
    );
  });

  it('tells nothing while the English is what it was, or says another number', () => {
    expect(staleWith(marked)).toEqual([]);
    expect(staleWith(inEnglish('content/pricing.yaml', 'price: 131', 'price: 139'))).toEqual([]);
  });

  it('tells which text the English has said otherwise since, and keeps the page', async () => {
    const files = inEnglish('content/pricing.yaml', 'The crew and the carrying', 'The crew, the carrying and {from}');
    expect(staleWith(files)).toEqual([{ file: PRICING, field: 'included.1' }]);
    expect(await told(files)).toEqual([]);
  });

  it('keeps each line with its English when a line comes before it, and leaves out what is not translated', () => {
    const files = inEnglish(
      'content/pricing.yaml',
      "  - { text: 'The crew and the carrying', sample: true }",
      "  - { text: 'Something new' }\n  - { text: 'The crew and the carrying', sample: true }",
    );
    const { rows } = readFiles(withFiles(files));
    expect(rows.languages[0]?.rows.pricing?.included.map(({ text }) => text)).toEqual([
      'Krew ke karri',
      'Lod ke draiv',
      'Zwip fon spot',
    ]);
    expect(rows.languages[0]?.stale).toEqual([{ file: PRICING, field: 'included.1' }]);
  });

  it('is asked for by the launch check, and so is a reader', () => {
    const files = {
      ...inEnglish('content/pricing.yaml', 'The crew and the carrying', 'The crew'),
      'content/xx/language.yaml': textOf('content/xx/language.yaml').replace(/reader: .*\n/, ''),
    };
    const tasks = openTasks(readFiles(withFiles(files)).rows, '2026-11-20').map(
      ({ file, field }) => `${file} ${field}`,
    );
    expect(tasks.filter((task) => task.startsWith('content/xx/'))).toEqual([
      'content/xx/language.yaml reader',
      `${PRICING} included.1`,
    ]);
  });

  it('leaves out what it has no words for, and shows a notice as it was written', () => {
    const question = `${site.faq[0]?.id}: { q: 'Kwa kost et?', a: 'Et kost fon {from} tu {price:8}, u wi zeg et an foor wi begin.' }`;
    const notice = "notice: { text: Back on Friday, from: '2026-11-25 16:00', until: '2026-11-27 07:00' }";
    const { rows } = readFiles(
      withFiles({
        'content/faq.yaml': `${textOf('content/faq.yaml')}- { id: new-one, q: What is new here?, a: This question is new and has no words in any other language yet. }\n`,
        'content/xx/faq.yaml': `${question}\n`,
        'content/business.yaml': `${textOf('content/business.yaml')}${notice}\n`,
      }),
    );
    const linked = linkRows(rows).site;
    const own = linked.languages[0] ?? linked;
    expect(own.faq.map(({ q }) => q)).toEqual(['Kwa kost et?']);
    expect(linked.items).not.toEqual([]);
    expect([own.items, own.estimator, own.otherServices]).toEqual([[], [], []]);
    expect([siteChrome(linked).notice?.language, siteChrome(own).notice?.language]).toEqual([undefined, 'en']);
  });

  it('can be switched off: no page, nothing asked, and its addresses lead to the English', async () => {
    const off = {
      'content/business.yaml': `${textOf('content/business.yaml')}translations: false\n`,
      [PRICING]: 'included: nothing that fits\n',
    };
    expect(await told(off)).toEqual([]);
    const { rows } = readFiles(withFiles(off));
    const { site: english } = linkRows(rows);
    expect([rows.languages, english.languages, [...english.alternates]]).toEqual([[], [], []]);
    expect(openTasks(rows, '2026-11-20').filter(({ file }) => file.startsWith('content/xx/'))).toEqual([]);
    expect(english.redirects).toContainEqual({ from: '/xx/kontakt', to: '/contact', counted: true });
  });

  it('of a record or a field that is gone stops no build', async () => {
    const files = { 'content/xx/faq.yaml': 'gone-question: { q: Kwa? }\n', [PRICING]: 'offer: Gratis for al\n' };
    expect(await told(files)).toEqual([]);
    expect(staleWith(files)).toEqual([
      { file: 'content/xx/faq.yaml', field: 'gone-question', gone: true },
      { file: PRICING, field: 'offer', gone: true },
    ]);
  });
});
