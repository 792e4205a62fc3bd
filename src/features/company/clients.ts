/** `/property-managers` and `/executors`: what people who handle a place for others ask, a checklist and an e-mail. */
import type { PageView } from '#ui/page-view.ts';
import { type Words, en } from './words.en.ts';
import { type TextBlock, textBlocks, questionsOf, textAnswers, opening } from '#layout/text-page.ts';
import { type Letter, letter } from '#ui/contact/contact.ts';
import { type Source, Prose } from '#ui/sources/prose.ts';
import type { Site, StandingPicture } from '#business/entities.ts';
import { contactWords } from '#ui/contact/words.ts';
import { type PictureView, standingPicture } from '#ui/picture/pictures.ts';
import { trail } from '#ui/breadcrumbs.ts';

export interface ClientsView extends PageView {
  labels: Words;
  lead: string;
  picture: PictureView;
  blocks: TextBlock[];
  /** The sections headed "Checklist…": to tick, and printed on a page of their own. */
  checklists: TextBlock[];
  letter: Letter;
  sources: Source[];
}

/** The page for each role. */
const PAGE_OF = { managers: 'propertyManagers', executors: 'executors' } as const;

const isChecklist = ({ heading }: TextBlock): boolean => /^checklist/i.test(heading);

export function clientsView(site: Site, who: keyof typeof PAGE_OF, picture: StandingPicture): ClientsView {
  const page = PAGE_OF[who];
  const prose = new Prose(site);
  const shown = standingPicture(site, picture);
  const blocks = textBlocks(site, prose, page);
  const questions = questionsOf(textAnswers(site, new Prose(site), page));
  const view = opening(site, page, {
    indexed: true,
    graph: { questions, picture: shown },
    picture: shown,
  });
  const ready = letter(site, contactWords(site.language).letters[who]);
  return {
    ...view,
    breadcrumbs: trail(site, 'services'),
    // Every way to e-mail from this page opens the same letter.
    contact: { ...view.contact, mail: ready.mail },
    labels: en,
    picture: shown,
    blocks: blocks.filter((block) => !isChecklist(block)),
    checklists: blocks.filter(isChecklist),
    letter: ready,
    sources: prose.sources,
  };
}
