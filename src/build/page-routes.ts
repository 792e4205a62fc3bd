/** Injects an Astro route for each page of src/pages.ts. */
import type { AstroIntegration } from 'astro';
import { entryOf, pageNames } from '#pages.ts';

export const pageRoutes = (): AstroIntegration => ({
  name: 'page-routes',
  hooks: {
    'astro:config:setup': ({ addWatchFile, config, injectRoute }) => {
      addWatchFile(new URL('pages.ts', config.srcDir));
      for (const name of pageNames) {
        const { path, folder } = entryOf(name);
        // Astro requires the path /404.
        const pattern = name === 'notFound' ? path : `/[...${name}]`;
        injectRoute({ pattern, entrypoint: new URL(`features/${folder}/Page.astro`, config.srcDir), prerender: true });
      }
    },
  },
});
