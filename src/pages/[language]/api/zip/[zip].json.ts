/** `/es/api/zip/{zip}.json`: what the ZIP finder of a further language reads. */
import type { APIRoute } from 'astro';
import type { Site, Zip } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { zipAnswer } from '#features/places/zip/view.ts';

export const getStaticPaths = () =>
  site.languages.flatMap((own) =>
    own.zips.map((zip) => ({ params: { language: own.language, zip: zip.id }, props: { own, zip } })),
  );

export const GET: APIRoute<{ own: Site; zip: Zip }> = ({ props }) => Response.json(zipAnswer(props.own, props.zip));
