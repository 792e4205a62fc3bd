/** `/locations/rules/changes` */
import type { Site } from '#business/entities.ts';
import { type TextPageView, textPageView } from '#layout/text-page.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { onePage } from '#ui/page-view.ts';

const rulesChangesView = (site: Site): TextPageView => ({
  ...textPageView(site, 'rulesChanges', { picture: 'places/town-hall' }),
  breadcrumbs: breadcrumbsOf(site, 'locations', 'rules'),
});

export const pagesIn = onePage('rulesChanges', rulesChangesView);
