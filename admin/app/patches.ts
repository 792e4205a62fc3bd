/** Sveltia's code, changed where it has no setting. */
import { KEPT } from './saving.ts';

interface Patch {
  readonly why: string;
  readonly pattern: RegExp;
  readonly replacement: string;
}

export const PATCHES: readonly Patch[] = [
  {
    why: 'Signing in on a phone by QR code would put the token into an address.',
    pattern: /\w+\.isLargeScreen&&\w+\.hasMouse&&!\w+\.isLocalHost&&/g,
    replacement: 'false&&',
  },
  {
    why: 'A link made by someone else could sign the owner in to another account.',
    pattern: /\^\\\/signin\\\/\(\?<encodedData>\.\+\)/g,
    replacement: '^(?!)(?<encodedData>)',
  },
  {
    why: 'Its fonts come along with it, and would be asked of a CDN all the same.',
    pattern: /(?:\/\*[^*]*\*\/\s*@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}\s*)+/g,
    replacement: '',
  },
  {
    why: 'Our own dialog has said why nothing was saved: a second one would say it worse.',
    pattern:
      /(\w+)\.message===`saving_failed`\?(?=\(\w+\(\w+,!0\),\w+\(\w+,\1\.cause\?\.message\?\?\1\.message,!0\)\):)/g,
    replacement: `($1.message+$1.cause?.message).includes(\`${KEPT}\`)?0:$1.message==="saving_failed"?`,
  },
];

/** @throws Error when an update of Sveltia no longer holds what a patch changes, exactly once */
export const patched = (code: string): string =>
  PATCHES.reduce((text, { why, pattern, replacement }) => {
    const found = text.match(pattern)?.length ?? 0;
    if (found !== 1)
      throw new Error(
        `A patch of Sveltia fits ${found} times, not once: "${why}" Look for ${pattern.source} in the new version, then change or delete the patch in admin/app/patches.ts.`,
      );
    return text.replace(pattern, replacement);
  }, code);
