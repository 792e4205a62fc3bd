/** `/llms.txt`: the beginning; the build adds the list of pages. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { llmsIntro } from '#views/llms.ts';

export const GET: APIRoute = () => new Response(llmsIntro(site));
