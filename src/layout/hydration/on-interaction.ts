/** `client:interaction`: an island loads after the visitor's first move; with a media query as its value only where that matches. */
import type { ClientDirective } from 'astro';
import { carryOver } from './carry-over.ts';
import { firstMove } from './first-move.ts';

/** Milliseconds after which an island's code counts as failed. */
const TIMEOUT = 15_000;

/** Tags and text: all that React compares with what it would draw. */
const markupOf = (island: HTMLElement): string =>
  [...island.querySelectorAll('*')].map(({ localName }) => localName).join() + island.textContent;

export default async function onInteraction(...[load, options, island]: Parameters<ClientDirective>): Promise<void> {
  const media = (options as { value?: unknown } | null)?.value;
  if (typeof media === 'string' && !matchMedia(media).matches) return;
  const printed = [...island.childNodes].map((node) => node.cloneNode(true));
  const markup = markupOf(island);
  const restore = () => carryOver(island, () => island.replaceChildren(...printed.map((node) => node.cloneNode(true))));
  // CSS hides controls that need the island.
  const fail = (failed: boolean) => island.toggleAttribute('data-failed', failed);

  await firstMove();
  const timer = setTimeout(fail, TIMEOUT, true);
  const hydrate = await load();
  clearTimeout(timer);
  // Translated, or with an extension's elements in it: React would report an error and draw the island anew.
  if (markupOf(island) !== markup) restore();
  // React empties an island that throws.
  new MutationObserver(() => {
    if (printed.length === 0 || island.childElementCount > 0) return;
    restore();
    fail(true);
  }).observe(island, { childList: true });
  await hydrate();
  // Astro leaves the attribute where the code did not load.
  fail(island.hasAttribute('ssr'));
}
