/** The pages of a template for Astro, in all languages. */
import { site } from '#business/site.ts';
import { isInLanguage } from '#i18n/addresses.ts';
import type { PageName } from '#pages.ts';
import type { PagesIn, PageView } from '#ui/page-view.ts';

/** For `getStaticPaths` of the template that src/pages.ts gives to a page of this name (src/build/page-routes.ts). */
export const staticPaths = <View extends PageView>(name: PageName, pagesIn: PagesIn<View>) =>
  [site, ...site.languages].flatMap((each) =>
    pagesIn(each)
      .filter(({ path }) => isInLanguage(each, path))
      .map(({ path, view }) => ({ params: { [name]: path.slice(1) || undefined }, props: { view } })),
  );
