/** `/about`, `/privacy`, `/accessibility` and `/locations/how-we-check`: headed paragraphs from content/pages. */
import type { PageParts } from '#seo/graph.ts';
import { localBusiness } from '#seo/schema.ts';
import type { Site, StandingPicture } from '#business/entities.ts';
import type { TextPageId } from '#business/schema/text-pages.ts';
import { escapeHtml } from '#lib/html.ts';
import { trail } from '#layout/site-chrome.ts';
import { standingPicture, type PictureView } from '#ui/parts.ts';
import type { PageView } from '#ui/page-view.ts';
import { Prose, type Source } from '#ui/sources/prose.ts';
import { opening, textBlocks, type TextBlock } from '#layout/text-page.ts';
import { privacyWords } from '#features/company/privacy/words.ts';

export interface TextPageView extends PageView {
  lead: string;
  /** Beside the headline. */
  picture: PictureView | undefined;
  blocks: TextBlock[];
  sources: Source[];
}

/** @param picture stands on the page's social card */
function textPageView(
  site: Site,
  id: TextPageId,
  path: string,
  { graph = {}, picture }: { graph?: PageParts; picture?: StandingPicture } = {},
): TextPageView {
  const prose = new Prose(site);
  return {
    ...opening(site, id, { path, indexed: true, graph, picture: picture && standingPicture(site, picture) }),
    picture: undefined,
    blocks: textBlocks(site, prose, id),
    sources: prose.sources,
  };
}

export function aboutView(site: Site): TextPageView {
  const picture = standingPicture(site, 'fleet/crew');
  const graph: PageParts = { type: 'AboutPage', about: localBusiness(site), picture };
  return { ...textPageView(site, 'about', site.pages.about, { graph, picture: 'fleet/crew' }), picture };
}

export const accessibilityView = (site: Site): TextPageView =>
  textPageView(site, 'accessibility', site.pages.accessibility);

/** What the site does with a visitor follows from its settings, so the page says it itself. */
export function privacyView(site: Site): TextPageView {
  const words = privacyWords(site.language);
  const { contactEvents, offline } = site.business;
  const view = textPageView(site, 'privacy', site.pages.privacy, { picture: 'places/empty-room' });
  const added = [contactEvents ? words.counted(contactEvents) : words.uncounted, ...(offline ? [words.kept] : [])];
  const paragraphs = added.map((text) => `<p>${escapeHtml(text)}</p>`);
  return {
    ...view,
    blocks: view.blocks.map((block, at) =>
      at === 0 ? { ...block, html: [block.html, ...paragraphs].join('\n') } : block,
    ),
  };
}

export const howWeCheckView = (site: Site): TextPageView => ({
  ...textPageView(site, 'how-we-check', site.pages.howWeCheck, { picture: 'places/town-hall' }),
  breadcrumbs: trail(site, 'locations', 'rules'),
});
