/**
 * Turns a rendered PNG into a master: near-lossless WebP in src/assets/pictures.
 * Usage: node art/encode.mjs picture.png services/piano-removal
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

const [source, id] = process.argv.slice(2);
const target = `src/assets/pictures/${id}.webp`;
mkdirSync(dirname(target), { recursive: true });
const { size } = await sharp(source).webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(target);
console.log(`${target} ${Math.round(size / 1024)} kB`);
