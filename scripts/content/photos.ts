/**
 * Takes the place and the time out of every picture that tells where it was taken, in src/assets/pictures and
 * public/papers. Pictures stay upright and as large as they were. Run: npm run content -- photos [--dry-run]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { onDisk } from '#validation/disk.ts';
import { locatedPictures } from '#validation/picture-files.ts';
import { counted } from '#lib/text.ts';
import { runMain } from '../lib/run-main.ts';

/** High, because the picture is compressed a second time. */
const QUALITY = 95;

/** @returns the picture without metadata, turned as its metadata asked */
async function withoutMetadata(bytes: Uint8Array): Promise<Buffer> {
  const picture = sharp(bytes);
  const { format } = await picture.metadata();
  const turned = picture.autoOrient();
  if (format === 'jpeg') return turned.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return (format === 'webp' ? turned.webp({ quality: QUALITY }) : turned.toFormat(format)).toBuffer();
}

/** @returns the files whose place was taken out, or would be */
export async function cleanPhotos(root: string, dry: boolean): Promise<string[]> {
  const files = await locatedPictures(onDisk(root));
  if (!dry)
    for (const file of files) {
      const path = join(root, file);
      writeFileSync(path, await withoutMetadata(readFileSync(path)));
    }
  return files;
}

if (import.meta.main)
  await runMain(async () => {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
    const dry = values['dry-run'];
    const files = await cleanPhotos(process.cwd(), dry);
    for (const file of files) console.log(file);
    if (files.length === 0) console.log('No picture tells where it was taken.');
    else if (dry) console.log(`${counted(files.length, 'picture')} would lose the place. Nothing was written.`);
    else
      console.log(
        `${counted(files.length, 'picture')} no longer tell where they were taken. Versions that you have committed before still do: keep such a repository private.`,
      );
  });
