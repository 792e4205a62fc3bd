/**
 * Checks content/ before Astro does anything, and stops `astro build` and `astro check` with a readable report while it
 * has mistakes. `astro dev` begins all the same, and shows them in the browser (content-overlay.ts).
 */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '#validation/check.ts';
import { onDisk } from '#validation/disk.ts';
import { languagesIn } from '#validation/files.ts';
import { report, type Problem } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';
import { showMistakes } from './content-overlay.ts';

/** Astro integration: runs before any page is built, so that no half-true site is ever written; names the site's address. */
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
          // A development server that begins with mistakes may not know the address.
          site: business?.site ?? 'http://localhost',
          // Templates learn their language from the address of the page.
          i18n: {
            defaultLocale: 'en',
            locales: ['en', ...languagesIn(onDisk(root))],
            routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false, fallbackType: 'redirect' },
          },
        });
      },
      'astro:server:setup': (server) => showMistakes(server, problems),
    },
  };
}
