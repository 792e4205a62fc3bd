/** `/rules.schema.json`: JSON Schema of `/rules.json`. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { rulesSchema } from '#features/rules/comparison/data.ts';

export const GET: APIRoute = () => Response.json(rulesSchema(site));
