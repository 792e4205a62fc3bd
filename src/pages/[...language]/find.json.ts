/** `/find.json`, `/es/find.json`: search data. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { everyLanguage } from '#layout/static-paths.ts';
import { site } from '#business/site.ts';
import { collectMetadata } from '#features/all-pages.ts';
import { buildSearchData } from '#ui/finder/build-search-data.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ localSite: Site }> = ({ props }) =>
  Response.json(buildSearchData(props.localSite, collectMetadata(site).headings[props.localSite.language]));
