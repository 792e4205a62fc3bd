/** The place where a photo was taken is found and taken out; the picture stays upright. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanPhotos } from './photos.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 55/1 52/1', GPSLongitudeRef: 'W' } };

/** The left half red, the right half blue, to be turned by a quarter. */
const turned = (place: object = GPS) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: 'blue' } }, left: 30, top: 0 }])
    .withExif({ IFD0: { Make: 'A phone' }, ...place })
    .withMetadata({ orientation: 6 });

function put(file: string, bytes: Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), bytes);
}

it.each(['jpg', 'webp', 'png'] as const)('out of a %s', async (ending) => {
  const [photo, plain] = [`src/assets/pictures/jobs/a-before.${ending}`, 'src/assets/pictures/jobs/a-after.jpg'];
  put(
    photo,
    await turned()
      .toFormat(ending === 'jpg' ? 'jpeg' : ending)
      .toBuffer(),
  );
  put(plain, await turned({}).jpeg().toBuffer());
  const before = readFileSync(join(root, plain));

  expect(await cleanPhotos(root, true)).toEqual([photo]);
  expect(await cleanPhotos(root, false)).toEqual([photo]);
  expect(await cleanPhotos(root, false)).toEqual([]);
  expect(readFileSync(join(root, plain)).equals(before)).toBe(true);

  const { width, height, exif, orientation } = await sharp(join(root, photo)).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 40,
    height: 60,
    exif: undefined,
    orientation: undefined,
  });
  const [red = 0, , blue = 0] = await sharp(join(root, photo))
    .extract({ left: 20, top: 5, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

it('of papers too, which everyone can download', async () => {
  put('public/papers/certificate.jpg', await turned().jpeg().toBuffer());
  put('public/papers/w9.pdf', Buffer.from('%PDF-1.7'));
  expect(await cleanPhotos(root, true)).toEqual(['public/papers/certificate.jpg']);
});
