/** What a visitor who has doubts can see or check: only what the owner has given. */
import type { Site } from '#business/entities.ts';
import { heldLicenses } from '#business/licenses.ts';
import type { PictureView } from '#ui/picture/pictures.ts';
import { en } from './words.en.ts';

interface ProofLine {
  text: string;
  href?: string | undefined;
  download?: true;
}

export interface ProofRow {
  label: string;
  lines: ProofLine[];
  picture?: PictureView | undefined;
}

const { labels, insurer, certificate, w9, file } = en.proof;

/** No row without lines. */
const row = (label: string, lines: ProofLine[], picture?: PictureView): ProofRow[] =>
  lines.length === 0 ? [] : [{ label, lines, picture }];

const paper = (name: string, href: string | undefined): ProofLine[] =>
  href === undefined
    ? []
    : [{ text: file(name, href.slice(href.lastIndexOf('.') + 1).toUpperCase()), href, download: true }];

const licenses = (site: Site): ProofLine[] =>
  heldLicenses(site).map(({ name, number, url }) => ({ text: `${name} ${number}`, href: url }));

const insurance = ({ business: { proof } }: Site): ProofLine[] => [
  ...(proof.insurer ? [{ text: insurer(proof.insurer) }] : []),
  ...paper(certificate, proof.certificate),
];

const photoOf = (site: Site, id: string | undefined): PictureView | undefined =>
  id === undefined ? undefined : site.pictures.get(id);

export function aboutProof(site: Site): ProofRow[] {
  const { proof, terms } = site.business;
  const { owner } = proof;
  const insured = insurance(site);
  // How a building gets its certificate proves nothing by itself.
  const more = insured.length > 0 && terms.insurance ? [{ text: terms.insurance }] : [];
  return [
    ...row(labels.owner, owner ? [{ text: owner.name }] : [], photoOf(site, owner?.picture)),
    ...row(labels.licenses, licenses(site)),
    ...row(labels.insurance, [...insured, ...more]),
    ...row(labels.w9, paper(w9, proof.w9)),
  ];
}

/** What the files of a building need. */
export const managersProof = (site: Site): ProofRow[] => [
  ...row(labels.insurance, insurance(site)),
  ...row(labels.w9, paper(w9, site.business.proof.w9)),
  ...row(labels.licenses, licenses(site)),
];

/** Photos of crew and trucks. */
export const crewPhotos = (site: Site): PictureView[] =>
  (site.business.proof.photos ?? []).flatMap((id) => photoOf(site, id) ?? []);
