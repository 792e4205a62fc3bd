/** `/locations/rules/data` */
import type { Site } from '#business/entities.ts';
import { type TextPageView, textPageView } from '#layout/text-page.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { onePage } from '#ui/page-view.ts';

const rulesDataView = (site: Site): TextPageView => ({
  ...textPageView(site, 'rulesData', { picture: 'places/town-hall' }),
  breadcrumbs: breadcrumbsOf(site, 'locations', 'rules'),
});

export const pagesIn = onePage('rulesData', rulesDataView);
