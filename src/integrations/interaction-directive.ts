/** Makes `client:interaction` known to Astro. */
import type { AstroIntegration } from 'astro';

export const interactionDirective = (): AstroIntegration => ({
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/on-interaction.ts' }),
  },
});
