/** `/{language}/search.json`: page names for the full-text search in other languages. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { searchEntries } from '#ui/finder/build-search-data.ts';

export const getStaticPaths = () =>
  site.languages.map((localSite) => ({ params: { language: localSite.language }, props: { localSite } }));

export const GET: APIRoute<{ localSite: Site }> = ({ props }) => Response.json(searchEntries(props.localSite));
