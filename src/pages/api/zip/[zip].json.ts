/** `/api/zip/{zip}.json`: data for the ZIP finder. */
import type { APIRoute } from 'astro';
import type { Zip } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { zipAnswer } from '#features/places/zip/view.ts';

export const getStaticPaths = () => site.zips.map((zip) => ({ params: { zip: zip.id }, props: { zip } }));

export const GET: APIRoute<{ zip: Zip }> = ({ props }) => Response.json(zipAnswer(site, props.zip));
