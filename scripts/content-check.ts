/** Stops `astro build`, `astro check` and `astro dev` with a readable report while content/ has mistakes. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { contentProblems } from '#model/check.ts';
import { report } from '#model/problem.ts';

/** Astro integration: runs before any page is built, so that no half-true site is ever written. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ config, command }) => {
        if (command === 'preview') return;
        const problems = contentProblems(fileURLToPath(config.root));
        if (problems.length === 0) return;
        console.error(`\n${report(problems)}\nNothing was built. Mend these and run the command again.\n`);
        process.exit(1);
      },
    },
  };
}
