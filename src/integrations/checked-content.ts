/**
 * Asks the content check for what it has read. Apart from the check itself, whose code a build would otherwise load a
 * second time for content.config.ts.
 */
import type { AstroConfig } from 'astro';
import type { Problem } from '#model/problem.ts';
import type { Content } from '#model/rows.ts';

/**
 * An integration's hooks of our own: Astro loads content.config.ts as modules apart, and only its config reaches both.
 */
export const ROWS = 'content:rows';
export const TELL = 'content:tell';

/** One of our own hooks, wherever its integration stands in the list. */
const hookOf = ({ integrations }: Pick<AstroConfig, 'integrations'>, name: string): unknown =>
  integrations.map(({ hooks }) => hooks[name]).find((found) => found !== undefined);

/**
 * The rows that were checked before this command began.
 *
 * @throws Error where nothing was checked: the integration is missing, or the command is a preview
 */
export function checkedRows(config: Pick<AstroConfig, 'integrations'>): Content {
  const rows = (hookOf(config, ROWS) as (() => Content | undefined) | undefined)?.();
  if (!rows) throw new Error('No content was checked: astro.config.mjs must list contentCheck().');
  return rows;
}

/** Has the development server show these in place of every page, or the pages again when there are none. */
export function tellBrowser(config: Pick<AstroConfig, 'integrations'>, problems: readonly Problem[]): void {
  (hookOf(config, TELL) as ((found: readonly Problem[]) => void) | undefined)?.(problems);
}
