/** Social cards of all pages. */
import type { APIRoute } from 'astro';
import { availableParallelism } from 'node:os';
import { site } from '#business/site.ts';
import { collectMetadata } from '#features/all-pages.ts';
import { cardFile, cardName, deleteUnusedCards } from '#og/card-file.ts';
import type { Card } from '#ui/card.ts';

interface Path {
  params: { name: string };
  props: { card: Card };
}

/** One path per distinct card. A build starts rendering cards here, in parallel with the pages. */
export async function getStaticPaths(): Promise<Path[]> {
  const paths = new Map<string, Path>();
  for (const [, card] of collectMetadata(site).cards) {
    const name = await cardName(card);
    if (paths.has(name)) continue;
    paths.set(name, { params: { name }, props: { card } });
  }
  const all = [...paths.values()];
  if (import.meta.env.PROD) void renderAll(all.map(({ props }) => props.card));
  return all;
}

/** Renders in parallel. A failure is ignored here, because GET fails and reports it again. */
async function renderAll(cards: Card[]): Promise<void> {
  const pending = cards.values();
  const workers = Array.from({ length: 4 * availableParallelism() }, async () => {
    for (const card of pending) await cardFile(card).catch(() => undefined);
  });
  await Promise.all(workers);
  deleteUnusedCards();
}

export const GET: APIRoute<Path['props']> = async ({ props }) =>
  new Response(new Uint8Array(await cardFile(props.card)), { headers: { 'content-type': 'image/jpeg' } });
