/** Chromium as the press: a sheet comes in as HTML and leaves as PDF. What runs past the edge is refused. */
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { pageSize, type Format } from './formats.ts';
import type { Html } from './html.ts';
import { documentOf } from './look.ts';
import { withBoxes } from './page-boxes.ts';
import { misplaced, type Misplaced } from './misplaced.ts';

/** Pixels of CSS in an inch. */
const INCH = 96;

export interface Printed {
  pdf: Buffer;
  misplaced: Misplaced[];
}

export class Press {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  /** @throws Error where there is no Chromium */
  static async open(): Promise<Press> {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    const context = await browser.newContext({ offline: true, javaScriptEnabled: true });
    return new Press(browser, await context.newPage());
  }

  close = (): Promise<void> => this.#browser.close();

  async #show(format: Format, kind: string, pages: readonly Html[]): Promise<void> {
    await this.#page.setContent(documentOf(format, kind, pages));
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  async print(format: Format, kind: string, pages: readonly Html[]): Promise<Printed> {
    const { width, height } = pageSize(format);
    const size = { width: Math.ceil(width * INCH), height: Math.ceil(height * INCH * pages.length) };
    await this.#page.setViewportSize(size);
    await this.#show(format, kind, pages);
    return {
      misplaced: await this.#page.evaluate(misplaced, (format.bleed + format.safe) * INCH),
      pdf: withBoxes(
        await this.#page.pdf({ width: `${width}in`, height: `${height}in`, printBackground: true }),
        format,
      ),
    };
  }

  /** The sheet that was printed last, as it looks when cut; `side` from 0. */
  async look({ width, bleed }: Format, side: number, pixels: number): Promise<Buffer> {
    const shot = await this.#page.locator('.sheet').nth(side).screenshot();
    const { width: all, height: high } = await sharp(shot).metadata();
    const off = Math.round((bleed * all) / (width + 2 * bleed));
    return sharp(shot)
      .extract({ left: off, top: off, width: all - 2 * off, height: high - 2 * off })
      .resize({ width: pixels })
      .png({ palette: true })
      .toBuffer();
  }

  /** A picture for a screen, in pixels. */
  async draw(size: { width: number; height: number }, kind: string, page: Html): Promise<Buffer> {
    await this.#page.setViewportSize(size);
    const format = { width: size.width / INCH, height: size.height / INCH, bleed: 0, safe: 0 };
    await this.#show(format, kind, [page]);
    const png = await this.#page.screenshot();
    return sharp(png).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  }
}
