/** `/about` */
import type { Site } from '#business/entities.ts';
import { type TextPageView, textPageView } from '#layout/text-page.ts';
import type { PageParts } from '#seo/graph.ts';
import { localBusiness } from '#seo/schema.ts';
import { onePage } from '#ui/page-view.ts';
import { requiredPicture } from '#ui/picture/pictures.ts';

export function aboutView(site: Site): TextPageView {
  const picture = requiredPicture(site, 'fleet/crew');
  const graph: PageParts = { type: 'AboutPage', about: localBusiness(site), picture };
  return { ...textPageView(site, 'about', { graph, picture: 'fleet/crew' }), picture };
}

export const pagesIn = onePage('about', aboutView);
