/** `/payment-success`: next steps after paying. */
import type { Site } from '#business/entities.ts';
import { opening, textBlocks } from '#layout/text-page.ts';
import { letter, withLetter } from '#ui/contact/contact.ts';
import { contactWords } from '#ui/contact/words.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { type Source, Prose } from '#ui/sources/prose.ts';

interface PaymentSuccessView extends PageView {
  picture: PictureView;
  lead: string;
  next: TextBlock[];
  sources: Source[];
}

export function paymentSuccessView(site: Site): PaymentSuccessView {
  const prose = new Prose(site);
  const view = opening(site, 'paymentSuccess', { indexed: false });
  return {
    ...view,
    contact: withLetter(view.contact, letter(site, contactWords(site.language).letters.finished)),
    picture: requiredPicture(site, 'fleet/truck-0'),
    next: textBlocks(site, prose, 'paymentSuccess'),
    sources: prose.sources,
  };
}

export const pagesIn = onePage('paymentSuccess', paymentSuccessView);
