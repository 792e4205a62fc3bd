/** Photos of jobs, from a phone: in the commit of their words, under the name of their job. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { enter, expand, MAIN, openForm, save, saved, test } from './admin.ts';
import { fromPhone, Thumb } from './thumb.ts';

const JOBS = 'content/jobs.yaml';
const FOLDER = 'src/assets/pictures/jobs';

const field = (page: Page, path: string) => page.locator(`[data-key-path="jobs.0.photos${path}"]`);
const take = (page: Page, path: string, buffer: Buffer, name = 'image.jpg') =>
  field(page, path).locator('.photo-field input').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

/** Every photo of an iPhone has the same name. */
async function takeBoth(page: Page): Promise<void> {
  await take(page, '.beforePhoto', await fromPhone('#e02020'));
  await take(page, '.afterPhoto', await fromPhone('#20e020'));
  for (const path of ['.beforePhoto', '.afterPhoto']) await expect(field(page, path)).toContainText('1,500 × 2,000');
}

/** Upright, without EXIF: the color is that of the corner at the top left of the sensor. */
async function expectPhoto(photo: Buffer | undefined, color: 'r' | 'g'): Promise<void> {
  const { format, width, height, exif, xmp, iptc } = await sharp(photo).metadata();
  expect({ format, width, height, exif, xmp, iptc }).toEqual({ format: 'webp', width: 1500, height: 2000 });
  for (const mark of ['GPS', 'Phone']) expect(photo?.includes(mark)).toBe(false);
  const corner = await sharp(photo).extract({ left: 800, top: 100, width: 600, height: 600 }).toBuffer();
  expect((await sharp(corner).stats()).dominant[color]).toBeGreaterThan(200);
}

test('a job with two photos takes less than two minutes; they can be replaced and removed', async ({ page, room }) => {
  const { store } = room;
  await enter(page, room);
  await openForm(page, room, 'jobs');
  const thumb = new Thumb(page);
  await thumb.add('job');
  await thumb.tap(page.getByRole('checkbox', { name: /Add.*Photos/ }).first());
  await takeBoth(page);
  // For each photo the button, and the camera's own two: take, use.
  thumb.taps += 6;
  await thumb.type('jobs.0.photos.before', 'A garage full of boxes');
  await thumb.type('jobs.0.photos.after', 'The same garage, empty');
  await thumb.tap(thumb.field('jobs.0.place').getByRole('radio', { name: 'Ashford' }));
  await thumb.tap(thumb.field('jobs.0.service').getByRole('radio', { name: 'Garage Cleanout' }));
  await thumb.tap(thumb.field('jobs.0.eighths').getByRole('radio', { name: '5 of 8: five-eighths' }));
  await thumb.type('jobs.0.title', 'A garage emptied in time');
  await thumb.type('jobs.0.story', 'Boxes and an old freezer filled the garage. We emptied it and swept up.');
  await thumb.tap(page.getByRole('button', { name: 'Save', exact: true }));
  await saved(page);
  thumb.isQuick('a job with two photos');
  const text = await room.textOf(JOBS);
  const [, id = ''] = /^- id: (\S+)/m.exec(text) ?? [];
  expect(id).toMatch(/^ashford-garage-cleanout-\d{4}-\d\d-\d\d$/);
  expect(text).toContain('\n  eighths: 5\n');
  const [before, after] = [`${FOLDER}/${id}-before.webp`, `${FOLDER}/${id}-after.webp`];
  expect(store.changedIn(MAIN)).toEqual([`M ${JOBS}`, `A ${after}`, `A ${before}`]);
  await expectPhoto(store.file(MAIN, before), 'r');
  await expectPhoto(store.file(MAIN, after), 'g');

  await page.reload();
  await openForm(page, room, 'jobs');
  await expand(page);
  await expect(field(page, '.beforePhoto')).toContainText('The published photo stays until you replace it.');
  await take(page, '.afterPhoto', await fromPhone('#2020e0'));
  await expect(field(page, '.afterPhoto')).toContainText('1,500 × 2,000');
  await field(page, '.after').locator('textarea, input').first().fill('The same garage, swept clean');
  await save(page);
  await saved(page);
  expect(store.changedIn(MAIN)).toEqual([`M ${JOBS}`, `M ${after}`]);
  expect(await room.textOf(JOBS)).toBe(text.replace('The same garage, empty', 'The same garage, swept clean'));

  await openForm(page, room, 'jobs');
  await expand(page);
  await field(page, '')
    .getByRole('checkbox', { name: /Photos/ })
    .click();
  await save(page);
  await saved(page);
  expect(store.changedIn(MAIN)).toEqual([`M ${JOBS}`, `D ${after}`, `D ${before}`]);
});

test('what is no photo, or a small one, is refused in a sentence, and a missing one is asked for', async ({
  page,
  room,
}) => {
  await enter(page, room);
  await openForm(page, room, 'jobs');
  const thumb = new Thumb(page);
  await thumb.add('job');
  await thumb.tap(page.getByRole('checkbox', { name: /Add.*Photos/ }).first());
  const photo = field(page, '.beforePhoto');
  await take(page, '.beforePhoto', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'IMG_0413.heic');
  await expect(photo).toContainText('can’t be opened as a photo');
  const small = sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } });
  await take(page, '.beforePhoto', await small.jpeg().toBuffer());
  await expect(photo).toContainText('its longer side has 900 pixels, and needs at least 1,200');
  await take(page, '.beforePhoto', await fromPhone('#e02020'));
  await expect(photo.locator('img')).toBeVisible();
  await photo.getByRole('button', { name: 'Undo' }).click();
  await expect(photo.locator('img')).toBeHidden();
  await save(page);
  await expect(photo).toContainText('This field is required');
});

/** What Sveltia keeps of unsaved forms in the browser. */
const backups = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const found: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      if (database.objectStoreNames.contains('draft-backups'))
        found.push(await result(database.transaction('draft-backups').objectStore('draft-backups').getAll()));
      database.close();
    }
    return JSON.stringify(found);
  });

test('photos come back with what was typed after the page was closed', async ({ page, room }) => {
  await enter(page, room);
  await openForm(page, room, 'jobs');
  await expand(page);
  await page
    .getByRole('checkbox', { name: /Add.*Photos/ })
    .first()
    .click();
  await takeBoth(page);
  await field(page, '.before').locator('textarea, input').first().fill('A bay of shelves and boxes');
  await field(page, '.after').locator('textarea, input').first().fill('The same bay, swept clean');
  await expect.poll(() => backups(page)).toContain('The same bay, swept clean');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expand(page);
  await expect(field(page, '.afterPhoto')).toContainText('1,500 × 2,000');
  await save(page);
  await saved(page);
  const [after, before] = [`A ${FOLDER}/sample-garage-after.webp`, `A ${FOLDER}/sample-garage-before.webp`];
  expect(room.store.changedIn(MAIN)).toEqual([`M ${JOBS}`, after, before]);
});
