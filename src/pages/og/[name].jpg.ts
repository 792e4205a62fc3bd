/** The card of each page for shared links. */
import type { APIRoute } from 'astro';
import { availableParallelism } from 'node:os';
import { site } from '#business/site.ts';
import { cardFile, cardName, deleteUnusedCards, missingOn } from '#og/card-file.ts';
import { collectMetadata } from '#features/all-pages.ts';
import type { Card } from '#ui/card.ts';

interface Path {
  params: { name: string };
  props: { card: Card };
}

/** Every card once. In a build they are painted from now on, while pages are rendered. */
export async function getStaticPaths(): Promise<Path[]> {
  const paths = new Map<string, Path>();
  for (const [address, card] of collectMetadata(site).cards) {
    const name = await cardName(card);
    if (paths.has(name)) continue;
    paths.set(name, { params: { name }, props: { card } });
    const missing = await missingOn(card);
    if (missing.length > 0)
      console.warn(
        `${address}: its picture for shared links leaves out ${missing.join(' ')}, which the typefaces lack.`,
      );
  }
  const all = [...paths.values()];
  if (import.meta.env.PROD) void paintAll(all.map(({ props }) => props.card));
  return all;
}

/** Many at a time, so that no processor idles. What fails here fails again, and is reported, where its file is asked for. */
async function paintAll(cards: Card[]): Promise<void> {
  const waiting = cards.values();
  const work = Array.from({ length: 4 * availableParallelism() }, async () => {
    for (const card of waiting) await cardFile(card).catch(() => undefined);
  });
  await Promise.all(work);
  deleteUnusedCards();
}

export const GET: APIRoute<Path['props']> = async ({ props }) =>
  new Response(new Uint8Array(await cardFile(props.card)), { headers: { 'content-type': 'image/jpeg' } });
