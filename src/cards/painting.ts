/** Paints a social card: the drawing and the picture beside its words, as JPEG. */
import sharp, { type OverlayOptions } from 'sharp';
import { GROUND, WIDTH } from './drawing.ts';

const MOST_BYTES = 60_000;
const QUALITIES = [82, 78, 74, 70, 66, 62, 58, 54, 50, 46, 42, 38];
/** What packs well and quickly; MozJPEG's whole search saves a tenth of the bytes and takes five times as long. */
const JPEG = { progressive: true, overshootDeringing: true, quantisationTable: 3 };

/** A picture without its empty border, beside the words, standing on the band. */
async function standing(file: string): Promise<OverlayOptions> {
  const { hasAlpha } = await sharp(file).metadata();
  // A camera that was turned says so beside the picture.
  const trimmed = await sharp(file).autoOrient().trim().toBuffer();
  const { data, info } = await sharp(trimmed)
    .resize(hasAlpha ? { width: 560, height: 500, fit: 'inside' } : { width: 720, height: GROUND, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return hasAlpha
    ? { input: data, left: Math.round(900 - info.width / 2), top: GROUND + 22 - info.height }
    : // Its ground is paper: it must not hide the band, and may run off the card.
      { input: data, left: WIDTH + 40 - info.width, top: GROUND - info.height, blend: 'darken' };
}

const stood = new Map<string, Promise<OverlayOptions>>();

/**
 * JPEG of a card, which every sharing site reads, as good as 60 kB allow.
 *
 * @param svg what `draw` gave
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
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info })
      .jpeg({ ...JPEG, quality })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`A card with ${picture ?? 'no picture'} has more than ${MOST_BYTES} bytes: make the picture calmer`);
}
