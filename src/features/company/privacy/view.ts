/** `/privacy` */
import type { Site } from '#business/entities.ts';
import { type TextPageView, textPageView } from '#layout/text-page.ts';
import { escapeHtml } from '#lib/html.ts';
import { onePage } from '#ui/page-view.ts';
import { privacyWords } from './words.ts';

/** Analytics and offline storage depend on site settings, so their paragraphs are added here. */
export function privacyView(site: Site): TextPageView {
  const words = privacyWords(site.language);
  const { contactEvents, offline } = site.business;
  const view = textPageView(site, 'privacy', { picture: 'places/empty-room' });
  const texts = [contactEvents ? words.counted(contactEvents) : words.uncounted, ...(offline ? [words.kept] : [])];
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`);
  return {
    ...view,
    blocks: view.blocks.map((block, index) =>
      index === 0 ? { ...block, html: [block.html, ...paragraphs].join('\n') } : block,
    ),
  };
}

export const pagesIn = onePage('privacy', privacyView);
