/** Our own controls in Sveltia's forms, on a phone: a job with two photos, from the first tap to the files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ViteDevServer } from 'vite';
import { freePort } from '../../scripts/lib/free-port.ts';
import { diff } from '../yaml/diff.ts';
import { serveControls } from './controls-server.ts';
import { enter, test as atDesk } from './admin.ts';
import { fromPhone, STRIP, Thumb } from './thumb.ts';

let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  const port = await freePort(4600);
  server = await serveControls(port);
  address = `http://localhost:${port}`;
});
test.afterAll(() => server.close());

async function open(page: Page, file: string): Promise<Thumb> {
  await page.goto(address);
  const thumb = new Thumb(page);
  await thumb.tap(page.getByRole('button', { name: /test/i }));
  await thumb.tap(page.getByRole('treeitem', { name: /^Notice, prices, jobs/ }));
  await thumb.shot();
  await thumb.tap(page.getByRole('row', { name: file }));
  return thumb;
}

/** @returns a file of the browser's copy of the repository, as base64; undefined where there is none */
const saved = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (names) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test');
    try {
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      const file = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
      return btoa([...new Uint8Array(await file.arrayBuffer())].map((code) => String.fromCharCode(code)).join(''));
    } catch {
      return undefined;
    }
  }, path.split('/'));

const savedBytes = async (page: Page, path: string): Promise<Buffer> =>
  Buffer.from((await saved(page, path)) ?? '', 'base64');

test('a job with two photos takes less than two minutes', async ({ page }) => {
  if (STRIP !== undefined) mkdirSync(STRIP, { recursive: true });
  const thumb = await open(page, 'Jobs');
  const begun = Date.now();
  await thumb.add('job');
  await thumb.shot();
  await thumb.tap(page.getByRole('checkbox', { name: /Add.*Photos/ }));
  await thumb.shot();
  await thumb.take('jobs.0.photos.beforePhoto', await fromPhone('#e02020'));
  await expect(thumb.field('jobs.0.photos.beforePhoto')).toContainText('1,500 × 2,000');
  await thumb.shot();
  await thumb.type('jobs.0.photos.before', 'A garage full of boxes');
  await thumb.take('jobs.0.photos.afterPhoto', await fromPhone('#20e020'));
  await thumb.shot();
  await thumb.type('jobs.0.photos.after', 'The same garage, empty');
  await thumb.choose('jobs.0.place', 'scars', 'Scarsdale');
  await thumb.choose('jobs.0.service', 'gar', 'Garage Cleanout');
  await thumb.tap(thumb.field('jobs.0.eighths').getByRole('radio', { name: '5 of 8: five-eighths' }));
  await expect(thumb.field('jobs.0.eighths')).toContainText('5 of 8: five-eighths');
  await thumb.shot();
  await thumb.type('jobs.0.title', 'A garage emptied in time');
  await thumb.type('jobs.0.story', 'Boxes and an old freezer filled the garage. We emptied it and swept up.');
  await thumb.shot();
  await thumb.save();
  await thumb.shot();
  const machine = (Date.now() - begun) / 1000;

  const text = (await savedBytes(page, 'content/jobs.yaml')).toString();
  const [, id = ''] = /^- id: (\S+)/m.exec(text) ?? [];
  expect(id).toMatch(/^scarsdale-garage-cleanout-\d{4}-\d\d-\d\d$/);
  expect(text.slice(text.indexOf(`- id: ${id}`), text.indexOf('- id: sample-garage'))).toContain('\n  eighths: 5\n');
  // Nothing of the other jobs has changed: no day was put into them.
  expect(text.match(/^ {2}date:/gm)).toHaveLength(1);

  for (const [side, corner] of [
    ['before', { r: 224, g: 32, b: 32 }],
    ['after', { r: 32, g: 224, b: 32 }],
  ] as const) {
    const photo = await savedBytes(page, `src/assets/pictures/jobs/${id}-${side}.webp`);
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 1500, height: 2000 });
    const { exif, xmp, iptc, orientation } = await sharp(photo).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(photo.includes('GPS') || photo.includes('Phone')).toBe(false);
    // Upright: what was at the top left of the sensor is at the top right.
    const { dominant } = await sharp(
      await sharp(photo).extract({ left: 800, top: 100, width: 600, height: 600 }).toBuffer(),
    ).stats();
    for (const color of ['r', 'g', 'b'] as const) expect(Math.abs(dominant[color] - corner[color])).toBeLessThan(24);
  }

  const seconds = thumb.seconds();
  const measured = `${thumb.taps} taps, ${thumb.typed} letters: about ${seconds} seconds by thumb; ${machine.toFixed(1)} seconds by machine`;
  console.log(measured);
  if (STRIP !== undefined) writeFileSync(`${STRIP}/measured.txt`, `${measured}\n`);
  expect(seconds).toBeLessThan(120);
});

