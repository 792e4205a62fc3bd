/** `/contact`: phone, email, hours and common questions. */
import type { Site } from '#business/entities.ts';
import { questionsOf, opening, textAnswers, textPage } from '#layout/text-page.ts';
import { files } from '#pages.ts';
import { localBusiness, specialHours } from '#seo/schema.ts';
import { openHours } from '#ui/contact/contact.ts';
import { contactWords as linkWords } from '#ui/contact/words.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { Prose, type AnsweredQuestion, type Source } from '#ui/sources/prose.ts';
import { ratingLine } from '#ui/work/reviews.ts';
import type { Words } from './words.en.ts';
import { contactWords } from './words.ts';

interface ContactPageView extends PageView {
  labels: Words['labels'];
  picture: PictureView;
  lead: string;
  hours: string;
  /** "Thanksgiving, November 26, 2026: closed" */
  special: string[];
  rating: Link | undefined;
  booking: Link | undefined;
  say: { title: string }[];
  vcard: string;
  areas: (Link & { picture: PictureView })[];
  questions: AnsweredQuestion[];
  sources: Source[];
}

export function contactView(site: Site): ContactPageView {
  const words = contactWords(site.language);
  const { actions } = linkWords(site.language);
  const { business } = site;
  const prose = new Prose(site);
  const questions = textAnswers(site, prose, 'contact');
  const rating = ratingLine(site);
  const picture = requiredPicture(site, 'fleet/crew');
  return {
    ...opening(site, 'contact', {
      indexed: true,
      graph: {
        type: 'ContactPage',
        about: { ...localBusiness(site), ...specialHours(site) },
        questions: questionsOf(questions),
      },
      picture,
    }),
    labels: words.labels,
    picture,
    hours: openHours(site),
    special: site.business.hours.special.map(site.formats.period),
    rating: rating === undefined ? undefined : { label: words.rated(rating), href: site.pages.reviews },
    booking: business.booking === undefined ? undefined : { label: actions.book, href: business.booking },
    say: (textPage(site, 'contact').say ?? []).map((title) => ({ title })),
    vcard: files.vcard,
    areas: site.counties.map((county) => ({ label: county.label, href: county.path, picture: county.picture })),
    questions,
    sources: prose.sources,
  };
}

export const pagesIn = onePage('contact', contactView);
