/** `/property-managers` and `/executors`: questions, a checklist to print and a prefilled email. */
import type { Site, StandingPicture } from '#business/entities.ts';
import { textBlocks, questionsOf, textAnswers, opening } from '#layout/text-page.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { type Letter, letter, withLetter } from '#ui/contact/contact.ts';
import { contactWords } from '#ui/contact/words.ts';
import type { PageView } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { type Source, Prose } from '#ui/sources/prose.ts';
import { managersProof, type ProofRow } from './proof.ts';
import { type Words, en } from './words.en.ts';

export interface ClientsView extends PageView {
  labels: Words;
  lead: string;
  picture: PictureView;
  /** Above the checklist. */
  band: PictureView;
  /** For property managers. */
  proof: ProofRow[];
  blocks: TextBlock[];
  /** Sections headed "Checklist…", each printed on its own page. */
  checklists: TextBlock[];
  letter: Letter;
  sources: Source[];
}

const PAGES = { managers: 'propertyManagers', executors: 'executors' } as const;

const isChecklist = ({ heading }: TextBlock): boolean => /^checklist/i.test(heading);

export function clientsView(
  site: Site,
  role: keyof typeof PAGES,
  { picture: pictureId, band }: { picture: StandingPicture; band: StandingPicture },
): ClientsView {
  const page = PAGES[role];
  const prose = new Prose(site);
  const picture = requiredPicture(site, pictureId);
  const blocks = textBlocks(site, prose, page);
  const questions = questionsOf(textAnswers(site, new Prose(site), page));
  const view = opening(site, page, {
    indexed: true,
    graph: { questions, picture },
    picture,
  });
  const prefilled = letter(site, contactWords(site.language).letters[role]);
  return {
    ...view,
    breadcrumbs: breadcrumbsOf(site, 'services'),
    contact: withLetter(view.contact, prefilled),
    labels: en,
    picture,
    band: requiredPicture(site, band),
    proof: role === 'managers' ? managersProof(site) : [],
    blocks: blocks.filter((block) => !isChecklist(block)),
    checklists: blocks.filter(isChecklist),
    letter: prefilled,
    sources: prose.sources,
  };
}
