/** `/rules.json`: collection rules of all municipalities, with source URLs. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { rulesJson } from '#features/rules/comparison/data.ts';

export const GET: APIRoute = () => Response.json(rulesJson(site));
