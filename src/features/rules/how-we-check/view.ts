/** TODO header */
import type { Site } from '#business/entities.ts';
import { type TextPageView, textPageView } from '#layout/text-page.ts';
import { trail } from '#ui/breadcrumbs.ts';

export const howWeCheckView = (site: Site): TextPageView => ({
  ...textPageView(site, 'how-we-check', site.pages.howWeCheck, { picture: 'places/town-hall' }),
  breadcrumbs: trail(site, 'locations', 'rules'),
});
