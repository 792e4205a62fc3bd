/** `/es/search.json`: what the index of words in the pages of a further language knows them by. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { searchEntries } from '#ui/finder/build-search-data.ts';

export const getStaticPaths = () =>
  site.languages.map((own) => ({ params: { language: own.language }, props: { own } }));

export const GET: APIRoute<{ own: Site }> = ({ props }) => Response.json(searchEntries(props.own));
