/** Renders a share card as JPEG: the SVG and the picture beside its text. */
import sharp, { type OverlayOptions } from 'sharp';
import { BAND_TOP, WIDTH } from './card.ts';

const MAX_BYTES = 60_000;
/** JPEG qualities with their typical size relative to the best one, to skip those that cannot fit. */
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
const MIN_QUALITY = Math.min(...QUALITIES.keys());
/** Full MozJPEG optimization saves 10% more but takes five times as long. */
const JPEG = { progressive: true, overshootDeringing: true, quantisationTable: 3 };

/** Uncompressed, because it is decoded again immediately; raw pixels would lose the blending of shadows. */
const UNCOMPRESSED = { compressionLevel: 0 };

/** The picture, trimmed and placed beside the text on the band. */
async function pictureOverlay(file: string): Promise<OverlayOptions> {
  const { hasAlpha } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .autoOrient()
    .trim()
    .resize(hasAlpha ? { width: 560, height: 500, fit: 'inside' } : { width: 720, height: BAND_TOP, fit: 'inside' })
    .png(UNCOMPRESSED)
    .toBuffer({ resolveWithObject: true });
  return hasAlpha
    ? { input: data, left: Math.round(900 - info.width / 2), top: BAND_TOP + 22 - info.height }
    : // Opaque pictures have a paper background: blend it into the card.
      { input: data, left: WIDTH + 40 - info.width, top: BAND_TOP - info.height, blend: 'darken' };
}

const overlayCache = new Map<string, Promise<OverlayOptions>>();

/**
 * Best quality that fits into 60 kB; a very detailed photo may exceed it.
 *
 * @param svg the card without its picture
 * @param picture file of the picture beside the text
 */
export async function paint(svg: string, picture: string | undefined): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  if (picture) {
    const overlay = overlayCache.get(picture) ?? pictureOverlay(picture);
    overlayCache.set(picture, overlay);
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
    if (best * share > MAX_BYTES && quality > MIN_QUALITY) continue;
    jpeg = await sharp(data, { raw: info })
      .jpeg({ ...JPEG, quality })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
    best ||= jpeg.length;
  }
  return jpeg;
}
