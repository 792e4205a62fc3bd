/** English text of `/municipality/{slug}`. */
import type { Fact } from '#business/schema/facts.ts';
import type { RuleKind } from '#business/schema/answers.ts';
import type { Municipality } from '#business/schema/places.ts';
import { counted, listed } from '#lib/text.ts';

const halls: Record<Municipality['kind'], string> = {
  city: 'city',
  town: 'town',
  village: 'village',
  'town-village': 'town',
  borough: 'borough',
  township: 'township',
};

/** Mentions the collector only where residents must hire one. */
const collectors: Partial<Record<NonNullable<Fact['collector']>, string>> = {
  private: 'You hire your own trash hauler here.',
};

/** On the social card, beside a check mark or a cross. */
const marks: Record<RuleKind, string> = {
  bulk: 'Furniture',
  appliances: 'Appliances',
  electronics: 'Electronics',
  'hazardous-waste': 'Paint',
  'yard-waste': 'Yard waste',
  debris: 'Debris',
};

export const en = {
  /** Title, at most 60 characters; the state is appended if it fits. */
  headTitle: (place: string) => `${place} Bulk Trash & Recycling Rules`,
  /** `answers` come from `answer`. */
  description: ({ place, answers }: { place: string; answers: readonly string[] }) =>
    `Trash rules in ${place}. ${answers.join(' ')} Drop-off sites and who to call.`,
  /** "Furniture: curbside, call first. Book for Tuesday." `details` are day, limit and price, or ''. */
  answer: ({ kind, label, details }: { kind: RuleKind; label: string; details: string }) =>
    `${marks[kind]}: ${label.replace(/^(No|At|If|For|Ask|On|The)\b/, (word) => word.toLowerCase())}.${details ? ` ${details}` : ''}`,
  shortDescription: (place: string) =>
    `What ${place} picks up, what the county takes instead, the nearest drop-off sites, and who to call.`,
  card: {
    /** Above the name of the place. */
    lead: 'Bulk trash and recycling in',
    answer: (rules: number) => counted(rules, 'rule'),
    note: 'Each with its source and date',
    /** Shown with the marks, instead of answer and note. */
    markedNote: (rules: number) => `${counted(rules, 'rule')}, each with its source and date`,
    marks,
  },
  /** `curb` is true if anything is collected at the curb. */
  title: ({ place, kind, curb }: { place: string; kind: Municipality['kind']; curb: boolean }) =>
    `${place}: what the ${halls[kind]} ${curb ? 'picks up' : 'takes'}`,
  /** `sentence` describes the place. */
  lead: (sentence: string) => `What goes at the curb, what you have to drop off yourself, and who to call. ${sentence}`,
  /** Above the contact buttons. Uses our name, because "we" could mean the town here. */
  haul: ({ name, place, price }: { name: string; place: string; price: string }) =>
    `Can’t wait, or can’t lift it? ${name} comes to ${place} and carries it out, from ${price}.`,
  table: {
    label: 'What it picks up, at a glance',
    /** Folded lines of a row. */
    more: ({ count, kind }: { count: number; kind: string }) => `${count} more for ${kind.toLowerCase()}`,
    /** Replaces terms that the row about `kind` already states. */
    sameTerms: (kind: string) => `Same conditions as for ${kind}.`,
    kind: 'What you have',
    taken: 'Pickup?',
    details: 'Day, limit, fee',
    /** Folded below the table. */
    sources: (count: number) => `${counted(count, 'source')} for this table`,
    noSource: 'We found no current town rule.',
  },
  collector: ({ collector }: { collector: NonNullable<Fact['collector']>; kind: Municipality['kind'] }) =>
    collectors[collector],
  calls: {
    heading: 'Who to call',
    /** `official` as in "City of Yonkers". */
    question: (official: string) => `Ask the ${official} what it picks up, and which day.`,
    noNumber: 'We have no number for the town.',
  },
  rules: 'Every rule we found',
  /** `towns` are the towns around a village. */
  missing: ({ place, towns }: { place: string; towns: readonly string[] }) =>
    `We found no reliable source for ${place}’s own rules on bulk trash, metal, electronics, yard waste or debris. ${towns.length > 0 ? `The town runs some services for the village, so see ${listed(towns)}. ` : ''}Call before you put anything at the curb.`,
  /** Link to the page with the full rules. */
  shared: ({ place, rules }: { place: string; rules: number }) =>
    `See ${counted(rules, 'more rule')} for this area on the ${place} page`,
  help: 'Rules change, so call before you put anything out.',
  facilities: 'Where to drop it off',
  county: {
    heading: 'County and state',
    /** Authority besides the municipalities. */
    authority: (county: string) => `${county} County`,
    link: (authority: string) => `${authority} drop-off sites and state law`,
  },
  neighbors: 'Rules in neighboring towns',
  /** Print only. */
  sheet: {
    title: (place: string) => `What goes where in ${place}`,
    /** Followed by the URL. */
    all: 'All the rules, with links to the sources:',
    removal: ({ name, phone, price }: { name: string; phone: string; price: string }) =>
      `Too heavy, or can’t wait? ${name} hauls it, from ${price}. Call or text ${phone}.`,
  },
};

export type Words = typeof en;
