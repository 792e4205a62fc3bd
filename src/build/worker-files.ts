/** Assets of the precached pages, and licenses of the packages in the service worker. */
import { existsSync, readFileSync } from 'node:fs';

/** Hashed assets referenced by the pages and their scripts. Raster images are cached when viewed. */
export function assetsOf(folder: string, pages: readonly string[]): string[] {
  const assets = new Set<string>();
  const add = (file: string) => {
    for (const [name] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/[\w./-]+\.(?:js|css|woff2|svg)\b/g)) {
      const path = new URL(name, 'file:///_astro/').pathname.slice(1);
      if (assets.has(path) || !/^(_astro|og)\//.test(path) || !existsSync(`${folder}/${path}`)) continue;
      assets.add(path);
      if (path.endsWith('.js')) add(path);
    }
  };
  pages.forEach(add);
  return [...assets];
}

/** Packages that workbox-build bundles into the worker. */
const PACKAGES = ['idb', 'workbox-cacheable-response', 'workbox-core', 'workbox-expiration'].concat(
  ['navigation-preload', 'precaching', 'routing', 'strategies'].map((name) => `workbox-${name}`),
);

/** In the format of Vite's license file. */
export const licenses = (): string =>
  PACKAGES.map((name) => {
    const read = (file: string) => readFileSync(`node_modules/${name}/${file}`, 'utf8');
    const { version, license } = JSON.parse(read('package.json')) as { version: string; license: string };
    return `## ${name} - ${version} (${license})\n\n${read('LICENSE')}`;
  }).join('\n');
