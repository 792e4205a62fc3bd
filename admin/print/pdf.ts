/** Prints sheets with Chromium, as PDFs and pictures. */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { pageSize, type Format } from './formats.ts';
import type { Html } from './html.ts';
import { findOverflow } from './overflow.ts';
import { sheetsDocument } from './styles.ts';

/** CSS pixels in an inch. */
const INCH = 96;
/** PDF units in an inch. */
const POINTS = 72;
const PAGE = /(?<=\n)(\d+) 0 obj\n<<\/Type \/Page\n[\s\S]*?\nendobj\n/g;

/**
 * Says where the pages are cut: print shops read it, and Chromium does not write it. As the format provides for changes,
 * new versions of the pages are appended, with a table of their own.
 *
 * @throws Error if Chromium's files have changed
 */
function withBoxes(pdf: Buffer, format: Format): Buffer {
  if (format.bleed === 0) return pdf;
  const text = pdf.toString('latin1');
  const [, size, rest, start] = /trailer\n<<\/Size (\d+)\n([\s\S]*?)>>\nstartxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  const pages = [...text.matchAll(PAGE)];
  if (size === undefined || rest === undefined || start === undefined || pages.length === 0)
    throw new Error('Chromium writes PDFs differently than before: update withBoxes in admin/print/pdf.ts');
  const { width, height } = pageSize(format);
  const bleed = format.bleed * POINTS;
  const [right, top] = [width * POINTS, height * POINTS];
  const boxes = `/BleedBox [0 0 ${right} ${top}]\n/TrimBox [${bleed} ${bleed} ${right - bleed} ${top - bleed}]`;
  let added = '';
  const table = pages.map(([page, number = '']) => {
    const at = String(pdf.length + added.length).padStart(10, '0');
    added += page.replace(/\/MediaBox \[[^\]]*\]/, (box) => `${box}\n${boxes}`);
    return `${number} 1\n${at} 00000 n \n`;
  });
  const end = pdf.length + added.length;
  added += `xref\n${table.join('')}trailer\n<</Size ${size}\n${rest}\n/Prev ${start}>>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')]);
}

export type Printer = Awaited<ReturnType<typeof openPrinter>>;

/** @throws Error if there is no Chromium */
export async function openPrinter() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ offline: true });
  async function show(format: Format, sheets: readonly Html[]): Promise<void> {
    const { width, height } = pageSize(format);
    await page.setViewportSize({ width: Math.ceil(width * INCH), height: Math.ceil(height * INCH * sheets.length) });
    await page.setContent(sheetsDocument(format, sheets));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  return {
    close: () => browser.close(),
    /** @returns the file, and a sentence for each text that does not fit */
    async print(format: Format, sheets: readonly Html[]): Promise<{ pdf: Buffer; overflow: string[] }> {
      await show(format, sheets);
      const overflow = await page.evaluate(findOverflow, (format.bleed + format.safe) * INCH);
      const { width, height } = pageSize(format);
      const pdf = await page.pdf({ width: `${width}in`, height: `${height}in`, printBackground: true });
      return { pdf: withBoxes(pdf, format), overflow: [...new Set(overflow)] };
    },
    /** A PNG of the sheet that was printed last, as it looks when cut. @param side from 0 */
    async picture({ width, height, bleed }: Format, side: number, pixels: number): Promise<Buffer> {
      const shot = await page.locator('.sheet').nth(side).screenshot();
      const cut = [bleed, bleed, width, height].map((inches) => Math.round(inches * INCH));
      const [left = 0, top = 0, across = 0, down = 0] = cut;
      return sharp(shot)
        .extract({ left, top, width: across, height: down })
        .resize({ width: pixels })
        .png({ palette: true })
        .toBuffer();
    },
    /** A JPEG for a screen. @param size in pixels */
    async photo(size: { width: number; height: number }, sheet: Html): Promise<Buffer> {
      await show({ width: size.width / INCH, height: size.height / INCH, bleed: 0, safe: 0 }, [sheet]);
      return sharp(await page.screenshot())
        .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
        .toBuffer();
    },
  };
}
