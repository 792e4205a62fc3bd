/** `/{language}/find.json`: search data of other languages. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { collectMetadata } from '#features/all-pages.ts';
import { buildSearchData } from '#ui/finder/build-search-data.ts';

export const getStaticPaths = () =>
  site.languages.map((localSite) => ({ params: { language: localSite.language }, props: { localSite } }));

export const GET: APIRoute<{ localSite: Site }> = ({ props }) =>
  Response.json(buildSearchData(props.localSite, collectMetadata(site).headings[props.localSite.language]));
