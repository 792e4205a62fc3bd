/**
 * `client:interaction`: hydrates an island after the first interaction; a media query as value limits it to matching
 * devices. Translators and extensions may have changed its HTML by then, so an island must hydrate whatever it finds: it
 * draws nothing itself, or single elements with `suppressHydrationWarning`.
 */
import type { ClientDirective } from 'astro';
import { mediaMatches } from '#lib/browser/safe-apis.ts';
import { firstInteraction } from './first-interaction.ts';
import { keepMarkup } from './keep-markup.ts';

/** Milliseconds until an island's code counts as failed to load. */
const LOAD_TIMEOUT = 15_000;

export default async function onInteraction(...[load, options, island]: Parameters<ClientDirective>): Promise<void> {
  const media = (options as { value?: unknown } | null)?.value;
  if (typeof media === 'string' && !mediaMatches(media)) return;
  // CSS hides controls that need the island.
  const setFailed = (failed: boolean) => island.toggleAttribute('data-failed', failed);

  await firstInteraction();
  const timer = setTimeout(setFailed, LOAD_TIMEOUT, true);
  const hydrate = await load();
  clearTimeout(timer);
  keepMarkup(island, () => setFailed(true));
  await hydrate();
  // Astro keeps the `ssr` attribute if hydration failed.
  setFailed(island.hasAttribute('ssr'));
}
