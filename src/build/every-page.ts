/**
 * Registers `client:interaction` and what keeps numbers on one line, and injects the global styles first, because they
 * define the order of cascade layers.
 */
import type { AstroIntegration } from 'astro';

export const everyPage = (): AstroIntegration => ({
  name: 'every-page',
  hooks: {
    'astro:config:setup': ({ addClientDirective, addMiddleware, injectScript }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/layout/hydration/on-interaction.ts' });
      // As src/middleware.ts, Astro would write its path into code, unquoted: "Bob's site" could not be built.
      addMiddleware({ entrypoint: '#build/page-middleware.ts', order: 'pre' });
      injectScript('page-ssr', "import '#styles/global.css';");
    },
  },
});
