/** Makes `client:wake` known to Astro. */
import type { AstroIntegration } from 'astro';

export const wakeDirective = (): AstroIntegration => ({
  name: 'wake-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'wake', entrypoint: './src/islands/wake.ts' }),
  },
});
