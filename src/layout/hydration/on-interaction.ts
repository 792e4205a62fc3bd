/**
 * `client:interaction`: hydrates an island after the first interaction; a media query as value limits it to matching
 * devices.
 */
import type { ClientDirective } from 'astro';
import { firstInteraction } from './first-interaction.ts';
import { replacePreservingState } from './preserve-state.ts';

/** Milliseconds until an island's code counts as failed to load. */
const LOAD_TIMEOUT = 15_000;

/** Tags and text, which React compares when it hydrates. */
const markupOf = (island: HTMLElement): string =>
  [...island.querySelectorAll('*')].map(({ localName }) => localName).join() + island.textContent;

export default async function onInteraction(...[load, options, island]: Parameters<ClientDirective>): Promise<void> {
  const media = (options as { value?: unknown } | null)?.value;
  if (typeof media === 'string' && !matchMedia(media).matches) return;
  const serverNodes = [...island.childNodes].map((node) => node.cloneNode(true));
  const serverMarkup = markupOf(island);
  const restore = () =>
    replacePreservingState(island, () => island.replaceChildren(...serverNodes.map((node) => node.cloneNode(true))));
  // CSS hides controls that need the island.
  const setFailed = (failed: boolean) => island.toggleAttribute('data-failed', failed);

  await firstInteraction();
  const timer = setTimeout(setFailed, LOAD_TIMEOUT, true);
  const hydrate = await load();
  clearTimeout(timer);
  // Page translation or browser extensions changed the markup: React would report an error and render anew.
  if (markupOf(island) !== serverMarkup) restore();
  // React empties an island that throws.
  new MutationObserver(() => {
    if (serverNodes.length === 0 || island.childElementCount > 0) return;
    restore();
    setFailed(true);
  }).observe(island, { childList: true });
  await hydrate();
  // Astro keeps the `ssr` attribute if hydration failed.
  setFailed(island.hasAttribute('ssr'));
}
