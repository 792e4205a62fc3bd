/** Makes `client:interaction` known to Astro, and puts the global styles first in every page: they name the order of the layers. */
import type { AstroIntegration } from 'astro';

export const everyPage = (): AstroIntegration => ({
  name: 'every-page',
  hooks: {
    'astro:config:setup': ({ addClientDirective, injectScript }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/layout/hydration/on-interaction.ts' });
      injectScript('page-ssr', "import '#styles/global.css';");
    },
  },
});