test('photos that cannot be read are refused in a sentence, and one left out is asked for', async ({ page }) => {
  const thumb = await open(page, 'Jobs');
  await thumb.add('job');
  await thumb.tap(page.getByRole('checkbox', { name: /Add.*Photos/ }));
  const field = thumb.field('jobs.0.photos.beforePhoto');
  await thumb.take('jobs.0.photos.beforePhoto', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'IMG_0413.heic');
  await expect(field.getByRole('alert').filter({ hasText: 'HEIC' })).toContainText('Export, JPEG');
  const small = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  await thumb.take('jobs.0.photos.beforePhoto', small);
  await expect(field).toContainText('its longer side has 900 pixels, and needs at least 1,200');
  await thumb.take('jobs.0.photos.beforePhoto', await fromPhone('#e02020'));
  await expect(field.locator('img')).toBeVisible();
  await thumb.tap(field.getByRole('button', { name: 'Take it back' }));
  await expect(field.locator('img')).toBeHidden();
  await thumb.tap(page.getByRole('button', { name: 'Save' }));
  await expect(field).toContainText('Take or choose the photo, or uncheck “Add Photos”');
});

test('the gauge works by keyboard', async ({ page }) => {
  const thumb = await open(page, 'Jobs');
  await thumb.add('job');
  const gauge = thumb.field('jobs.0.eighths').getByRole('radiogroup', { name: 'Eighths of the truck' });
  await gauge.getByRole('radio', { name: '1 of 8: an eighth' }).focus();
  await page.keyboard.press('Space');
  for (let more = 0; more < 3; more += 1) await page.keyboard.press('ArrowRight');
  await expect(gauge.getByRole('radio', { name: '4 of 8: half' })).toBeChecked();
  await expect(thumb.field('jobs.0.eighths')).toContainText('4 of 8: half');
});

const QUOTE = 'They came on the day they said, and the price was the one in the text.';

