/** `/es/find.json`: what search page and ZIP finder of a further language look through. */
import type { APIRoute } from 'astro';
import type { Site } from '#model/entities.ts';
import { site } from '#model/site.ts';
import { aheadOf } from '#views/all-pages.ts';
import { findables } from '#views/search.ts';

export const getStaticPaths = () =>
  site.languages.map((own) => ({ params: { language: own.language }, props: { own } }));

export const GET: APIRoute<{ own: Site }> = ({ props }) =>
  Response.json(findables(props.own, aheadOf(site).headings[props.own.language]));
