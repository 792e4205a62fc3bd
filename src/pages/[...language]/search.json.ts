/** `/search.json`, `/es/search.json`: page names for the full-text search; the build removes them afterwards. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { everyLanguage } from '#layout/static-paths.ts';
import { searchEntries } from '#ui/finder/build-search-data.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ localSite: Site }> = ({ props }) => Response.json(searchEntries(props.localSite));
