/** `/api/zip/{zip}.json`, `/es/api/zip/{zip}.json`: what the box says of a ZIP code. */
import type { APIRoute } from 'astro';
import type { Site, Zip } from '#business/entities.ts';
import { zipAnswer } from '#features/places/zip/view.ts';
import { everyLanguage } from '#layout/static-paths.ts';

export const getStaticPaths = () =>
  everyLanguage().flatMap(({ params, props }) =>
    props.localSite.zips.map((zip) => ({ params: { ...params, zip: zip.id }, props: { ...props, zip } })),
  );

export const GET: APIRoute<{ localSite: Site; zip: Zip }> = ({ props }) =>
  Response.json(zipAnswer(props.localSite, props.zip));
