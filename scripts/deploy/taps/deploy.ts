/** Puts the Worker that counts taps at its address, with a database of its own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Content } from '#business/rows.ts';
import type { Settings } from '../../../admin/settings.ts';
import { wrangler } from '../wrangler.ts';

/** For an answer, in milliseconds. */
const TIMEOUT = 8000;
/** Mondays at 7 or 8 in the morning in New York. */
const MONDAYS = '0 12 * * MON';

interface Given {
  /** content/business.yaml */
  business: Pick<Content['business'], 'site' | 'contactEvents' | 'hours'>;
  repository: Settings['repository'];
}

/**
 * The Worker's settings, as wrangler.jsonc would hold them: all of them are said elsewhere already.
 *
 * @param folder the project's folder
 * @throws Error that says what is missing
 */
export function tapsConfig(folder: string, { business, repository }: Given) {
  const { site, contactEvents, hours } = business;
  if (contactEvents === undefined)
    throw new Error('Nothing sends taps yet. Write contactEvents: /api/taps into content/business.yaml first.');
  if (repository.owner === '')
    throw new Error('Write the owner and name of the repository into admin/settings.ts first: it says who may read.');
  const { name, compatibility_date } = parse(
    readFileSync(join(folder, 'wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  ) as {
    name: string;
    compatibility_date: string;
  };
  return {
    name: `${name}-taps`,
    main: join(folder, 'scripts/deploy/taps/worker.ts'),
    compatibility_date,
    // Reached at the site's address alone; nothing of a request is logged.
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: false },
    routes: [new URL(contactEvents, site).href.replace('https://', '')],
    // Wrangler makes the database with the first deployment, and finds it by its name from then on.
    d1_databases: [{ binding: 'DB', database_name: `${name}-taps` }],
    services: [{ binding: 'SITE', service: name }],
    triggers: { crons: [MONDAYS] },
    vars: {
      TIME_ZONE: hours.timezone,
      REPOSITORY: `${repository.owner}/${repository.name}`,
      GITHUB_API: 'https://api.github.com',
    },
  };
}

/** @returns one sentence @throws Error that says what is missing, or what Cloudflare refused */
export async function deployTaps(folder: string, given: Given): Promise<string> {
  const config = tapsConfig(folder, given);
  const file = join(folder, '.wrangler/taps.json');
  mkdirSync(join(folder, '.wrangler'), { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  await wrangler(folder, ['deploy', '--config', file]);
  return `Taps are counted at ${config.routes.join()}. Deploy the site, so that it sends them.`;
}

/** Asks whether anything takes taps at that address. @returns a sentence if nothing does */
export async function tapsFault(address: string): Promise<string | undefined> {
  const sentence = (why: string) =>
    `Taps are sent to ${address}, where ${why}: run npm run deploy -- --taps, or take contactEvents out of content/business.yaml`;
  try {
    const { status } = await fetch(address, { method: 'POST', body: '{}', signal: AbortSignal.timeout(TIMEOUT) });
    return status === 404 || status === 405 || status >= 500 ? sentence(`a tap gets ${status}`) : undefined;
  } catch {
    return sentence('nothing answers');
  }
}
