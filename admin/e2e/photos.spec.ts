/** Photos of jobs and the files they are in, in the repository. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { commitElsewhere, enter, MAIN, save, test, type Room } from './admin.ts';
import { fromPhone } from './thumb.ts';

const JOBS = 'content/jobs.yaml';
const FOLDER = 'src/assets/pictures/jobs';
const BEFORE = `${FOLDER}/first-piano-before.webp`;
const AFTER = `${FOLDER}/first-piano-after.jpg`;

const photo = (background: string) => sharp({ create: { width: 1600, height: 1200, channels: 3, background } });

/** Gives a job two photos and moves it to the top. */
async function withPhotos(room: Room): Promise<void> {
  const [others = '', job = ''] = (await room.textOf(JOBS)).split(/(?=- id: first-piano)/);
  await commitElsewhere(room.store, {
    [JOBS]: `${job}  photos: { before: The piano in its parlor, after: The parlor and its bare wall }\n${others}`,
    [BEFORE]: await photo('#804020').webp().toBuffer(),
    [AFTER]: await photo('#208040').jpeg().toBuffer(),
  });
}

async function openJobs(page: Page, { url }: Room): Promise<void> {
  await page.goto(`${url}/#/collections/week/entries/jobs`);
  await page.getByRole('button', { name: 'Expand All' }).first().click();
}

const field = (page: Page, path: string) => page.locator(`[data-key-path="jobs.0.photos${path}"]`);
const take = async (page: Page, path: string, corner: string): Promise<void> => {
  const buffer = await fromPhone(corner);
  await field(page, path)
    .locator('.desk-control input')
    .setInputFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer });
  await expect(field(page, path)).toContainText('1,500 × 2,000');
};
const back = (page: Page) => expect(page).toHaveURL(/#\/collections\/week$/);
const bytesOf = ({ store }: Room, path: string): Buffer => store.file(MAIN, path) ?? Buffer.alloc(0);

/** What the last commit did to each file: "M content/jobs.yaml". */
const changedIn = ({ store }: Room): string[] => store.changedIn(MAIN);

test('a photo that is replaced keeps its name, in the same commit as the words', async ({ page, room }) => {
  await withPhotos(room);
  const words = await room.textOf(JOBS);
  await enter(page, room);
  await openJobs(page, room);
  await expect(field(page, '.beforePhoto')).toContainText('The photo that is there stays until you replace it.');
  await take(page, '.beforePhoto', '#e02020');
  await field(page, '.before').locator('textarea, input').first().fill('The piano by its window');
  await save(page);
  await back(page);
  expect(changedIn(room)).toEqual([`M ${JOBS}`, `M ${BEFORE}`]);
  expect(await room.textOf(JOBS)).toBe(words.replace('The piano in its parlor', 'The piano by its window'));
  expect(await sharp(bytesOf(room, BEFORE)).metadata()).toMatchObject({ width: 1500, height: 2000 });

  await openJobs(page, room);
  await take(page, '.afterPhoto', '#20e020');
  await save(page);
  await back(page);
  expect(changedIn(room)).toEqual([`D ${AFTER}`, `A ${AFTER.replace('.jpg', '.webp')}`]);
});

test('photos taken off a job go with their words, in one commit', async ({ page, room }) => {
  await withPhotos(room);
  await enter(page, room);
  await openJobs(page, room);
  await expect(field(page, '.beforePhoto')).toBeVisible();
  await field(page, '')
    .getByRole('checkbox', { name: /Photos/ })
    .click();
  await expect(field(page, '.beforePhoto')).toBeHidden();
  await save(page);
  await back(page);
  expect(changedIn(room)).toEqual([`M ${JOBS}`, `D ${AFTER}`, `D ${BEFORE}`]);
  expect(await room.textOf(JOBS)).not.toContain('photos');
});

/** @returns photos and words in Sveltia's backup of the form, whose photos are lost now if they are to be */
const backedUp = (page: Page, isToBeLost = false) =>
  page.evaluate(async (isLost) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('No answer'));
      });
    const found: { photos: number; words: string }[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await asked(indexedDB.open(name));
      if (base.objectStoreNames.contains('draft-backups')) {
        const store = base.transaction('draft-backups', 'readwrite').objectStore('draft-backups');
        const kept = (await asked(store.getAll())) as { files: object; currentValues: unknown }[];
        if (isLost) for (const backup of kept) await asked(store.put({ ...backup, files: {} }));
        for (const { files, currentValues } of kept)
          found.push({ photos: Object.keys(files).length, words: JSON.stringify(currentValues) });
      }
      base.close();
    }
    return found;
  }, isToBeLost);

const SWEPT = 'The same bay, swept clean';

/** Types a job's photos and words, and closes the page when the browser has them. */
async function leaveUnsaved(page: Page, room: Room): Promise<void> {
  await enter(page, room);
  await openJobs(page, room);
  await page
    .getByRole('checkbox', { name: /Add.*Photos/ })
    .first()
    .click();
  await take(page, '.beforePhoto', '#e02020');
  await take(page, '.afterPhoto', '#20e020');
  await field(page, '.before').locator('textarea, input').first().fill('A bay of shelves and boxes');
  await field(page, '.after').locator('textarea, input').first().fill(SWEPT);
  await expect.poll(() => backedUp(page)).toEqual([{ photos: 2, words: expect.stringContaining(SWEPT) as unknown }]);
}

async function restore(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
}

for (const isSeen of [true, false])
  test(`new photos come back with a form that was closed before it was saved, ${isSeen ? '' : 'not '}looked at`, async ({
    page,
    room,
  }) => {
    await leaveUnsaved(page, room);
    await restore(page);
    if (isSeen) {
      await page.getByRole('button', { name: 'Expand All' }).first().click();
      for (const side of ['.beforePhoto', '.afterPhoto']) {
        await expect(field(page, side)).toContainText('1,500 × 2,000');
        await expect(field(page, side).locator('img')).toHaveJSProperty('naturalWidth', 1500);
      }
    }
    await save(page);
    await back(page);
    const [before, after] = ['before', 'after'].map((side) => `${FOLDER}/sample-garage-${side}.webp`);
    expect(changedIn(room)).toEqual([`M ${JOBS}`, `A ${after}`, `A ${before}`]);
  });

test('photos that the browser has lost are asked for again', async ({ page: first, room, context }) => {
  await leaveUnsaved(first, room);
  const form = first.url();
  // Not from the form itself, which would back up what it still has.
  const page = await context.newPage();
  await first.close();
  await enter(page, room);
  await backedUp(page, true);
  expect((await backedUp(page))[0]?.photos).toBe(0);
  await page.goto(form);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Expand All' }).first().click();
  const before = field(page, '.beforePhoto');
  await expect(before.getByRole('alert').first()).toContainText('no longer has the new photo');
  await save(page);
  await expect(before).toContainText('Take or choose it again.');
  expect(page.url()).toContain('entries/jobs');
  await take(page, '.beforePhoto', '#e02020');
  await take(page, '.afterPhoto', '#20e020');
  await save(page);
  await back(page);
  expect(changedIn(room)).toHaveLength(3);
});
