/** What of a photograph reaches the build: no original, and nothing of what a camera writes beside the picture. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paint } from '../cards/painting.ts';
import { dropOriginals } from './original-pictures.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'originals-'));
  for (const folder of ['sources/jobs', 'dist']) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const PHOTO = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#7a8' } })
  .jpeg()
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 2/1 3/1' } })
  .toBuffer();

it('takes out the originals, whatever they are called, and nothing else', () => {
  const other = Buffer.from(PHOTO).fill(1, PHOTO.length - 1);
  writeFileSync(join(root, 'sources/jobs/one-before.jpg'), PHOTO);
  writeFileSync(join(root, 'dist/one-before.A1b2C3d4.jpg'), PHOTO);
  writeFileSync(join(root, 'dist/same-size.jpg'), other);
  writeFileSync(join(root, 'dist/other.webp'), 'smaller');
  expect(dropOriginals(join(root, 'sources'), join(root, 'dist'))).toEqual([
    join(root, 'dist/one-before.A1b2C3d4.jpg'),
  ]);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['other.webp', 'same-size.jpg']);
});

it('leaves out of a card where its photograph was taken', async () => {
  const file = join(root, 'photo.jpg');
  writeFileSync(file, PHOTO);
  expect((await sharp(PHOTO).metadata()).exif?.includes('Exif')).toBe(true);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="9" height="9"/></svg>';
  const { exif, xmp, iptc } = await sharp(await paint(drawing, file)).metadata();
  expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
});
