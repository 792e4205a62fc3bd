/** `client:interaction`: an island loads after the visitor's first move, when the browser is idle. */
import type { ClientDirective } from 'astro';
import { begin } from './before-hydration.ts';

/** React takes a moment between being asked to take over and having done so; it is looked for so often, in milliseconds. */
const TAKING_OVER = 50;

/** React marks an element that it has taken over. */
const isTaken = (element: HTMLElement): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Presses a button again once someone listens, and at the latest when patience ends. */
function pressAgain(button: HTMLElement, until = performance.now() + PATIENCE): void {
  setTimeout(() => {
    if (isTaken(button) || performance.now() > until) button.click();
    else pressAgain(button, until);
  }, TAKING_OVER);
}

/** How long code may take, in milliseconds, before its island counts as failed. */
const PATIENCE = 15_000;

/** What of an island is nothing without its code is hidden by `[data-failed]` (parts.css). */
const fail = (island: HTMLElement, failed = true) => island.toggleAttribute('data-failed', failed);

/** React leaves nothing of an island that threw: what was printed comes back, and works as without scripts. */
function keepPrinted(island: HTMLElement): void {
  const printed = [...island.childNodes].map((node) => node.cloneNode(true));
  new MutationObserver(() => {
    if (printed.length === 0 || island.childElementCount > 0) return;
    island.replaceChildren(...printed);
    fail(island);
  }).observe(island, { childList: true });
}

/** The framework first, then the island, each in a task of its own: a key pressed meanwhile is answered between them. */
async function fetchInParts(island: HTMLElement): Promise<void> {
  for (const part of ['renderer-url', 'component-url']) {
    const address = island.getAttribute(part);
    // What does not come is told by the one who asks for it again: Astro's own loading.
    if (address) await import(/* @vite-ignore */ address).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const onInteraction: ClientDirective = (load, _options, island) => {
  void begin().interacted.then(async () => {
    const late = setTimeout(fail, PATIENCE, island);
    await fetchInParts(island);
    const hydrate = await load().catch((error: unknown) => {
      fail(island);
      throw error;
    });
    clearTimeout(late);
    fail(island, false);
    keepPrinted(island);
    await hydrate();
    // Astro takes the attribute away from what it could hydrate.
    if (island.hasAttribute('ssr')) fail(island);
    for (const button of begin().pressed) if (island.contains(button)) pressAgain(button);
  });
};

export default onInteraction;
