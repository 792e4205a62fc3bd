/** The files that kept pages need, and the notices of the packages in the service worker. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * Hashed files that pages or their scripts name. Pictures are kept once they have been seen.
 *
 * @param folder the built site
 */
export function filesOf(folder: string, pages: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    for (const [name] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/[\w./-]+\.(?:js|css|woff2|svg)\b/g)) {
      const path = new URL(name, 'file:///_astro/').pathname.slice(1);
      if (found.has(path) || !/^(_astro|og)\//.test(path) || !existsSync(`${folder}/${path}`)) continue;
      found.add(path);
      if (path.endsWith('.js')) add(path);
    }
  };
  pages.forEach(add);
  return [...found];
}

/** What workbox-build puts into the worker. */
const PACKAGES = ['idb', 'workbox-cacheable-response', 'workbox-core', 'workbox-expiration'].concat(
  ['navigation-preload', 'precaching', 'routing', 'strategies'].map((name) => `workbox-${name}`),
);

/** In the form in which Vite lists those of the pages' scripts. */
export const licenses = (): string =>
  PACKAGES.map((name) => {
    const read = (file: string) => readFileSync(`node_modules/${name}/${file}`, 'utf8');
    const { version, license } = JSON.parse(read('package.json')) as { version: string; license: string };
    return `## ${name} - ${version} (${license})\n\n${read('LICENSE')}`;
  }).join('\n');
