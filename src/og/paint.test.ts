/** Owner's photos on share cards. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BAND_TOP } from './card.ts';
import { paint } from './paint.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fff"/></svg>';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'card-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A photo, black on the left, gray on the right, with a margin to be trimmed. */
function photograph(): Sharp {
  const half = (background: string, left: number) => ({
    input: { create: { width: 700, height: 1000, channels: 3 as const, background } },
    left,
    top: 100,
  });
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#eee' } })
    .composite([half('#000', 100), half('#888', 800)])
    .jpeg();
}

async function painted(bytes: Buffer): Promise<Buffer> {
  const file = join(root, 'photograph.jpg');
  writeFileSync(file, bytes);
  return paint(DRAWING, file);
}

it('removes GPS metadata', async () => {
  const photo = await photograph()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 2/1 3/1' } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { exif, xmp, iptc } = await sharp(await painted(photo)).metadata();
  expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
});

it('applies EXIF orientation and fits the card', async () => {
  const turned = await photograph().withMetadata({ orientation: 6 }).toBuffer();
  const { data, info } = await sharp(await painted(turned))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isBlack = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 60;
  // The left side of the sensor image is on top.
  expect([isBlack(900, BAND_TOP - 400), isBlack(1190, BAND_TOP - 400)]).toEqual([true, true]);
  expect([isBlack(900, BAND_TOP - 100), isBlack(1190, BAND_TOP - 100)]).toEqual([false, false]);
});

it('blends shadows darker than the background', async () => {
  const block = (width: number, height: number, background: { r: number; g: number; b: number; alpha: number }) => ({
    input: { create: { width, height, channels: 4 as const, background } },
  });
  const file = join(root, 'diorama.webp');
  await sharp({ create: { width: 800, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      block(700, 600, { r: 90, g: 80, b: 70, alpha: 0.4 }),
      block(200, 200, { r: 240, g: 120, b: 40, alpha: 1 }),
    ])
    .webp({ nearLossless: true })
    .toFile(file);
  const { data, info } = await sharp(await paint(DRAWING.replace('#fff', '#888'), file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const red = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 255;
  expect(red(300, 60)).toBeGreaterThan(0x80);
  expect(red(640, 60)).toBeLessThan(0x80);
});
