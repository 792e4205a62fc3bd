/** Every code decodes to its address, every file is as large as its paper, nothing is cut off, and samples say so. */
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found, rows, site } from '../../e2e/fixtures/site.ts';
import { buildSite } from '#business/linking/link-site.ts';
import type { Site, Town } from '#business/entities.ts';
import { pageSize } from './formats.ts';
import { indexPage } from './index-page.ts';
import { kitOf, pagesOf, type Kit } from './make.ts';
import { Press, type Printed } from './press.ts';
import { POST } from './sheets/post.ts';
import { priceSheet } from './sheets/price-sheet.ts';
import { doorHanger } from './sheets/town-papers.ts';
import type { Sheet } from './sheets/sheet.ts';
import { words } from './words.ts';

const papers = [{ id: 'magnet', from: '/m', paper: 'Refrigerator magnet' }];
const order = { site, papers, samples: false };

/** What a phone's camera reads from a picture. */
async function readOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

let press: Press;
beforeAll(async () => {
  press = await Press.open();
});
afterAll(() => press.close());
const print = (sheet: Sheet): Promise<Printed> => press.print(sheet.format, sheet.kind, pagesOf(sheet));

describe('the kit of the invented company', () => {
  let kit: Kit;
  beforeAll(async () => {
    kit = await kitOf(order);
  });

  it('has every paper, one of each for a town', () => {
    expect(kit.sheets.map(({ file }) => file)).toEqual([
      ...['review-card', 'door-hangers/ashford', 'yard-signs/ashford', 'truck-code'],
      ...['price-sheet', 'estimate', 'invoice'],
    ]);
    expect(
      kit.sheets.flatMap(({ codes }) => codes.map(({ address }) => address.replace(site.business.site, ''))),
    ).toEqual([...['https://reviews.example/clear-house/write', '/c', '/d/ashford', '/y/ashford', '/t', '/p']]);
  });

  it('is on paper of the right size, uncut, with its typefaces, and every code leads where it should', async () => {
    for (const sheet of kit.sheets) {
      const { pdf, misplaced } = await print(sheet);
      expect(misplaced, sheet.file).toEqual([]);
      const text = pdf.toString('latin1');
      const { width, height } = pageSize(sheet.format);
      const pages = pagesOf(sheet).length;
      expect(text, sheet.file).toContain(`/Count ${pages}\n`);
      const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) => [
        Number(box[1]),
        Number(box[2]),
      ]);
      expect(new Set(boxes.map(String)), sheet.file).toEqual(new Set([`${width * 72},${height * 72}`]));
      const inside = sheet.format.bleed * 72;
      if (inside > 0)
        expect(
          text.split(`/TrimBox [${inside} ${inside} ${width * 72 - inside} ${height * 72 - inside}]`),
          sheet.file,
        ).toHaveLength(pages + 1);
      expect(text, sheet.file).not.toContain('/Type3');
      expect(text.includes('/FontFile2'), sheet.file).toBe(sheet.svg === undefined);
      for (const [side, { address }] of sheet.codes.entries())
        expect(await readOf(await press.look(sheet.format, side, 1200)), sheet.file).toBe(address);
      if (sheet.svg !== undefined) {
        expect(await readOf(await sharp(Buffer.from(sheet.svg)).resize(1200).png().toBuffer())).toBe(
          sheet.codes[0]?.address,
        );
        expect(sheet.svg).not.toContain('<text');
      }
    }
  });

  it('has a code for a paper of the owner’s own', async () => {
    const [magnet] = kit.codes;
    expect(
      await readOf(
        await sharp(Buffer.from(magnet?.svg ?? ''))
          .resize(400)
          .png()
          .toBuffer(),
      ),
    ).toBe(`${site.business.site}/m`);
  });

  it('says on a sheet what on it is a sample, and nothing once all is real', async () => {
    expect(kit.sheets.find(({ kind }) => kind === 'truck-code')?.samples).toEqual(['our name', 'phone number']);
    const saying = (list: readonly Sheet[]) =>
      list.filter((sheet) => sheet.pages.some((page) => page.html.includes('SAMPLE')));
    expect(saying(kit.sheets).length).toBeGreaterThan(0);
    const sure = <Row extends object>(list: readonly Row[]) => list.map((row) => ({ ...row, sample: undefined }));
    const { pricing } = rows;
    const real = buildSite({
      ...rows,
      business: { ...rows.business, samples: [] },
      pricing: {
        ...pricing,
        steps: sure(pricing.steps),
        included: sure(pricing.included),
        excluded: sure(pricing.excluded),
        changes: sure(pricing.changes),
        never: sure(pricing.never),
        weight: { ...pricing.weight, sample: undefined },
      },
    });
    const { sheets } = await kitOf({ ...order, site: real });
    expect(sheets.filter(({ samples }) => samples.length > 0)).toEqual([]);
    expect(saying(sheets)).toEqual([]);
  });

  it('makes no post of a sample unless asked, and none without photos of the job', async () => {
    expect(kit.posts).toEqual([]);
    expect(kit.missing).toEqual([words.says.sampleJobs(1), words.says.noPhotos('first-piano')]);
    const [post, ...others] = (await kitOf({ ...order, samples: true })).posts;
    expect(others).toEqual([]);
    expect(post?.text).toMatch(/^SAMPLE\. /);
    expect(post?.text).not.toMatch(/\d{3}-\d{4}/);
    expect(post?.page.html).toContain(`>${words.post.sample}<`);
    const picture = await press.draw(POST, 'posts', post?.page ?? { html: '' });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...POST });
  });
});

