/**
 * Checks content/ before a build and stops it on errors; `astro dev` starts anyway and shows them (content-overlay.ts).
 */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '#validation/check.ts';
import { report, type Problem } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';
import { showErrors } from './content-overlay.ts';

/** Astro integration; also sets the site's URL and locales from content. */
export function contentCheck(): AstroIntegration {
  let problems: readonly Problem[] = [];
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command, updateConfig }) => {
        if (command === 'preview') return;
        const root = fileURLToPath(config.root);
        const found = await checkContent(root);
        ({ problems } = found);
        if (problems.length > 0) console.error(`\n${report(problems)}`);
        if (problems.length > 0 && command !== 'dev') {
          console.error('Nothing was built. Fix these and run the command again.\n');
          process.exit(1);
        }
        const business = found.rows.business as Content['business'] | undefined;
        updateConfig({
          // In dev, content with errors may not have a URL.
          site: business?.site ?? 'http://localhost',
          // Templates get their language from `Astro.currentLocale`.
          i18n: {
            defaultLocale: 'en',
            locales: ['en', ...found.rows.languages.map(({ id }) => id)],
            routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false, fallbackType: 'redirect' },
          },
        });
      },
      'astro:server:setup': (server) => showErrors(server, problems),
    },
  };
}
