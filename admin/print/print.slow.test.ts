/** Every code decodes to its address, every file has the size of its paper, everything fits, and samples say so. */
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { found, rows, site } from '../../e2e/fixtures/site.ts';
import { buildSite } from '#business/linking/link-site.ts';
import type { Site, Town } from '#business/entities.ts';
import { contact } from '#ui/contact/contact.ts';
import { pageSize } from './formats.ts';
import { indexPage } from './index-page.ts';
import { collect, type Print } from './make.ts';
import { openPrinter, type Printer } from './pdf.ts';
import { POST } from './sheets/post.ts';
import { priceSheet } from './sheets/price-sheet.ts';
import { doorHanger } from './sheets/door-hanger.ts';
import { KINDS, type Sheet } from './sheets/sheet.ts';

const papers = [{ id: 'magnet', from: '/m', paper: 'Refrigerator magnet' }];
const options = { site, papers, samples: false };

/** What a phone's camera reads from a picture. */
async function decode(picture: string | Buffer, width: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(picture))
    .resize({ width })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

let printer: Printer;
let print: Print;
beforeAll(async () => {
  printer = await openPrinter();
  print = await collect(options);
});
afterAll(() => printer.close());

it('has every sheet, one of each for a town', () => {
  const path = (address: string) => address.replace(site.business.site, '');
  expect(print.sheets.map(({ file, codes }) => [file, ...codes.map(({ text }) => path(text))])).toEqual([
    ['review-card', 'https://reviews.example/clear-house/write', '/c'],
    ['door-hangers/ashford', '/d/ashford'],
    ['yard-signs/ashford', '/y/ashford'],
    ['truck-code', '/t'],
    ['price-sheet', '/p'],
    ['estimate'],
    ['invoice'],
  ]);
  expect(print.codes.map(({ file, code }) => [file, path(code.text)])).toEqual([['codes/magnet.svg', '/m']]);
});

it.each(Object.keys(KINDS).filter((kind) => kind !== 'posts' && kind !== 'codes'))('prints the %s', async (kind) => {
  const sheet = print.sheets.find((candidate) => candidate.kind === kind);
  if (!sheet) throw new Error(`no ${kind}`);
  const { format, pages, svg, codes } = sheet;
  const { pdf, overflow } = await printer.print(format, pages);
  expect(overflow).toEqual([]);
  // Its size, and where it is cut. Chromium's own pages are followed by copies with boxes.
  const text = pdf.toString('latin1');
  const { width, height } = pageSize(format);
  const [right, top, bleed] = [width * 72, height * 72, format.bleed * 72];
  const trimBox = `/TrimBox [${bleed} ${bleed} ${right - bleed} ${top - bleed}]`;
  expect(text).toContain(`/Count ${pages.length}\n`);
  expect(text.split(`/MediaBox [0 0 ${right} ${top}]`)).toHaveLength((bleed > 0 ? 2 : 1) * pages.length + 1);
  expect(text.split(trimBox)).toHaveLength(bleed > 0 ? pages.length + 1 : 1);
  // It brings its typefaces, or has outlines instead.
  expect(text).not.toContain('/Type3');
  expect(text.includes('/FontFile2')).toBe(svg === undefined);
  expect(svg ?? '').not.toContain('<text');
  expect(pages.some(({ html }) => html.includes(contact(site).phone))).toBe(svg === undefined);
  for (const [side, code] of codes.entries()) {
    expect(await decode(await printer.picture(format, side, 1200), 1200)).toBe(code.text);
    if (svg !== undefined) expect(await decode(svg, 1200)).toBe(code.text);
  }
});

it('says on a sheet what is a sample, and nothing once all is real', async () => {
  const marked = (sheets: readonly Sheet[]) =>
    sheets.filter(({ pages }) => pages.some(({ html }) => html.includes('SAMPLE'))).map(({ kind }) => kind);
  expect(print.sheets.find(({ kind }) => kind === 'truck-code')?.samples).toEqual(['our name', 'phone number']);
  expect(marked(print.sheets).length).toBeGreaterThan(0);
  const real = <Row extends object>(row: Row) =>
    JSON.parse(
      JSON.stringify({ ...row, samples: [] }, (key, value: unknown) => (key === 'sample' ? undefined : value)),
    ) as Row;
  const confirmed = buildSite({ ...rows, business: real(rows.business), pricing: real(rows.pricing) });
  const { sheets } = await collect({ ...options, site: confirmed });
  expect(sheets.flatMap(({ samples }) => samples)).toEqual([]);
  expect(marked(sheets)).toEqual([]);
});

