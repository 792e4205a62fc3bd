/**
 * Reads and checks content/ before Astro does anything, stops `astro build`, `astro check` and `astro dev` with a
 * readable report while it has mistakes, and hands the checked rows to whoever needs them later. While `astro dev` runs,
 * mistakes are shown in place of every page.
 */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '#model/check.ts';
import { stateOf } from '#model/problem-page.ts';
import { report, type Problem } from '#model/problem.ts';
import type { Content } from '#model/rows.ts';
import { ROWS, TELL } from './checked-content.ts';
import { reporting } from './content-report.ts';

/** Astro integration: runs before any page is built, so that no half-true site is ever written; names the site's address. */
export function contentCheck(): AstroIntegration {
  let checked: Content | undefined;
  let problems: readonly Problem[] = [];
  let reload = (): void => undefined;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command, isRestart, updateConfig }) => {
        if (command === 'preview') return;
        const found = await checkContent(fileURLToPath(config.root));
        ({ problems } = found);
        const business = found.rows.business as Content['business'] | undefined;
        // A development server that begins again after a change of settings goes on telling, as long as it knows the address.
        if (problems.length > 0 && !(isRestart && business)) {
          console.error(`\n${report(problems)}\nNothing was built. Fix these and run the command again.\n`);
          process.exit(1);
        }
        if (problems.length === 0) checked = found.rows;
        // Templates learn their language from the address of the page.
        const languages = (found.rows.languages as Content['languages'] | undefined)?.map(({ id }) => id) ?? [];
        updateConfig({
          site: business?.site,
          i18n: {
            defaultLocale: 'en',
            locales: ['en', ...languages],
            routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false, fallbackType: 'redirect' },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(reporting(() => problems));
        reload = () => server.environments.client.hot.send({ type: 'full-reload' });
      },
      [ROWS]: () => checked,
      [TELL]: (found: readonly Problem[]) => {
        const isNews = stateOf(found) !== stateOf(problems);
        problems = found;
        if (isNews) reload();
      },
    },
  };
}
