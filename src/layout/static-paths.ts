/** `getStaticPaths` for a page's template, in all languages. */
import { site } from '#business/site.ts';
import { isInLanguage } from '#i18n/addresses.ts';
import type { PageName } from '#pages.ts';
import type { PagesIn, PageView } from '#ui/page-view.ts';

/** @param name the page's id in src/pages.ts, which is also the route parameter (src/build/page-routes.ts) */
export const staticPaths = <View extends PageView>(name: PageName, pagesIn: PagesIn<View>) =>
  [site, ...site.languages].flatMap((localized) =>
    pagesIn(localized)
      .filter(({ path }) => isInLanguage(localized, path))
      .map(({ path, view }) => ({ params: { [name]: path.slice(1) || undefined }, props: { view } })),
  );
