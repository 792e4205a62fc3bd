/** `/{language}/estimator.json`: synonyms of the load estimator's items in other languages. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { estimatorSynonyms } from '#features/pricing/estimator/estimator.ts';

export const getStaticPaths = () =>
  site.languages.map((localSite) => ({ params: { language: localSite.language }, props: { localSite } }));

export const GET: APIRoute<{ localSite: Site }> = ({ props }) => Response.json(estimatorSynonyms(props.localSite));
