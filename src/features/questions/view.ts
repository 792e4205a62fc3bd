/** `/questions`: common questions from several pages. */
import type { Site } from '#business/entities.ts';
import { questionsOf, textAnswers } from '#layout/text-page.ts';
import type { TextPageName } from '#pages.ts';
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { answered, Prose, type AnsweredQuestion, type Source } from '#ui/sources/prose.ts';
import { questionsWords } from './words.ts';

interface QuestionsView extends PageView {
  lead: string;
  picture: PictureView;
  groups: { id: string; heading: string; questions: AnsweredQuestion[]; more: Link | undefined }[];
  sources: Source[];
}

/** Questions per group; each group links to the page with the rest. */
const MAX_QUESTIONS = 4;

/** Text pages that contribute questions. */
const PAGES = { visit: 'contact', photos: 'photoQuote' } as const satisfies Record<string, TextPageName>;

function questionsView(site: Site): QuestionsView {
  const { headings, ...words } = questionsWords(site.language);
  const prose = new Prose(site);
  const groups = [
    { id: 'first', heading: headings.first, questions: answered(site, prose, site.faq), more: undefined },
    ...(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((id) => ({
      id,
      heading: headings[id],
      questions: questionsOf(textAnswers(site, prose, PAGES[id])).slice(0, MAX_QUESTIONS),
      more: { label: headings.more[id], href: site.pages[PAGES[id]] },
    })),
  ].filter(({ questions }) => questions.length > 0);
  return {
    head: head(site, {
      title: words.headTitle,
      description: words.description,
      path: site.pages.questions,
      indexed: true,
      // No `questions` here: each page marks up its own.
      graph: { spoken: OPENING },
    }),
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    title: words.title,
    lead: words.lead,
    picture: requiredPicture(site, 'places/mailbox'),
    groups,
    sources: prose.sources,
  };
}

export const pagesIn = onePage('questions', questionsView);
