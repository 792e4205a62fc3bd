/**
 * Draws the icons that browsers and home screens ask for, and the handle of before-and-after pictures, in the colors of
 * src/styles/tokens.css. The owner's own src/assets/icon.svg replaces the truck. Run: npm run assets -- icons
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { color } from '#styles/colors.ts';

const OWN = 'src/assets/icon.svg';

/** The truck: a box, a cab and two wheels. */
function favicon(): string {
  const [evergreen, paper] = [color('evergreen'), color('paper')];
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="45" r="8" fill="${evergreen}"/><circle cx="${x}" cy="45" r="5.5" fill="${paper}"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${evergreen}"/>`,
    `<rect x="5" y="15" width="37" height="27" rx="3" fill="${paper}"/>`,
    `<path fill="${color('orange')}" d="M24 18h15v21H24z"/>`,
    `<path fill="${color('leaf')}" d="M44 24h7l8 9v9H44z"/>`,
    `${wheel(17)}${wheel(48)}</svg>\n`,
  ].join('');
}

/** The handle between a picture before and one after. */
const sliderHandle = (): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><circle cx='24' cy='24' r='22' fill='${color('paper')}' stroke='${color('ink')}' stroke-width='3'/><path d='M19 17l-7 7 7 7M29 17l7 7-7 7' fill='none' stroke='${color('ink')}' stroke-width='3.5'/></svg>\n`;

/** The drawings by file. */
export const drawings = () => ({
  'public/favicon.svg': existsSync(OWN) ? readFileSync(OWN, 'utf8') : favicon(),
  'src/assets/slider-handle.svg': sliderHandle(),
});

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size).png({ palette: true }).toBuffer();

/** Without round corners, and with a border that a round mask may cut off. */
async function masked(svg: string, size: number): Promise<Buffer> {
  const border = Math.round(size * 0.13);
  const sides = { top: border, bottom: border, left: border, right: border };
  return sharp(await png(svg.replace(' rx="14"', ''), size - 2 * border))
    .extend({ ...sides, background: color('evergreen') })
    .png({ palette: true })
    .toBuffer();
}

/** An .ico file with one PNG. */
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

if (import.meta.main) {
  const svgs = drawings();
  const icon = svgs['public/favicon.svg'];
  const files = {
    ...svgs,
    'public/favicon.ico': ico(await png(icon, 32), 32),
    'public/apple-touch-icon.png': await masked(icon, 180),
    'public/icon-192.png': await png(icon, 192),
    'public/icon-512.png': await png(icon, 512),
    'public/icon-maskable-512.png': await masked(icon, 512),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
  console.log(Object.keys(files).join('\n'));
}
