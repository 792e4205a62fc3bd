/** `/llms.txt`: introduction; the build appends the list of pages. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { llmsIntro } from '#features/site-files/llms.ts';

export const GET: APIRoute = () => new Response(llmsIntro(site));
