/** `/es/find.json`: what search page and ZIP finder of a further language look through. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { collectMetadata } from '#features/all-pages.ts';
import { buildSearchData } from '#ui/finder/build-search-data.ts';

export const getStaticPaths = () =>
  site.languages.map((own) => ({ params: { language: own.language }, props: { own } }));

export const GET: APIRoute<{ own: Site }> = ({ props }) =>
  Response.json(buildSearchData(props.own, collectMetadata(site).headings[props.own.language]));
