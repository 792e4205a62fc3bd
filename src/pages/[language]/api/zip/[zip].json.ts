/** `/es/api/zip/{zip}.json`: what the ZIP finder of a further language reads. */
import type { APIRoute } from 'astro';
import type { Site, Zip } from '#model/entities.ts';
import { site } from '#model/site.ts';
import { zipAnswer } from '#views/zip.ts';

export const getStaticPaths = () =>
  site.languages.flatMap((own) =>
    own.zips.map((zip) => ({ params: { language: own.language, zip: zip.id }, props: { own, zip } })),
  );

export const GET: APIRoute<{ own: Site; zip: Zip }> = ({ props }) => Response.json(zipAnswer(props.own, props.zip));
