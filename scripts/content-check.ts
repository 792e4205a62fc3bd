/** Stops `astro build`, `astro check` and `astro dev` with a readable report while content/ has mistakes. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '#model/check.ts';
import { report } from '#model/problem.ts';

/** Astro integration: runs before any page is built, so that no half-true site is ever written; names the site's address. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ config, command, updateConfig }) => {
        if (command === 'preview') return;
        const { rows, problems } = checkContent(fileURLToPath(config.root));
        if (problems.length === 0) {
          updateConfig({ site: rows.business.site });
          return;
        }
        console.error(`\n${report(problems)}\nNothing was built. Mend these and run the command again.\n`);
        process.exit(1);
      },
    },
  };
}
