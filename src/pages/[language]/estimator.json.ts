/** `/es/estimator.json`: other names of the load estimator’s things in a further language. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { estimatorNames } from '#features/pricing/estimator/estimator.ts';

export const getStaticPaths = () =>
  site.languages.map((own) => ({ params: { language: own.language }, props: { own } }));

export const GET: APIRoute<{ own: Site }> = ({ props }) => Response.json(estimatorNames(props.own));
