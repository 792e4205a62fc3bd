/** `/rules.csv`: collection rules of all municipalities. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { rulesCsv } from '#features/rules/comparison/data.ts';

export const GET: APIRoute = () =>
  new Response(rulesCsv(site), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