it('makes no post of a sample unless asked, and none without photos of the job', async () => {
  expect(print.posts).toEqual([]);
  expect(print.missing).toEqual([
    expect.stringMatching(/^1 job is a sample and gets no post\./),
    'No post without its own two photos: first-piano.',
  ]);
  const [post, ...others] = (await collect({ ...options, samples: true })).posts;
  expect(others).toEqual([]);
  expect(post?.text).toMatch(/^SAMPLE\. /);
  expect(post?.text).not.toMatch(/\d{3}-\d{4}/);
  expect(post?.page.html).toContain('SAMPLE');
  const picture = await printer.photo(POST, post?.page ?? { html: '' });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...POST });
});

it('leaves out the review card while there is no page for reviews, and says so', async () => {
  const without = { ...site, business: { ...site.business, reviewsAt: undefined } };
  const { sheets, missing } = await collect({ ...options, site: without });
  expect(sheets.some(({ kind }) => kind === 'review-card')).toBe(false);
  expect(missing).toContainEqual(expect.stringMatching(/^No review card: .*reviewsAt\.$/));
});

/** The site with other promises. */
const promising = (soon: string, from: Site = site): Site => ({
  ...from,
  business: { ...from.business, promises: { ...from.business.promises, soon } },
});

it('escapes what content says', async () => {
  const markup = `"'><h4x onh4x=1></style>&`;
  const index = await indexPage({ ...print, missing: [markup] }, site);
  const hanger = await doorHanger(promising(markup), found(site.towns, 'ashford'));
  for (const text of [hanger.pages[0]?.html, index]) {
    expect(text).toContain('&#62;&#60;h4x onh4x=1&#62;&#60;/style&#62;&#38;');
    expect(text).not.toContain('<h4x');
  }
});

const named = (name: string): Town => ({ ...found(site.towns, 'ashford'), id: 'hastings-on-hudson-and-more', name });

it('has room for the longest names, prices and promises', async () => {
  const { business } = promising(`${'We come today or tomorrow '.repeat(4)}in town`);
  const longest: Site = {
    ...site,
    business: {
      ...business,
      site: `https://www.${'haul-away-'.repeat(2)}company.example`,
      email: `quotes-and-questions@${'haul-away-'.repeat(2)}company.example`,
      payment: ['cash', 'check', 'credit or debit card', 'Zelle', 'Venmo'],
      promises: {
        ...business.promises,
        included: `${'One price covers the load '.repeat(4)}and all`,
        approve: `${'You approve the price now '.repeat(4)}or not`,
      },
    },
    steps: site.steps.map((step) => ({ ...step, price: 9990 + step.eighths })),
    towns: ['Hastings-on-Hudson', 'Saint Bartholomew-on-the-Upper-Hudson', 'Wolfeschlegelsteinhausenbergerdorff'].map(
      named,
    ),
  };
  for (const { file, label, format, pages } of (await collect({ ...options, site: longest })).sheets)
    expect((await printer.print(format, pages)).overflow, `${file} ${label}`).toEqual([]);
});

it('sees what is cut off, what runs into another and what is covered', async () => {
  const included = Array.from({ length: 30 }, (_, at) => ({ text: `Line ${at} of many` }));
  const problemsOf = async ({ format, pages }: Sheet) => (await printer.print(format, pages)).overflow.join('\n');
  const crowded = await priceSheet({ ...site, pricing: { ...site.pricing, included } });
  expect(await problemsOf(crowded)).toContain('runs past the edge');
  const hanger = await doorHanger(promising('Same day '.repeat(60)), named('Rye'));
  const { approve } = site.business.promises;
  expect(await problemsOf(hanger)).toMatch(new RegExp(`^"${approve}" (is covered|runs into)`, 'm'));
});
