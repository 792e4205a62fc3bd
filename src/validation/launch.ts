/** What the owner must still supply or confirm. */
import { daysAfter } from '#lib/dates.ts';
import type { Problem } from '#business/problem.ts';
import { homeOf } from '#business/schema/collections.ts';
import { fieldName } from '#business/field-names.ts';
import { openTexts } from './placeholders.ts';
import type { Task } from './task.ts';
import type { Content, Rows, Translation } from '#business/rows.ts';
import { dueFacts } from './due-facts.ts';

/** How many days before security.txt ends someone must renew it. */
const SECURITY_NOTICE = 60;
/** The most days that security.txt may promise ahead (RFC 9116). */
const YEAR = 366;

/** Pages leave these out until they are known. */
const TERMS: Record<keyof Rows['business']['terms'], string> = {
  reply: 'How soon you answer a text message',
  sameDay: 'Until what hour a call can still mean the same day',
  arrival: 'How wide the arrival window is, and whether the crew calls ahead',
  cancelling: 'What calling off or moving an appointment costs, if anything',
  languages: 'The languages spoken on the telephone',
  insurance: 'Up to what sum you are insured, and how a building gets its certificate',
  crew: 'Who comes: your own crew, since when, how many trucks',
  damage: 'What you do when something was damaged',
  card: 'Whether paying by card costs more',
  tax: 'Whether sales tax comes on top of the price',
  afar: 'How someone pays who is not there on the day',
  destinations: 'The charities, recyclers and transfer stations you really use',
};

/** What to put in place of each sample value that business.yaml may name. */
const REAL: Record<Rows['business']['samples'][number], string> = {
  name: 'The registered name of the company',
  line: 'The line under the name, which is the headline of the welcome page, once confirmed',
  phone: 'The real phone number, +1 and ten digits',
  email: 'The real email address for quotes',
  site: 'The real address of the website',
  securityUntil: 'Until when you will read reports of a security hole, at most a year ahead',
  about: 'The sentence about the company, once confirmed',
  hours: 'The real hours',
  address: 'The city, town or village that the company is in, and its state',
  payment: 'The means of payment you accept',
  'terms.reply': TERMS.reply,
  'terms.sameDay': TERMS.sameDay,
  'terms.arrival': TERMS.arrival,
  'terms.cancelling': TERMS.cancelling,
  'terms.languages': TERMS.languages,
  'terms.insurance': TERMS.insurance,
  'terms.damage': TERMS.damage,
  'terms.card': TERMS.card,
  'terms.tax': TERMS.tax,
  'terms.afar': TERMS.afar,
};

/**
 * Legal duties first, then the contact record, terms, prices, reviews and jobs, the texts, and upkeep last.
 *
 * @param today '2026-11-21'
 */
export const openTasks = (rows: Content, today: string): Task[] => [
  ...openLicenses(rows),
  ...openSamples(rows.business),
  ...openAddress(rows),
  ...openRating(rows.business),
  ...openSecurity(rows.business, today),
  ...openTerms(rows.business),
  ...openInsurer(rows.business),
  ...openPrices(rows.pricing),
  ...openRecords(rows),
  ...openTexts(rows),
  ...openHolidays(rows.business, today),
  ...openNotice(rows.business, today),
  ...openOffers(rows.pricing, today),
  ...openFacts(rows, today),
  ...rows.languages.flatMap(openTranslation),
];

/** Pictures that tell where they were taken. Papers are published as they are; of photos, only the project's copies. */
export const openPhotos = (located: readonly string[]): Task[] =>
  located.map((file) => ({
    file,
    field: 'the picture',
    put: `It tells where it was taken, ${file.startsWith('public/') ? 'and visitors can download it as it is' : 'to everyone who can see the project; its copies on the site do not'}. npm run content -- photos takes the place out`,
    upkeep: true,
  }));

/** What keeps the site from going live, as problems: nothing else but mistakes does. @param today '2026-11-21' */
export const launchProblems = (rows: Content, today: string): Problem[] =>
  openTasks(rows, today)
    .filter(({ upkeep }) => !upkeep)
    .map(({ file, field, put }) => ({ file, field, wrong: 'is not ready for the live site', remedy: put }));

const BUSINESS = homeOf('business');
const PRICING = homeOf('pricing');

function openLicenses({ business, counties }: Rows): Task[] {
  // Counties may share a license.
  const duties = new Map(counties.flatMap(({ license }) => (license ? [[license.id, license.duty] as const] : [])));
  return [...duties]
    .filter(([id]) => !business.licenses[id])
    .map(([id, put]) => ({ file: BUSINESS, field: `licenses.${id}`, put }));
}

