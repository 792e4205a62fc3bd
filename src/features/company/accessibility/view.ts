/** `/accessibility` */
import type { Site } from '#business/entities.ts';
import { type TextPageView, textPageView } from '#layout/text-page.ts';
import { onePage } from '#ui/page-view.ts';

export const accessibilityView = (site: Site): TextPageView => textPageView(site, 'accessibility');

export const pagesIn = onePage('accessibility', accessibilityView);
