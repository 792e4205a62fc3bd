/** `/estimator.json`, `/es/estimator.json`: synonyms of the load estimator’s items. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { everyLanguage } from '#layout/static-paths.ts';
import { estimatorSynonyms } from '#features/pricing/estimator/estimator.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ localSite: Site }> = ({ props }) => Response.json(estimatorSynonyms(props.localSite));
