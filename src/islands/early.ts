/** What the first lines of every page (before-hydration.ts) remember for the islands. */

/** A copy button was pressed: what it copied, and whether the browser let us. */
export interface Copied {
  what: string;
  text: string;
  ok: boolean;
}

export interface Early {
  /** Resolves once the visitor has moved and the browser is idle (2000 ms at most). */
  interacted: Promise<void>;
  /** The tooltip trigger under the pointer, and since when (performance.now()). */
  hover?: { element: Element; at: number } | undefined;
  /** Buttons of islands that were pressed before they were hydrated. */
  pressed: HTMLElement[];
  /** Copies no one has told the visitor about yet. */
  copied: Copied[];
  /** The key for notices was pressed. */
  wantsNotices?: boolean;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** The event that comes with each of `copied`. */
export const COPIED = 'gone:copied';

/** The event that comes when the key for notices is pressed. */
export const NOTICES = 'gone:notices';

/** @throws Error where those lines have not run: they come with the directive that brings every island */
export function early(): Early {
  if (!window.early) throw new Error('The directive "client:interaction" is missing.');
  return window.early;
}
