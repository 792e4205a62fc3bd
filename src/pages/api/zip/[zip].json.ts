/** `/api/zip/{zip}.json`: what the ZIP finder reads. */
import type { APIRoute } from 'astro';
import type { Zip } from '#model/entities.ts';
import { site } from '#model/site.ts';
import { zipAnswer } from '#views/zip.ts';

export const getStaticPaths = () => site.zips.map((zip) => ({ params: { zip: zip.id }, props: { zip } }));

export const GET: APIRoute<{ zip: Zip }> = ({ props }) => Response.json(zipAnswer(site, props.zip));
