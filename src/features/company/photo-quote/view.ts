/** `/photo-quote`: which photos to take, an example conversation and a prefilled message. */
import type { Site } from '#business/entities.ts';
import type { Shot } from '#business/schema/text-pages.ts';
import { questionsOf, opening, textAnswers, textPage } from '#layout/text-page.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { plain, Prose, type AnsweredQuestion, type Source } from '#ui/sources/prose.ts';
import type { Words } from './words.en.ts';
import { photoQuoteWords } from './words.ts';

export type { Shot };

interface PhotoQuoteView extends PageView {
  labels: Words['labels'];
  /** Where each shot is cut from. */
  pictures: Record<Shot, PictureView>;
  lead: string;
  shots: { shows: Shot; title: string; text: string }[];
  /** Messages of the example conversation; `shots` stand for photos. */
  example: { from: 'you' | 'us'; who: string; shots: Shot[]; text: string }[];
  questions: AnsweredQuestion[];
  sources: Source[];
}

export function photoQuoteView(site: Site): PhotoQuoteView {
  const { labels, who } = photoQuoteWords(site.language);
  const { photos = [], example = [] } = textPage(site, 'photoQuote');
  const prose = new Prose(site);
  const questions = textAnswers(site, prose, 'photoQuote');
  return {
    ...opening(site, 'photoQuote', {
      indexed: true,
      graph: { questions: questionsOf(questions) },
      picture: requiredPicture(site, 'fleet/truck-2'),
    }),
    breadcrumbs: breadcrumbsOf(site, 'pricing'),
    labels,
    pictures: {
      wide: requiredPicture(site, 'pairs/garage-before'),
      close: requiredPicture(site, 'services/couch-removal'),
      stairs: requiredPicture(site, 'services/basement-cleanout'),
      door: requiredPicture(site, 'services/eviction-foreclosure-cleanout'),
    },
    shots: photos.map(({ shows, title, text }) => ({ shows, title, text: plain(site, text) })),
    example: example.map(({ from, photos: shots = [], text }) => ({
      from,
      who: from === 'you' ? who.you : who.us(site.business.name),
      shots,
      text: plain(site, text),
    })),
    questions,
    sources: prose.sources,
  };
}

export const pagesIn = onePage('photoQuote', photoQuoteView);
