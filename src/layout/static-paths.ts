/** `getStaticPaths` for templates and endpoints, in all languages. */
import { site } from '#business/site.ts';
import type { PageName } from '#pages.ts';
import { inEveryLanguage, type PagesIn, type PageView } from '#ui/page-view.ts';

/** @param name the page's id in src/pages.ts, which is also the route parameter (src/build/page-routes.ts) */
export const staticPaths = <View extends PageView>(name: PageName, pagesIn: PagesIn<View>) =>
  inEveryLanguage(site, pagesIn).map(({ path, view }) => ({
    params: { [name]: path.slice(1) || undefined },
    props: { view },
  }));

/** For a file in src/pages/[...language]: English stands at the root. */
export const everyLanguage = () =>
  [site, ...site.languages].map((localSite) => ({
    params: { language: localSite === site ? undefined : localSite.language },
    props: { localSite },
  }));
