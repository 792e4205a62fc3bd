/** `/estimator.json`: synonyms of the load estimator's items, for its search. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { estimatorSynonyms } from '#features/pricing/estimator/estimator.ts';

export const GET: APIRoute = () => Response.json(estimatorSynonyms(site));
