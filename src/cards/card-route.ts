/** `/_astro/card.{name}.jpg`: the card of each page for shared links. Added to the routes by src/integrations/social-cards.ts. */
import type { APIRoute } from 'astro';
import { availableParallelism } from 'node:os';
import { site } from '#model/site.ts';
import { aheadOf } from '#views/all-pages.ts';
import type { Card } from '#views/card.ts';
import { cardFile, cardName, forgetUnusedCards } from './card-file.ts';

interface Path {
  params: { name: string };
  props: { card: Card };
}

/** Every card once. They are painted from now on, while pages are rendered: an answer waits until its own is there. */
export function getStaticPaths(): Path[] {
  const paths = new Map<string, Path>();
  for (const card of aheadOf(site).cards) {
    const name = cardName(card);
    paths.set(name, { params: { name }, props: { card } });
  }
  const all = [...paths.values()];
  void paintAll(all.map(({ props }) => props.card));
  return all;
}

/**
 * Twice as many at a time as there are processors, so that none idles while a page keeps the next step of a card waiting.
 * What fails here fails again where its answer is asked for, and is told there.
 */
async function paintAll(cards: Card[]): Promise<void> {
  const waiting = cards.values();
  const work = Array.from({ length: 2 * availableParallelism() }, async () => {
    for (const card of waiting) await cardFile(card).catch(() => undefined);
  });
  await Promise.all(work);
  forgetUnusedCards();
}

export const GET: APIRoute<Path['props']> = async ({ props }) =>
  new Response(new Uint8Array(await cardFile(props.card)), { headers: { 'content-type': 'image/jpeg' } });
