/** What the owner must still supply or confirm. Pure: reads rows, writes nothing. */
import { daysAfter } from '#lib/dates.ts';
import type { Rows } from './rows.ts';

export interface Task {
  file: string;
  field: string;
  /** What to put there. */
  put: string;
}

/** How many days before security.txt ends somebody must renew it. */
const SECURITY_NOTICE = 60;

/** What the pages leave out until it is known. */
const TERMS: Record<keyof Rows['business']['terms'], string> = {
  sameDay: 'Until what hour a call can still mean the same day',
  arrival: 'How wide the arrival window is, and whether the crew calls ahead',
  cancelling: 'What calling off or moving an appointment costs, if anything',
  languages: 'The languages spoken on the telephone',
  insurance: 'The insurer, the sum, and how a building gets its certificate',
  crew: 'Who comes: your own crew, since when, how many trucks',
  damage: 'What you do when something was damaged',
  destinations: 'The charities, recyclers and transfer stations you really use',
};

/**
 * Legal duties first, then the contact record, prices, reviews and jobs.
 *
 * @param today '2026-11-21'
 */
export function openTasks({ business, pricing, reviews, jobs }: Rows, today: string): Task[] {
  const tasks: Task[] = [];
  const file = 'content/business.yaml';
  const { licences, rating } = business;
  if (!licences.westchester) {
    tasks.push({
      file,
      field: 'licences.westchester',
      put: 'The number of the Westchester Solid Waste Commission license. Every hauler there needs it and must hand customers the Customer Bill of Rights',
    });
  }
  if (!licences.rockland) {
    tasks.push({
      file,
      field: 'licences.rockland',
      put: 'The number of the Rockland County Health Department hauler permit, needed for every vehicle that carries waste there',
    });
  }
  if (!licences.newJersey) {
    tasks.push({
      file,
      field: 'licences.newJersey',
      put: "The number of New Jersey's A-901 license, without which nobody may haul others' waste in Bergen County",
    });
  }
  const REAL: Record<(typeof business.samples)[number], string> = {
    name: 'The registered name of the company',
    line: 'The line under the name, once confirmed',
    phone: 'The real telephone number, +1 and ten digits',
    email: 'The real e-mail address for quotes',
    site: 'The real address of the website',
    securityUntil: 'Until when you will read reports of a security hole, at most a year ahead',
  };
  for (const field of business.samples) {
    tasks.push({ file, field, put: `${REAL[field]}; then take "${field}" out of samples` });
  }
  if (!rating.source || !rating.asOf) {
    tasks.push({
      file,
      field: 'rating',
      put: `source and asOf for the ${rating.value} from ${rating.count} reviews, so that the figure can be shown with where and when it was read`,
    });
  }
  const until = business.securityUntil;
  if (today >= daysAfter(until, -SECURITY_NOTICE))
    tasks.push({
      file,
      field: 'securityUntil',
      put: `A day at most a year ahead, once you have made sure that mail to ${business.email} is read: security.txt ${today >= until ? 'has ended' : 'ends'} on ${until}`,
    });
  if (!business.payment) tasks.push({ file, field: 'payment', put: 'The means of payment you accept' });

  for (const [term, put] of Object.entries(TERMS) as [keyof typeof TERMS, string][])
    if (business.terms[term] === undefined) tasks.push({ file, field: `terms.${term}`, put });

  const prices = 'content/pricing.yaml';
  if (pricing.truck.sample)
    tasks.push({ file: prices, field: 'truck', put: 'The inside of your truck body in feet; then drop sample' });
  if (pricing.loading.sample)
    tasks.push({
      file: prices,
      field: 'loading',
      put: 'How tightly your loads pack, from twenty real ones; then drop sample',
    });
  for (const step of pricing.steps.filter((candidate) => candidate.sample)) {
    tasks.push({
      file: prices,
      field: `steps, ${step.eighths} of 8`,
      put: `Confirm or change $${step.price}; then drop sample`,
    });
  }
  for (const list of ['included', 'excluded', 'changes', 'never'] as const) {
    pricing[list].forEach((line, at) => {
      if (line.sample)
        tasks.push({ file: prices, field: `${list}.${at}`, put: `Confirm or change "${line.text}"; then drop sample` });
    });
  }
  for (const review of reviews.filter((candidate) => candidate.sample)) {
    tasks.push({
      file: 'content/reviews.yaml',
      field: review.id,
      put: 'A real review, word for word, with date and source',
    });
  }
  for (const job of jobs.filter((candidate) => candidate.sample)) {
    tasks.push({ file: 'content/jobs.yaml', field: job.id, put: 'A real job with its date; then drop sample' });
  }
  return tasks;
}
