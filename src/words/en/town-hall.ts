/** `/municipality/{slug}`: what the town hall itself takes. */
import { capital, counted, listed } from '#lib/words.ts';
import type { Municipality, RuleKind, Rules } from '#schema/places.ts';

/** Who decides there. */
const halls: Record<Municipality['kind'], string> = {
  city: 'city',
  town: 'town',
  village: 'village',
  'town-village': 'town',
  borough: 'borough',
  township: 'township',
};

const collectors: Record<NonNullable<Rules['collector']>, (hall: string) => string> = {
  own: (hall) => `The ${hall}'s own crews collect.`,
  contractor: (hall) => `A contractor collects for the ${hall}.`,
  private: () => 'Every household hires a private carter here.',
};

/** On the card of a shared link, beside a tick or a cross; one word each. */
const marks: Record<RuleKind, string> = {
  bulk: 'Furniture',
  appliances: 'Appliances',
  electronics: 'Electronics',
  debris: 'Debris',
};

export const townHall = {
  /** In search results, at most 60 characters, with the state's letters behind it where there is room. */
  headTitle: (place: string) => `${place} Bulk Trash & Recycling Rules`,
  /** `answers` are as below, as many as fit. */
  description: ({ place, answers }: { place: string; answers: readonly string[] }) =>
    `What ${place} takes: ${answers.join(' ')} Drop-off sites and who to call.`,
  /** "Furniture: at the curb, call first (Tuesday)." `label` is the answer, `details` day, limit and price, or ''. */
  answer: ({ kind, label, details }: { kind: RuleKind; label: string; details: string }) =>
    `${marks[kind]}: ${label.replace(/^(No|At|If|For|Not|On)\b/, (word) => word.toLowerCase())}${details ? ` (${details})` : ''}.`,
  shortDescription: (place: string) =>
    `What ${place} collects, what the county takes instead, the nearest drop-off sites, and who to call before you pay a hauler.`,
  card: {
    /** Stands above the name of the place. */
    lead: 'Bulk trash and recycling in',
    answer: (rules: number) => counted(rules, 'rule'),
    note: 'Each with its source and date',
    /** In place of answer and note where there are marks. */
    markedNote: (rules: number) => `${counted(rules, 'rule')}, each with its source and date`,
    marks,
  },
  title: ({ place, kind }: { place: string; kind: Municipality['kind'] }) => `${place}: what the ${halls[kind]} takes`,
  /** `sentence` says what kind of place it is, and where; see parts. */
  lead: (sentence: string) => `${sentence} Look here before you pay for a truck.`,
  table: {
    /** Read out as the name of the section. */
    label: 'What it takes, at a glance',
    kind: 'What',
    taken: 'Taken?',
    details: 'Day, limit, price',
    source: 'Source',
    noSource: 'We looked and found nothing we trust. Ask which day, how many pieces, and what stays behind.',
  },
  /** Who collects there. */
  collector: ({ collector, kind }: { collector: NonNullable<Rules['collector']>; kind: Municipality['kind'] }) =>
    collectors[collector](halls[kind]),
  today: {
    heading: 'What you can do today',
    furniture: 'Put furniture out',
    metal: 'Put appliances and metal out',
    /** Behind one of the two above. */
    afterCall: (title: string) => `${title}, after a call`,
    /** `details` are day, limit and price in a few words; '' where they are not known; `who` may, where not everybody. */
    curb: ({ details, who }: { details: string; who: string | undefined }) =>
      [details || 'The day is on the collection calendar', who]
        .map((part) => part && `${capital(part)}.`)
        .filter(Boolean)
        .join(' '),
    check: 'Check the day',
    ask: 'Ask the town hall',
    website: 'Its own page has the calendar and the telephone.',
    noWebsite: 'We have no page of it that we could confirm.',
    bring: 'Bring it yourself',
    /** `takes` is a sentence; `distance` is said as "about 3.5 miles". */
    site: ({ takes, distance, hours }: { takes: string; distance: string; hours: string | undefined }) =>
      `${takes} ${capital(distance)}, in a straight line.${hours ? ` ${hours}.` : ''}`,
    carried: 'Have it carried',
    carriedText: (price: string) =>
      `When it is too heavy, too much or too soon: from ${price}, and you approve the price first.`,
    prices: 'Every price',
  },
  rules: 'Everything we found, in full',
  /** `towns` are those around a village. */
  missing: ({ place, towns }: { place: string; towns: readonly string[] }) =>
    `We looked for ${place}'s own rules on bulk trash, metal, electronics, yard waste and debris, and found none in a source we trust. ${towns.length > 0 ? `Some services of a village are the town's: see ${listed(towns)}. ` : ''}The town hall knows; ask before you put anything at the curb.`,
  /** A link to the page on which they stand in full. */
  shared: ({ place, rules }: { place: string; rules: number }) => `${counted(rules, 'rule')} shared with ${place}`,
  help: 'Rules change: confirm with the town hall before you rely on one.',
  facilities: 'Places residents may use',
  county: {
    heading: 'County and state',
    text: (count: number) =>
      `${counted(count, 'statement')} on hazardous waste, electronics, paint, debris and licenses, with sources.`,
    /** Who makes rules there beside the town halls. */
    authority: (county: string) => `${county} County`,
    link: (authority: string) => `What ${authority} takes, and the state's law`,
  },
  neighbors: "The neighbors' rules",
};
