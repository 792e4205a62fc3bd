/** `/checkout`: how paying works. */
import type { Site } from '#business/entities.ts';
import { capital } from '#lib/text.ts';
import { textAnswers, opening, questionsOf, textPage } from '#layout/text-page.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { type AnsweredQuestion, type Source, Prose, plain } from '#ui/sources/prose.ts';
import { type Words, en } from './words.en.ts';

interface CheckoutView extends PageView {
  labels: Words;
  picture: PictureView;
  lead: string;
  steps: { title: string; text: string }[];
  /** Accepted payment methods; empty until the owner lists them. */
  payment: string[];
  questions: AnsweredQuestion[];
  sources: Source[];
}

export function checkoutView(site: Site): CheckoutView {
  const prose = new Prose(site);
  const questions = textAnswers(site, prose, 'checkout');
  return {
    ...opening(site, 'checkout', {
      indexed: false,
      graph: { type: 'CheckoutPage', questions: questionsOf(questions) },
    }),
    breadcrumbs: breadcrumbsOf(site, 'pricing'),
    labels: en,
    picture: requiredPicture(site, 'company/checkout'),
    steps: (textPage(site, 'checkout').steps ?? []).map(({ title, text }) => ({ title, text: plain(site, text) })),
    payment: (site.business.payment ?? []).map(capital),
    questions,
    sources: prose.sources,
  };
}

export const pagesIn = onePage('checkout', checkoutView);
