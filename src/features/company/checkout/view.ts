/** `/checkout` and `/payment-success`: how paying works, and what to do afterwards. */
import type { Site } from '#business/entities.ts';
import { trail } from '#layout/site-chrome.ts';
import { standingPicture, type PictureView } from '#ui/parts.ts';
import type { PageView } from '#ui/page-view.ts';
import { plain, Prose, type Answered, type Source } from '#ui/sources/prose.ts';
import { asked, opening, textAnswers, textBlocks, textPage, type TextBlock } from '#layout/text-page.ts';
import { en, type Words } from './words.en.ts';

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
      path: site.pages.checkout,
      indexed: false,
      graph: { type: 'CheckoutPage', questions: asked(questions) },
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

export interface PaymentSuccessView extends PageView {
  picture: PictureView;
  lead: string;
  next: TextBlock[];
  sources: Source[];
}

export function paymentSuccessView(site: Site): PaymentSuccessView {
  const prose = new Prose(site);
  return {
    ...opening(site, 'payment-success', { path: site.pages.paymentSuccess, indexed: false }),
    picture: standingPicture(site, 'fleet/truck-empty'),
    next: textBlocks(site, prose, 'payment-success'),
    sources: prose.sources,
  };
}
