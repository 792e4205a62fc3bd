/** One owner at work on a phone: what the thumb does is counted. */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** What a thumb types and taps, by large studies of phones: 36 words a minute, and less than a second and a half a tap. */
const TYPED_A_SECOND = 3;
const SECONDS_A_TAP = 1.4;

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

/** Counts what the thumb does. */
export class Thumb {
  taps = 0;
  typed = 0;

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

  isQuick(name: string): void {
    const seconds = Math.round(this.taps * SECONDS_A_TAP + this.typed / TYPED_A_SECOND);
    console.log(`${name}: ${this.taps} taps, ${this.typed} letters, about ${seconds} s by thumb`);
    expect(seconds).toBeLessThan(120);
  }
}