const openSamples = ({ samples }: Rows['business']): Task[] =>
  samples.map((field) => ({ file: BUSINESS, field, put: `${REAL[field]}; then take "${field}" out of samples` }));

/** Reports a county given as the locality. */
function openAddress({ business: { address, samples }, counties, municipalities }: Rows): Task[] {
  const { locality } = address;
  const isCounty = counties.some(({ kind, name, label }) => kind === 'county' && [name, label].includes(locality));
  if (!isCounty || samples.includes('address') || municipalities.some(({ name }) => name === locality)) return [];
  const put = `${REAL.address}: "${locality}" is a county`;
  return [{ file: BUSINESS, field: 'address.locality', put }];
}

function openRating({ rating }: Rows['business']): Task[] {
  if (!rating || (rating.source && rating.url && rating.asOf)) return [];
  const put = `source, url and asOf for the ${rating.value} from ${rating.count} reviews, if they are yours, so that visitors can read where the figure is from. While you have no rating, take the whole line out`;
  return [{ file: BUSINESS, field: 'rating', put }];
}

function openSecurity({ securityUntil, email }: Rows['business'], today: string): Task[] {
  if (securityUntil > daysAfter(today, YEAR))
    return [{ file: BUSINESS, field: 'securityUntil', put: `A day at most a year ahead: ${securityUntil} is later` }];
  if (today < daysAfter(securityUntil, -SECURITY_NOTICE)) return [];
  const put = `A day at most a year ahead, once you have made sure that mail to ${email} is read: security.txt ${today >= securityUntil ? 'has ended' : 'ends'} on ${securityUntil}`;
  return [{ file: BUSINESS, field: 'securityUntil', put, upkeep: true }];
}

const openTerms = ({ payment, terms }: Rows['business']): Task[] => [
  ...(payment ? [] : [{ file: BUSINESS, field: 'payment', put: 'The means of payment you accept' }]),
  ...(Object.entries(TERMS) as [keyof typeof TERMS, string][])
    .filter(([term]) => terms[term] === undefined)
    .map(([term, put]) => ({ file: BUSINESS, field: `terms.${term}`, put })),
];

const openInsurer = ({ proof, promises }: Rows['business']): Task[] =>
  proof.insurer
    ? []
    : [{ file: BUSINESS, field: 'proof.insurer', put: `Who insures you, because pages say "${promises.licensed}"` }];

/** Proof that some owners have good reasons not to publish. */
function optionalProof({ proof, licenses }: Rows['business']): Task[] {
  const asked: [field: string, given: unknown, put: string][] = [
    [
      'proof.owner',
      proof.owner?.picture,
      proof.owner
        ? 'A photo of you, to go with your name'
        : 'Your name and a photo of you: visitors ask who owns the company',
    ],
    [
      'proof.photos',
      proof.photos,
      'Photos of your crew and trucks, to take the place of the drawing on the about page',
    ],
    [
      'proof.certificate',
      proof.certificate,
      'A sample of your certificate of insurance, as a PDF or picture in public/papers: property managers ask for it',
    ],
    [
      'proof.w9',
      proof.w9,
      'Your W-9 as a PDF in public/papers, if it shows an EIN and no Social Security number: property managers ask for it',
    ],
    ...Object.entries(licenses).map(([id, { number, url }]): [string, unknown, string] => [
      `licenses.${id}.url`,
      url,
      `The page on which the authority lets people look up license ${number}`,
    ]),
  ];
  return asked.filter(([, given]) => !given).map(([field, , put]) => ({ file: BUSINESS, field, put }));
}

function openPrices(pricing: Rows['pricing']): Task[] {
  const lines = (['included', 'excluded', 'changes', 'never', 'notes'] as const).flatMap((list) =>
    pricing[list].map((line, at) => ({
      ...line,
      field: fieldName({ [list]: pricing[list].map(() => null) }, [list, at]),
      put: `Confirm or change "${line.text}"`,
    })),
  );
  return [
    { ...pricing.truck, field: 'truck', put: 'The inside of your truck body in feet' },
    {
      ...pricing.weight,
      field: 'weight',
      put: 'The pounds an eighth carries at its price, and what more of them cost',
    },
    ...pricing.steps.map((step) => ({
      ...step,
      field: `steps, ${step.eighths} of 8`,
      put: `Confirm or change $${step.price}`,
    })),
    ...lines,
  ]
    .filter(({ sample }) => sample)
    .map(({ field, put }) => ({ file: PRICING, field, put: `${put}; then drop sample` }));
}

/** Marked as a sample, or still called one. */
const isSample = ({ id, sample }: { id: string; sample?: boolean | undefined }): boolean =>
  sample === true || id.startsWith('sample-');

