/** `/estimator.json`: other names of the load estimator's things, for its search. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { estimatorNames } from '#views/estimator.ts';

export const GET: APIRoute = () => Response.json(estimatorNames(site));
