/** `/{language}/api/zip/{zip}.json`: data for the ZIP finder in other languages. */
import type { APIRoute } from 'astro';
import type { Site, Zip } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { zipAnswer } from '#features/places/zip/view.ts';

export const getStaticPaths = () =>
  site.languages.flatMap((localSite) =>
    localSite.zips.map((zip) => ({ params: { language: localSite.language, zip: zip.id }, props: { localSite, zip } })),
  );

export const GET: APIRoute<{ localSite: Site; zip: Zip }> = ({ props }) =>
  Response.json(zipAnswer(props.localSite, props.zip));
