/**
 * The file of a social card and its address. The name is a hash of the bytes: a card that changes, as when a price does,
 * has a new address, which the sharing sites must fetch, and the CDN may keep every card for good.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { BuildCache } from '#integrations/build-cache.ts';
import { digest } from '#lib/digest.ts';
import { PICTURE_ENDINGS } from '#lib/pictures.ts';
import type { Card } from '#views/card.ts';
import { draw } from './drawing.ts';
import { paint } from './painting.ts';

/** Painted cards of earlier builds. */
const cache = new BuildCache(import.meta.env.CARD_CACHE);
/** Beside drawing and picture these decide on the bytes. */
const PAINTER = readFileSync('src/cards/painting.ts', 'utf8') + JSON.stringify(sharp.versions);

/** @returns file of the picture with this id */
function pictureFile(id: string): string {
  const file = PICTURE_ENDINGS.map((ending) => `src/assets/pictures/${id}${ending}`).find((name) => existsSync(name));
  if (!file) throw new Error(`src/assets/pictures/${id}.webp is missing: render it (art/README.md)`);
  return file;
}

/**
 * The JPEG of a card, painted now or by an earlier build.
 *
 * @throws Error when there is more on the card than fits
 */
export async function cardFile(card: Card): Promise<Buffer> {
  const svg = draw(card);
  const picture = card.picture && pictureFile(card.picture.id);
  return cache.get([PAINTER, svg, picture ? readFileSync(picture) : ''], () => paint(svg, picture));
}

/** Names by what stands on the card: pages that share a card say the same. */
const names = new Map<string, Promise<string>>();

/** @returns what tells the card's file from all others */
export function cardName(card: Card): Promise<string> {
  const said = digest(card);
  const name =
    names.get(said) ??
    cardFile(card).then(
      (jpeg) => createHash('sha256').update(jpeg).digest('hex').slice(0, 12),
      (cause: unknown) => {
        throw new Error(`The card "${card.lead} ${card.title}" cannot be drawn`, { cause });
      },
    );
  names.set(said, name);
  return name;
}

/** @returns the card's path on the site */
export const cardPath = async (card: Card): Promise<string> => `/_astro/card.${await cardName(card)}.jpg`;

/** Drops what earlier builds painted and no page asked for; to be called once all pages have. */
export const forgetUnusedCards = (): void => cache.prune();
