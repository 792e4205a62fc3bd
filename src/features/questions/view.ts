/** `/questions`: what people ask before they call, in one place. */
import type { Site } from '#business/entities.ts';
import { head } from '#seo/head.ts';
import { OPENING } from '#seo/graph.ts';
import type { TextPageName } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { trail } from '#ui/breadcrumbs.ts';
import { type Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { answered, Prose, type Answered, type Source } from '#ui/sources/prose.ts';
import { questionsOf, textAnswers } from '#layout/text-page.ts';
import { questionsWords } from './words.ts';

export interface QuestionsView extends PageView {
  lead: string;
  groups: { id: string; heading: string; questions: Answered[]; more: Link | undefined }[];
  sources: Source[];
}

/** As many of a page's own questions as stand here: the rest is told there. */
const A_PAGE = 4;

/** The pages of text that answer questions of their own. */
const PAGES = { visit: 'contact', photos: 'photoQuote' } as const satisfies Record<string, TextPageName>;

export function questionsView(site: Site): QuestionsView {
  const { headings, ...words } = questionsWords(site.language);
  const prose = new Prose(site);
  const first = answered(site, prose, site.faq);
  const addresses = { visit: site.pages.contact, photos: site.pages.photoQuote };
  const groups = [
    { id: 'first', heading: headings.first, questions: first, more: undefined },
    ...(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((id) => ({
      id,
      heading: headings[id],
      questions: questionsOf(textAnswers(site, prose, PAGES[id])).slice(0, A_PAGE),
      more: { label: headings.more[id], href: addresses[id] },
    })),
  ].filter(({ questions }) => questions.length > 0);
  return {
    head: head(site, {
      title: words.headTitle,
      description: words.description,
      path: site.pages.questions,
      indexed: true,
      // Search engines read each question on the page that it comes from.
      graph: { spoken: OPENING },
    }),
    breadcrumbs: trail(site),
    contact: contact(site),
    title: words.title,
    lead: words.lead,
    groups,
    sources: prose.sources,
  };
}

export const pagesIn = onePage('questions', questionsView);
