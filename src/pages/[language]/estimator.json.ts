/** `/es/estimator.json`: other names of the load estimator’s things in a further language. */
import type { APIRoute } from 'astro';
import type { Site } from '#model/entities.ts';
import { site } from '#model/site.ts';
import { estimatorNames } from '#views/estimator.ts';

export const getStaticPaths = () =>
  site.languages.map((own) => ({ params: { language: own.language }, props: { own } }));

export const GET: APIRoute<{ own: Site }> = ({ props }) => Response.json(estimatorNames(props.own));
