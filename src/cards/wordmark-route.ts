/** `/_astro/wordmark.{name}.svg`: the wordmark. Added to the routes by src/integrations/social-cards.ts. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { wordmarkOf } from './wordmark.ts';

export const getStaticPaths = () => [{ params: { name: wordmarkOf(site.business.name).hash } }];

export const GET: APIRoute = () =>
  new Response(wordmarkOf(site.business.name).svg, { headers: { 'content-type': 'image/svg+xml' } });