it('leaves out the review card while there is no page for reviews, and says so', async () => {
  const without = { ...site, business: { ...site.business, reviewsAt: undefined } };
  const { sheets, missing } = await kitOf({ ...order, site: without });
  expect(sheets.some(({ kind }) => kind === 'review-card')).toBe(false);
  expect(missing).toContain(words.says.noReviews);
});

it('keeps what content says as text', async () => {
  const markup = `"'><h4x onh4x=1></style>&`;
  const hostile = { ...site, business: { ...site.business, promises: { ...site.business.promises, soon: markup } } };
  const kit = await kitOf({ ...order, site: hostile, papers: [{ id: 'magnet', from: '/m', paper: markup }] });
  const [hanger] = (await kitOf({ ...order, site: hostile })).sheets.filter(({ kind }) => kind === 'door-hangers');
  for (const text of [hanger?.pages[0]?.html ?? '', await indexPage(kit, [], site)]) {
    expect(text).toContain('&#62;&#60;h4x onh4x=1&#62;&#60;/style&#62;&#38;');
    expect(text).not.toContain('<h4x');
  }
});

/** The site with the longest that its fields take. */
const longest = (): Site => ({
  ...site,
  business: {
    ...site.business,
    site: `https://www.${'haul-away-'.repeat(2)}company.example`,
    email: `quotes-and-questions@${'haul-away-'.repeat(2)}company.example`,
    payment: ['cash', 'check', 'credit or debit card', 'Zelle', 'Venmo'],
    promises: {
      ...site.business.promises,
      soon: `${'We come today or tomorrow '.repeat(4)}in town`,
      included: `${'One price covers the load '.repeat(4)}and all`,
      approve: `${'You approve the price now '.repeat(4)}or not`,
    },
  },
  steps: site.steps.map((step) => ({ ...step, price: 9990 + step.eighths })),
});

const named = (name: string, id = 'hastings-on-hudson-and-more'): Town => ({
  ...found(site.towns, 'ashford'),
  id,
  name,
});

it('has room for the longest names, prices and promises', async () => {
  const big = longest();
  big.towns = [
    'Hastings-on-Hudson',
    'Saint Bartholomew-on-the-Upper-Hudson',
    'Wolfeschlegelsteinhausenbergerdorff',
  ].map((name) => named(name));
  for (const sheet of (await kitOf({ ...order, site: big })).sheets)
    expect((await print(sheet)).misplaced, `${sheet.file} ${sheet.label}`).toEqual([]);
});

it('sees what is cut off, what runs into another and what is covered', async () => {
  const many = {
    ...site,
    pricing: { ...site.pricing, included: Array.from({ length: 30 }, (_, at) => ({ text: `Line ${at} of many` })) },
  };
  expect((await print(await priceSheet(many))).misplaced).not.toEqual([]);
  const told = {
    ...site,
    business: { ...site.business, promises: { ...site.business.promises, soon: 'Same day '.repeat(60) } },
  };
  const { misplaced } = await print(await doorHanger(told, named('Rye')));
  expect(misplaced.map(({ text }) => text)).toContain(site.business.promises.approve);
});
