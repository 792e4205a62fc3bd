/**
 * The desk's policy lets no text become HTML unless a policy has looked at it. Most of Sveltia's HTML goes through
 * policies of its own; what it hands over as text is cleaned here.
 */

interface Cleaner {
  sanitize: (html: string, options: Record<string, unknown>) => string;
}

/** Sveltia's own cleaner, which it hangs there when it is loaded. */
const cleaner = (): Cleaner | undefined => (window as unknown as { DOMPurify?: Cleaner }).DOMPurify;

interface Factory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

/** Not every browser has such policies; one without them does without. */
export function cleanHtml(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    // Links of Sveltia's open beside the desk, so that nothing typed is lost.
    createHTML: (html) => cleaner()?.sanitize(html, { ADD_ATTR: ['target'] }) ?? null,
  });
}
