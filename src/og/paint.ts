/** Paints a social card: the drawing and the picture beside its words, as JPEG. */
import sharp, { type OverlayOptions } from 'sharp';
import { GROUND, WIDTH } from './card.ts';

const MOST_BYTES = 60_000;
/** By quality: bytes as a share of those at the best one, as most cards have it; by it we guess which one fits. */
const QUALITIES = new Map([
  [82, 1],
  [78, 0.91],
  [74, 0.85],
  [70, 0.79],
  [66, 0.745],
  [62, 0.71],
  [58, 0.675],
  [54, 0.64],
  [50, 0.615],
  [46, 0.595],
  [42, 0.565],
  [38, 0.535],
]);
const LEAST_QUALITY = Math.min(...QUALITIES.keys());
/** What packs well and quickly; MozJPEG's whole search saves a tenth of the bytes and takes five times as long. */
const JPEG = { progressive: true, overshootDeringing: true, quantisationTable: 3 };

/** To be read again at once; bare pixels would lose what their shadows are. */
const UNPACKED = { compressionLevel: 0 };

/** A picture without its empty border, beside the words, standing on the band. */
async function standing(file: string): Promise<OverlayOptions> {
  const { hasAlpha } = await sharp(file).metadata();
  // A camera that was turned says so beside the picture.
  const { data, info } = await sharp(file)
    .autoOrient()
    .trim()
    .resize(hasAlpha ? { width: 560, height: 500, fit: 'inside' } : { width: 720, height: GROUND, fit: 'inside' })
    .png(UNPACKED)
    .toBuffer({ resolveWithObject: true });
  return hasAlpha
    ? { input: data, left: Math.round(900 - info.width / 2), top: GROUND + 22 - info.height }
    : // Its ground is paper: it must not hide the band, and may run off the card.
      { input: data, left: WIDTH + 40 - info.width, top: GROUND - info.height, blend: 'darken' };
}

const stood = new Map<string, Promise<OverlayOptions>>();

/**
 * JPEG of a card, which every sharing site reads, as good as 60 kB allow; a restless photo may take more.
 *
 * @param svg all but the picture
 * @param picture file of the picture beside the words
 */
export async function paint(svg: string, picture: string | undefined): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  if (picture) {
    const overlay = stood.get(picture) ?? standing(picture);
    stood.set(picture, overlay);
    overlays.push(await overlay);
  }
  const { data, info } = await sharp(Buffer.from(svg))
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let best = 0;
  let jpeg = Buffer.alloc(0);
  for (const [quality, share] of QUALITIES) {
    if (best * share > MOST_BYTES && quality > LEAST_QUALITY) continue;
    jpeg = await sharp(data, { raw: info })
      .jpeg({ ...JPEG, quality })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
    best ||= jpeg.length;
  }
  return jpeg;
}
