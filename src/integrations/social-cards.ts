/**
 * Adds the routes of what is drawn: the social cards, whose addresses stand in the heads of the pages
 * (src/layouts/SocialCard.astro), and the wordmark (src/layouts/Wordmark.astro).
 */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

/** Astro integration. */
export const socialCards = (): AstroIntegration => ({
  name: 'social-cards',
  hooks: {
    'astro:config:setup': ({ config, injectRoute, updateConfig }) => {
      injectRoute({ pattern: '/_astro/card.[name].jpg', entrypoint: './src/cards/card-route.ts', prerender: true });
      injectRoute({
        pattern: '/_astro/wordmark.[name].svg',
        entrypoint: './src/cards/wordmark-route.ts',
        prerender: true,
      });
      const folder = JSON.stringify(`${fileURLToPath(config.cacheDir)}cards/`);
      updateConfig({ vite: { define: { 'import.meta.env.CARD_CACHE': folder } } });
    },
  },
});
