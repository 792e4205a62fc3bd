/** `/what-we-take/sources`: sources of the answers about items. */
import type { Site } from '#business/entities.ts';
import { itemAnswers } from '#features/items/view.ts';
import { itemsWords } from '#features/items/words.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture } from '#ui/picture/pictures.ts';
import type { Source } from '#ui/sources/prose.ts';

interface ItemSourcesView extends PageView {
  lead: string;
  sources: Source[];
}

function itemSourcesView(site: Site): ItemSourcesView {
  const { sources: words, card } = itemsWords(site.language);
  return {
    head: head(site, {
      title: words.headTitle,
      description: words.description,
      path: site.pages.itemSources,
      indexed: false,
    }),
    breadcrumbs: breadcrumbsOf(site, 'items'),
    contact: contact(site),
    card: { picture: requiredPicture(site, 'places/transfer-station'), answer: card.answer(site.items.length) },
    title: words.title,
    lead: words.lead,
    sources: itemAnswers(site).sources,
  };
}

export const pagesIn = onePage('itemSources', itemSourcesView);
