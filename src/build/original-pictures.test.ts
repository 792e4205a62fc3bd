import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropOriginals } from './original-pictures.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'originals-'));
  for (const folder of ['sources/jobs', 'dist']) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const PHOTO = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#7a8' } })
  .jpeg()
  .toBuffer();

it('removes only originals, whatever their names', () => {
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
