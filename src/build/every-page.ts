/**
 * Registers `client:interaction`, and injects the global styles first, because they define the order of cascade layers.
 */
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
