/** `/checkout` and `/payment-success`: how paying works, and what to do afterwards. */
import { type PageView, onePage } from '#ui/page-view.ts';
import { type Words, en } from './words.en.ts';
import { type Answered, type Source, Prose, plain } from '#ui/sources/prose.ts';
import type { Site } from '#business/entities.ts';
import { textAnswers, opening, questionsOf, textPage } from '#layout/text-page.ts';
import { type PictureView, standingPicture } from '#ui/picture/pictures.ts';
import { trail } from '#ui/breadcrumbs.ts';

export interface CheckoutView extends PageView {
  labels: Words;
  picture: PictureView;
  lead: string;
  steps: { title: string; text: string }[];
  /** Empty until the owner has said what is accepted. */
  payment: string[];
  questions: Answered[];
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
    breadcrumbs: trail(site, 'pricing'),
    labels: en,
    picture: standingPicture(site, 'fleet/crew'),
    steps: (textPage(site, 'checkout').steps ?? []).map(({ title, text }) => ({ title, text: plain(site, text) })),
    payment: site.business.payment ?? [],
    questions,
    sources: prose.sources,
  };
}

export const pagesIn = onePage('checkout', checkoutView);
