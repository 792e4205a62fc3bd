/** TODO header */
import type { Site } from '#business/entities.ts';
import { type TextPageView, textPageView } from '#layout/text-page.ts';

export const accessibilityView = (site: Site): TextPageView =>
  textPageView(site, 'accessibility', site.pages.accessibility);