/** Short tasks: what is done, and the lines that come of it. */
const TASKS: [name: string, file: string, form: string, work: (thumb: Thumb) => Promise<void>, lines: unknown[]][] = [
  [
    'a notice for today',
    'Notice, hours and company',
    'business',
    async (thumb) => {
      await thumb.tap(thumb.page.getByRole('checkbox', { name: /Add.*Notice/ }));
      await thumb.type('notice.text', 'Today has room until 4 pm');
      await expect(thumb.field('notice.from').locator('input').first()).not.toHaveValue('');
      thumb.taps += 4;
      await thumb.field('notice.until').locator('input').first().fill('2026-12-24T16:00');
    },
    [
      expect.stringMatching(
        /^notice: \{ text: Today has room until 4 pm, from: '\S+ \S+', until: '2026-12-24 16:00' \}$/,
      ),
    ],
  ],
  [
    'a holiday',
    'Notice, hours and company',
    'business',
    async (thumb) => {
      await thumb.add('', thumb.field('hours.special'));
      await thumb.type('hours.special.0.name', 'Thanksgiving');
      for (const end of ['from', 'to']) {
        thumb.taps += 3;
        await thumb.field(`hours.special.0.${end}`).locator('input').first().fill('2026-11-26');
      }
      await thumb.tap(thumb.field('hours.special.0.hours').getByRole('button', { name: /^Add/ }).last());
      await thumb.tap(thumb.page.getByRole('menuitem', { name: 'The same every day' }));
      await thumb.type('hours.special.0.hours.value', 'closed');
    },
    ['  special:', "    - { name: Thanksgiving, from: '2026-11-26', to: '2026-11-26', hours: closed }"],
  ],
  [
    'a review',
    'Reviews',
    'reviews',
    async (thumb) => {
      await thumb.add('review');
      await thumb.type('reviews.0.quote', QUOTE);
      await thumb.type('reviews.0.author', 'Dana R.');
      await thumb.type('reviews.0.stars', '5');
      await thumb.tap(thumb.field('reviews.0.date').getByRole('button', { name: 'Today' }));
      await thumb.type('reviews.0.source', 'Google');
      await thumb.choose('reviews.0.place', 'scars', 'Scarsdale');
      await thumb.choose('reviews.0.service', 'gar', 'Garage Cleanout');
    },
    [
      expect.stringMatching(/^- id: dana-r-scarsdale-\d{4}-\d\d-\d\d$/),
      `  quote: ${QUOTE}`,
      '  author: Dana R.',
      '  place: scarsdale',
      '  service: garage-cleanout',
      expect.stringMatching(/^  date: '\d{4}-\d\d-\d\d'$/),
      '  source: Google',
    ],
  ],
  [
    'a price',
    'Prices',
    'pricing',
    async (thumb) => {
      await thumb.tap(thumb.field('steps').getByRole('button', { name: 'Expand', exact: true }).first());
      const price = thumb.field('steps.0.price').locator('input').first();
      await thumb.tap(price);
      await price.fill('159');
      thumb.typed += 3;
    },
    ['  - { eighths: 1, price: 159 }'],
  ],
  [
    'a question',
    'Questions',
    'faq',
    async (thumb) => {
      await thumb.add('question');
      const at = await thumb.page.locator('[data-key-path="faq"] [role="group"].item').count();
      await thumb.type(`faq.${at - 1}.q`, 'Do you take mattresses?');
      await thumb.page.getByRole('button', { name: /Add.*question/ }).scrollIntoViewIfNeeded();
      await thumb.type(`faq.${at - 1}.a`, 'Yes. We bag each one and bring it to a recycler.');
    },
    [
      '- id: do-you-take-mattresses',
      '  q: Do you take mattresses?',
      '  a: Yes. We bag each one and bring it to a recycler.',
    ],
  ],
];

for (const [name, file, form, work, lines] of TASKS)
  test(`${name} takes less than two minutes`, async ({ page }) => {
    const thumb = await open(page, file);
    await work(thumb);
    await thumb.save();
    const text = (await savedBytes(page, `content/${form}.yaml`)).toString().split('\n');
    const before = readFileSync(`content/${form}.yaml`, 'utf8').split('\n');
    const fresh = text.filter((line) => !before.includes(line));
    expect(fresh).toEqual(expect.arrayContaining(lines));
    expect(fresh).toHaveLength(lines.length);
    thumb.isQuick(name);
  });

atDesk.describe(() => {
  atDesk.use({ content: 'whole' });

  atDesk('a guide’s paragraph takes less than two minutes, and no other line changes', async ({ page, room }) => {
    const file = 'content/posts/garage-cleanout-cost.md';
    const before = await room.textOf(file);
    const [old, fresh] = ['from the doorway.', 'from the doorway, with the lights on.'];
    const line = before.split('\n').find((text) => text.includes(old)) ?? '';
    await enter(page, room);
    const thumb = new Thumb(page);
    await thumb.tap(page.getByRole('treeitem', { name: /^Guides/ }));
    await thumb.find('How Much Does a Garage Cleanout Cost?');
    const body = thumb.field('body').locator('textarea');
    await expect(body).toHaveValue(/If you can still walk/);
    await thumb.swipeTo(body);
    // Put the cursor there, behind the word.
    thumb.taps += 2;
    await body.evaluate((text: HTMLTextAreaElement, at) => {
      text.focus();
      const end = text.value.indexOf(at) + at.length - 1;
      text.setSelectionRange(end, end);
    }, old);
    thumb.typed += fresh.length - old.length;
    await page.keyboard.type(fresh.slice(old.length - 1, -1));
    await thumb.tap(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page).toHaveURL(/#\/collections\/posts$/);
    expect(diff(before, await room.textOf(file)).trim()).toBe(`- ${line}\n+ ${line.replace(old, fresh)}`);
    thumb.isQuick('a guide’s paragraph');
  });
});
