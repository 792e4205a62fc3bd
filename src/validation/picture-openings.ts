/**
 * Opens picture files: kind, size, damage. Reading to the end is slow, so results are cached by size and time of
 * change.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hasLocation } from '#lib/photo-location.ts';
import type { Opened } from './files.ts';

interface CacheEntry {
  size: number;
  /** In milliseconds. */
  changed: number;
  opened: Opened;
}

/** Below the project's folder. */
const CACHE = 'node_modules/.astro/opened-pictures.json';
/** Another version may find something else. */
const READER = `${sharp.versions.vips} 2`;
const AT_ONCE = 4;

/** By path. */
const known = new Map<string, CacheEntry>();
const loaded = new Set<string>();

/**
 * @param root the project's folder
 * @param files existing files, as paths below it
 */
export async function openPictures(root: string, files: readonly string[]): Promise<Map<string, Opened>> {
  loadCache(root);
  const found = new Map<string, Opened>();
  const waiting = [...files];
  const opened: string[] = [];
  const openNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const path = join(root, file);
      const { size, mtimeMs: changed } = statSync(path);
      let last = known.get(path);
      if (last?.size !== size || last.changed !== changed) {
        last = { size, changed, opened: await openedPicture(await readFile(path)) };
        known.set(path, last);
        opened.push(file);
      }
      found.set(file, last.opened);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  if (opened.length > 0) saveCache(root, files);
  return found;
}

function loadCache(root: string): void {
  if (loaded.has(root)) return;
  loaded.add(root);
  try {
    const { reader, pictures } = JSON.parse(readFileSync(join(root, CACHE), 'utf8')) as {
      reader: string;
      pictures: Record<string, CacheEntry>;
    };
    if (reader === READER) for (const [file, kept] of Object.entries(pictures)) known.set(join(root, file), kept);
  } catch {
    // No cache yet.
  }
}

/** Only in an installed project: a test's folder gets no cache. */
function saveCache(root: string, files: readonly string[]): void {
  const pictures = Object.fromEntries(files.map((file) => [file, known.get(join(root, file))]));
  try {
    statSync(join(root, 'node_modules'));
    mkdirSync(join(root, 'node_modules/.astro'), { recursive: true });
    const part = join(root, `${CACHE}.${process.pid}`);
    writeFileSync(part, JSON.stringify({ reader: READER, pictures }));
    renameSync(part, join(root, CACHE));
  } catch {
    // The cache is optional.
  }
}

/** By the brand after "ftyp", in files of the HEIC family. */
const BRANDS: Record<string, string> = {
  heic: 'HEIC',
  heix: 'HEIC',
  heim: 'HEIC',
  heis: 'HEIC',
  hevc: 'HEIC',
  hevx: 'HEIC',
  mif1: 'HEIC',
  msf1: 'HEIC',
  avif: 'AVIF',
  avis: 'AVIF',
};

/** iPhone pictures begin like a video. */
const brandOf = (bytes: Buffer): string | undefined =>
  bytes.toString('latin1', 4, 8) === 'ftyp' ? (BRANDS[bytes.toString('latin1', 8, 12)] ?? 'video') : undefined;

/** Every pixel is read; a small result is cheap to compute. */
const THUMBNAIL = 64;
/** Some cameras write stray bytes before a marker. */
const HARMLESS = 'extraneous bytes';

async function openedPicture(bytes: Buffer): Promise<Opened> {
  if (bytes.length === 0) return { kind: 'empty' };
  const name = brandOf(bytes);
  if (name !== undefined) return { kind: 'other', name };
  try {
    const { format, width, height, exif, xmp } = await sharp(bytes).metadata();
    const located = hasLocation(exif, xmp) ? ({ located: true } as const) : {};
    if (format !== 'jpeg' && format !== 'webp') return { kind: 'other', name: format.toUpperCase(), ...located };
    return (await isWhole(bytes, 'warning'))
      ? { kind: format, long: Math.max(width, height), ...located }
      : { kind: 'damaged' };
  } catch (error) {
    if (String(error).includes('pixel limit')) return { kind: 'huge' };
    return { kind: String(error).includes('unsupported image format') ? 'unknown' : 'damaged' };
  }
}

async function isWhole(bytes: Buffer, failOn: 'warning' | 'truncated'): Promise<boolean> {
  try {
    await sharp(bytes, { failOn }).resize(THUMBNAIL).raw().toBuffer();
    return true;
  } catch (error) {
    return failOn === 'warning' && String(error).includes(HARMLESS) ? isWhole(bytes, 'truncated') : false;
  }
}
