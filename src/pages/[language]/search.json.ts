/** `/es/search.json`: what the index of words in the pages of a further language knows them by. */
import type { APIRoute } from 'astro';
import type { Site } from '#model/entities.ts';
import { site } from '#model/site.ts';
import { searchEntries } from '#views/search.ts';

export const getStaticPaths = () =>
  site.languages.map((own) => ({ params: { language: own.language }, props: { own } }));

export const GET: APIRoute<{ own: Site }> = ({ props }) => Response.json(searchEntries(props.own));
