/** `/rules.json`: what every municipality takes, with the addresses of the sources. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { rulesJson } from '#views/rules-data.ts';

export const GET: APIRoute = () => Response.json(rulesJson(site));
