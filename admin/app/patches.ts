/** Sveltia's code, changed where it has no setting. */

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
