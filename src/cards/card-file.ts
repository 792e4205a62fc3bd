/**
 * The file of a social card and its address. The name is a hash of all that the card is painted from: one that changes,
 * as when a price does, has a new address, which the sharing sites must fetch, and the CDN may keep every card for good.
 * A page knows the address before the card is painted.
 */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { BuildCache, printOf } from '#integrations/build-cache.ts';
import { digest } from '#lib/digest.ts';
import { PICTURE_ENDINGS } from '#lib/pictures.ts';
import type { Card } from '#views/card.ts';
import { draw } from './drawing.ts';
import { paint } from './painting.ts';

/** Painted cards of earlier builds. */
const cache = new BuildCache(import.meta.env.CARD_CACHE);
/** Beside drawing and picture these decide on the bytes. */
const PAINTER = readFileSync('src/cards/painting.ts', 'utf8') + JSON.stringify(sharp.versions);

/** File of the picture with this id. */
function pictureFile(id: string): string {
  const file = PICTURE_ENDINGS.map((ending) => `src/assets/pictures/${id}${ending}`).find((name) => existsSync(name));
  if (!file) throw new Error(`src/assets/pictures/${id}.webp is missing: render it (art/README.md)`);
  return file;
}

const pictures = new Map<string, string>();
function printOfPicture(file: string): string {
  const print = pictures.get(file) ?? printOf([readFileSync(file)]);
  pictures.set(file, print);
  return print;
}

/** By what stands on the card: pages that share one say the same. */
const prints = new Map<string, string>();

/**
 * @returns another text for any other card
 * @throws Error when there is more on the card than fits
 */
function printOfCard(card: Card): string {
  const said = digest(card);
  try {
    const print =
      prints.get(said) ??
      printOf([PAINTER, draw(card), card.picture ? printOfPicture(pictureFile(card.picture.id)) : '']);
    prints.set(said, print);
    return print;
  } catch (cause) {
    throw new Error(`The card "${card.lead} ${card.title}" cannot be drawn`, { cause });
  }
}

/** @returns what tells the card's file from all others */
export const cardName = (card: Card): string => printOfCard(card).slice(0, 12);

/** @returns the card's path on the site */
export const cardPath = (card: Card): string => `/_astro/card.${cardName(card)}.jpg`;

/** Those that are being painted. */
const painting = new Map<string, Promise<Buffer>>();

/** The JPEG of a card, painted now or before. */
export async function cardFile(card: Card): Promise<Buffer> {
  const print = printOfCard(card);
  const paintIt = () => paint(draw(card), card.picture && pictureFile(card.picture.id));
  const file = painting.get(print) ?? cache.named(print, paintIt);
  painting.set(print, file);
  return file.finally(() => painting.delete(print));
}

/** Drops what earlier builds painted and no page asked for; to be called once all cards are there. */
export const forgetUnusedCards = (): void => cache.prune();
