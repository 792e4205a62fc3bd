/** Gives Astro a route for each page of src/pages.ts: what its template gives as static paths, in every language. */
import type { AstroIntegration } from 'astro';
import { entryOf, pageNames } from '#pages.ts';

export const pageRoutes = (): AstroIntegration => ({
  name: 'page-routes',
  hooks: {
    'astro:config:setup': ({ addWatchFile, config, injectRoute }) => {
      addWatchFile(new URL('pages.ts', config.srcDir));
      for (const name of pageNames) {
        const { path, folder } = entryOf(name);
        // Astro knows the page that was not found by its address.
        const pattern = name === 'notFound' ? path : `/[...${name}]`;
        injectRoute({ pattern, entrypoint: new URL(`features/${folder}/Page.astro`, config.srcDir), prerender: true });
      }
    },
  },
});
