/** `/_astro/card.{name}.jpg`: the card of each page for shared links. Added to the routes by src/integrations/social-cards.ts. */
import type { APIRoute } from 'astro';
import { availableParallelism } from 'node:os';
import { site } from '#model/site.ts';
import { viewsOf } from '#views/all-pages.ts';
import { cardOf, type Card } from '#views/card.ts';
import { cardFile, cardName, forgetUnusedCards } from './card-file.ts';

interface Path {
  params: { name: string };
  props: { card: Card };
  cacheKey: string;
}

/** Every card once, painted by as many workers as there are processors. */
export async function getStaticPaths(): Promise<Path[]> {
  const paths = new Map<string, Path>();
  const views = viewsOf(site);
  const work = Array.from({ length: availableParallelism() }, async () => {
    for (const [, view, own] of views) {
      const card = cardOf(own, view);
      const name = await cardName(card);
      paths.set(name, { params: { name }, props: { card }, cacheKey: name });
    }
  });
  await Promise.all(work);
  forgetUnusedCards();
  return [...paths.values()];
}

export const GET: APIRoute<Path['props']> = async ({ props }) =>
  new Response(new Uint8Array(await cardFile(props.card)), { headers: { 'content-type': 'image/jpeg' } });
