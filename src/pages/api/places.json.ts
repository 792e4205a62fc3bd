/** `/api/places.json`: the places that the ZIP finder suggests by name. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { placeEntries } from '#views/search.ts';

export const GET: APIRoute = () => Response.json(placeEntries(site));