const openRecords = ({ reviews, jobs }: Rows): Task[] => [
  ...reviews.filter(isSample).map(({ id }) => ({
    file: homeOf('reviews'),
    field: id,
    put: 'A real review, word for word, with date and source, under an id of its own',
  })),
  ...jobs.filter(isSample).map(({ id }) => ({
    file: homeOf('jobs'),
    field: id,
    put: 'A real job with its date, under an id of its own; then drop sample',
  })),
];

/** Past holidays and seasons, which the contact page lists until they are taken out. */
const openHolidays = ({ hours }: Rows['business'], today: string): Task[] =>
  hours.special
    .filter(({ to }) => to < today)
    .map(({ name, to }) => ({
      file: BUSINESS,
      field: 'hours.special',
      put: `"${name}" was over on ${to}: take it out, or give it the days of the next`,
      upkeep: true,
    }));

/** A notice past its last day. */
const openNotice = ({ notice }: Rows['business'], today: string): Task[] =>
  notice && notice.until.slice(0, 10) < today
    ? [
        {
          file: BUSINESS,
          field: 'notice',
          put: `"${notice.text}" was over at ${notice.until}: take the notice out, or write the next`,
          upkeep: true,
        },
      ]
    : [];

/** Offers past their last day. */
const openOffers = ({ offers = [] }: Rows['pricing'], today: string): Task[] =>
  offers
    .filter(({ until }) => until < today)
    .map(({ off, until }) => ({
      file: PRICING,
      field: 'offers',
      put: `$${off} off was over on ${until}: take the offer out, or give it other days`,
      upkeep: true,
    }));

/** More due facts than this are not named. */
const NAMED = 3;

function openFacts(rows: Rows, today: string): Task[] {
  const due = dueFacts(rows, daysAfter(today, -1))
    .flatMap(({ facts }) => facts)
    .filter(({ review }) => review < today);
  if (due.length === 0) return [];
  const named = due.slice(0, NAMED).map(({ id, review }) => `${id} (${review})`);
  const rest = due.length > NAMED ? ' and others' : '';
  const put = `${due.length === 1 ? '1 fact is' : `${due.length} facts are`} past the day of review: ${named.join(', ')}${rest}. npm run content -- facts lists all with links`;
  return [{ file: homeOf('facts'), field: 'review', put, upkeep: true }];
}

/** Files that ask each question. */
const askedBy = (rows: Rows): Map<string, string[]> => {
  const asked = [
    ...rows.faq.map(({ q }) => ({ q, file: homeOf('faq') })),
    ...(['services', 'towns', 'posts'] as const).flatMap((name) =>
      rows[name].flatMap(({ id, questions = [] }) =>
        questions.map(({ q }) => ({ q, file: `content/${name}/${id}.md` })),
      ),
    ),
  ];
  return new Map([...Map.groupBy(asked, ({ q }) => q)].map(([q, all]) => [q, all.map(({ file }) => file)]));
};

/** Fine as they are, but the owner may want them otherwise. */
export function optionalTasks(rows: Rows): Task[] {
  const { rating, site } = rows.business;
  const stars = `Search engines show no stars for a rating that a company publishes of itself. Visitors see it: keep it, or take the line out`;
  const textHome = `${site}/seo-home asks search engines not to list it, since /home says the same. To have it listed, ask your developer`;
  const repeated = [...askedBy(rows)].filter(([, files]) => files.length > 1);
  return [
    ...optionalProof(rows.business),
    ...(rating ? [{ file: BUSINESS, field: 'rating', put: stars }] : []),
    { file: BUSINESS, field: 'site', put: textHome },
    ...repeated.map(([q, [file = '', ...others]]) => ({
      ...{ file, field: 'questions' },
      put: `"${q}" is also asked in ${others.join(' and ')}. Search engines want each question on one page: add to one of them what sets it apart`,
    })),
  ];
}

/** Texts without a native reader, and English that has changed since. */
function openTranslation({ id, settings: { name, reader }, stale }: Translation): Task[] {
  const unread: Task = {
    file: `content/${id}/language.yaml`,
    field: 'reader',
    put: `The name of a native speaker who has read all of ${name}, once someone has`,
  };
  return [
    ...(reader === undefined ? [unread] : []),
    ...stale.map(({ file, field, gone }): Task => ({
      file,
      field: field === '' ? 'the whole file' : field,
      put: gone
        ? 'The English has nothing of this name: correct the name, or take it away'
        : `The English has changed since: translate it anew, then run npm run content -- translated ${file}`,
      upkeep: true,
    })),
  ];
}
