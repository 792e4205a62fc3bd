/** `/ask.json`, `/es/ask.json`: data of the box and the search, and what the answer says. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { everyLanguage } from '#layout/static-paths.ts';
import { site } from '#business/site.ts';
import { collectMetadata } from '#features/all-pages.ts';
import { answerProps } from '#features/ask/ask-props.ts';
import { buildAskData, withMissedHeadings } from '#features/ask/build-ask-data.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ localSite: Site }> = async ({ props: { localSite } }) => {
  const others = [site, ...site.languages].filter(({ language }) => language !== localSite.language);
  const data = buildAskData(localSite, others, collectMetadata(site).headings[localSite.language]);
  return Response.json({ ...(await withMissedHeadings(data)), answer: await answerProps(localSite) });
};
