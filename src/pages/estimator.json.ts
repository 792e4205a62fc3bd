/** `/estimator.json`: other names of the load estimator's things, for its search. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { estimatorNames } from '#features/pricing/estimator/estimator.ts';

export const GET: APIRoute = () => Response.json(estimatorNames(site));
