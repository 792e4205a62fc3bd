/** Draws the icons that browsers and home screens ask for from public/favicon.svg, into public/. Run: npm run icons */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const GREEN = '#0f3d2e';
const icon = readFileSync('public/favicon.svg');
const full = Buffer.from(icon.toString().replace(' rx="14"', ''));

const png = (source: Buffer, size: number) =>
  sharp(source, { density: 600 }).resize(size).png({ palette: true }).toBuffer();

/** A picture with a border of its own ground, so that a round mask cuts nothing off. */
async function masked(size: number): Promise<Buffer> {
  const border = Math.round(size * 0.13);
  const sides = { top: border, bottom: border, left: border, right: border };
  return sharp(await png(full, size - 2 * border))
    .extend({ ...sides, background: GREEN })
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

const files: [string, Buffer][] = [
  ['favicon.ico', ico(await png(icon, 32), 32)],
  ['apple-touch-icon.png', await masked(180)],
  ['icon-192.png', await png(icon, 192)],
  ['icon-512.png', await png(icon, 512)],
  ['icon-maskable-512.png', await masked(512)],
];
for (const [name, content] of files) {
  writeFileSync(`public/${name}`, content);
  console.log(`public/${name} ${content.length.toLocaleString('en-US')} bytes`);
}
