/**
 * Reads and checks content/ before Astro does anything, stops `astro build`, `astro check` and `astro dev` with a
 * readable report while it has mistakes, and hands the checked rows to whoever needs them later.
 */
import type { AstroConfig, AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '#model/check.ts';
import { report } from '#model/problem.ts';
import type { Rows } from '#model/rows.ts';

/** An integration's hook of our own: Astro loads content.config.ts as modules apart, and only its config reaches both. */
const HOOK = 'content:rows';

/** Astro integration: runs before any page is built, so that no half-true site is ever written; names the site's address. */
export function contentCheck(): AstroIntegration {
  let checked: Rows | undefined;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command, updateConfig }) => {
        if (command === 'preview') return;
        const { rows, problems } = await checkContent(fileURLToPath(config.root));
        if (problems.length === 0) {
          checked = rows;
          updateConfig({ site: rows.business.site });
          return;
        }
        console.error(`\n${report(problems)}\nNothing was built. Mend these and run the command again.\n`);
        process.exit(1);
      },
      [HOOK]: () => checked,
    },
  };
}

/**
 * The rows that were checked before this command began.
 *
 * @throws Error where nothing was checked: the integration is missing, or the command is a preview
 */
export function checkedRows({ integrations }: Pick<AstroConfig, 'integrations'>): Rows {
  const hook = integrations.map(({ hooks }) => hooks[HOOK]).find((found) => found !== undefined);
  const rows = (hook as (() => Rows | undefined) | undefined)?.();
  if (!rows) throw new Error('No content was checked: astro.config.mjs must list contentCheck().');
  return rows;
}
