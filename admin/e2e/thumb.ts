/** One owner at work on a phone: what the thumb does is counted. */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Where the pictures of a job typed on a phone go, if anywhere. */
export const { STRIP } = process.env;
/** What a thumb types and taps, by large studies of phones: 36 words a minute, and less than a second and a half a tap. */
const TYPED_A_SECOND = 3;
const SECONDS_A_TAP = 1.4;
/** What goes by while a thumb moves over most of the screen; it takes as long as a tap. */
const PIXELS_A_SWIPE = 500;
const ROWS_A_SWIPE = 10;

/** A photo as a phone held upright saves it: lying on its side, with a note to turn it, and where it was taken. */
export const fromPhone = (corner: string): Promise<Buffer> =>
  sharp({ create: { width: 3000, height: 2250, channels: 3, background: '#3060c0' } })
    .composite([{ input: { create: { width: 1500, height: 1125, channels: 3, background: corner } }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 2/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '73/1 46/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** One owner at work: counts what the thumb does, and takes a picture of each step. */
export class Thumb {
  taps = 0;
  typed = 0;
  #shots = 0;

  constructor(readonly page: Page) {}

  field(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`);
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async add(record: string, within: Locator = this.page.locator('body')): Promise<void> {
    await this.tap(within.getByRole('button', { name: new RegExp(`^(add )?Add.*${record}`) }));
    // Sveltia moves on to the new record by itself.
    await expect(this.page.locator('[id$="-item-list"] button:focus')).toBeVisible();
  }

  async type(path: string, text: string): Promise<void> {
    await this.tap(this.field(path).locator('textarea, input').first());
    this.typed += text.length;
    await this.page.keyboard.type(text);
  }

  async choose(path: string, letters: string, name: string): Promise<void> {
    await this.tap(this.field(path).getByRole('combobox'));
    const search = this.page.getByRole('searchbox', { name: 'Filter Options' });
    await expect(search).toBeFocused();
    this.typed += letters.length;
    await this.page.keyboard.type(letters);
    await this.shot();
    await this.tap(this.page.getByRole('option', { name, exact: true }));
    await expect(this.field(path).getByRole('combobox')).toContainText(name);
    // The next one opens when this one is closed.
    await expect(search).toHaveCount(0);
  }

  async take(path: string, photo: Buffer, name = 'IMG_0412.jpg'): Promise<void> {
    // The button, and the camera's own two: take, use.
    this.taps += 3;
    const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'image/heic';
    await this.field(path).locator('.desk-control input').setInputFiles({ name, mimeType, buffer: photo });
  }

  /** Taps a row of a list that grows while it is swiped through. */
  async find(name: string): Promise<void> {
    const rows = this.page.getByRole('row');
    const row = this.page.getByRole('row', { name });
    await expect(rows.first()).toBeVisible();
    while ((await row.count()) === 0) {
      const known = await rows.count();
      await rows.last().scrollIntoViewIfNeeded();
      await expect.poll(() => rows.count()).toBeGreaterThan(known);
    }
    const names = await rows.allTextContents();
    this.taps += Math.ceil(names.findIndex((text) => text.includes(name)) / ROWS_A_SWIPE);
    await this.tap(row);
  }

  /** Swipes down a form. */
  async swipeTo(target: Locator): Promise<void> {
    const { y = 0 } = (await target.boundingBox()) ?? {};
    this.taps += Math.ceil(y / PIXELS_A_SWIPE);
    await target.scrollIntoViewIfNeeded();
  }

  isQuick(name: string): void {
    console.log(`${name}: ${this.taps} taps, ${this.typed} letters, about ${this.seconds()} s by thumb`);
    expect(this.seconds()).toBeLessThan(120);
  }

  seconds(): number {
    return Math.round(this.taps * SECONDS_A_TAP + this.typed / TYPED_A_SECOND);
  }

  async save(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Save' }));
    await expect(this.page.getByText('Entry saved.')).toBeVisible();
  }

  async shot(): Promise<void> {
    if (STRIP === undefined) return;
    this.#shots += 1;
    await this.page.screenshot({ path: `${STRIP}/${String(this.#shots).padStart(2, '0')}.png` });
  }
}
