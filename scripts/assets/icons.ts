/**
 * Draws the icons that browsers and home screens ask for into public/, and the slider's handle into src/assets, all in
 * the colors of src/styles/tokens.css. An icon of the owner's, src/assets/icon.svg, takes the truck's place.
 * Run: npm run assets -- icons
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { color } from '#styles/colors.ts';
import { drawings } from '../lib/icons.ts';

const svgs = Object.entries(drawings()).map(([file, svg]) => [file, Buffer.from(svg)] as const);
const icon = Buffer.from(drawings()['public/favicon.svg'] ?? '');
/** Without the round corners of the truck's ground. */
const full = Buffer.from(icon.toString().replace(' rx="14"', ''));

const png = (source: Buffer, size: number) =>
  sharp(source, { density: 600 }).resize(size).png({ palette: true }).toBuffer();

/** A picture with a border of its own ground, so that a round mask cuts nothing off. */
async function masked(size: number): Promise<Buffer> {
  const border = Math.round(size * 0.13);
  const sides = { top: border, bottom: border, left: border, right: border };
  return sharp(await png(full, size - 2 * border))
    .extend({ ...sides, background: color('evergreen') })
    .png({ palette: true })
    .toBuffer();
}

/** An .ico file that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const files: (readonly [file: string, bytes: Buffer])[] = [
  ...svgs,
  ['public/favicon.ico', ico(await png(icon, 32), 32)],
  ['public/apple-touch-icon.png', await masked(180)],
  ['public/icon-192.png', await png(icon, 192)],
  ['public/icon-512.png', await png(icon, 512)],
  ['public/icon-maskable-512.png', await masked(512)],
];
for (const [file, content] of files) {
  writeFileSync(file, content);
  console.log(`${file} ${content.length.toLocaleString('en-US')} bytes`);
}
