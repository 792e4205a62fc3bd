/**
 * The scenario "owner": every recipe for editors followed in one go on a copy of the project, and a county more. What is
 * taken for an example is chosen from what the content holds, so that the real owner's edits cannot break it.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLOSED, weekOf } from '#business/hours.ts';
import { weekInShort, weekInWords } from '#i18n/hours-text.ts';
import { openTasks } from '#validation/launch.ts';
import { readContent } from '#validation/read.ts';
import { paths } from '#pages.ts';
import type { Content } from '#business/rows.ts';
import { ContentFiles } from './content-files.ts';
import { addFifthCounty, FIFTH } from './fifth-county.ts';
import { addJobsAndReviews, showPhotographs } from './owner-work.ts';
import { GUIDE, SERVICE, townPage } from './owner-texts.ts';
import { retire } from './retire.ts';

/** What was done, for the tests over the built copy. */
export interface OwnerScenario {
  /** What must no longer stand on any page; `prices` are those that no one else asks. */
  old: {
    name: string;
    phone: string;
    email: string;
    host: string;
    hours: string[];
    prices: number[];
    cubicFeet: number;
  };
  /** Paths of pages that are gone, each with the one that took its place. */
  retired: { from: string; to: string }[];
  town: string;
  item: string;
  /** The service and the town that most jobs and reviews speak of, and the services that have a photo. */
  busy: { service: string; place: string };
  photographed: string[];
}

const RECORD = 'scenario.json';
/** @param root the copy that the scenario was made in */
export const readWorld = (root: string): OwnerScenario =>
  JSON.parse(readFileSync(join(root, RECORD), 'utf8')) as OwnerScenario;

/** @param root a copy of the project, whose content and pictures it changes */
export async function makeOwnerScenario(root: string): Promise<void> {
  const { rows } = readContent(root);
  const content = new ContentFiles(root);
  const old = changeBusiness(content, rows);
  removeSamples(content);
  addFifthCounty(content, rows);
  const town = addPages(content, root, rows);
  const photographed = await showPhotographs(content, root);
  const busy = await addJobsAndReviews(content, root, rows);
  addWork(content);
  const retired = [
    retire(content, 'services', mostNamed(content, rows.services, '/services/', FEW)),
    retire(content, 'posts', mostNamed(content, rows.posts, '/blog/', FEW)),
  ];
  const world: OwnerScenario = { old, retired, town, item: ITEM, busy, photographed };
  writeFileSync(join(root, RECORD), JSON.stringify(world));
}

const FEW = 2;
const ITEM = 'aquarium-stand';
/** The day on which he is done. */
const TODAY = '2026-11-20';

const sentence = (about: string) => `What the owner says of ${about}, in a sentence of his own.`;

/**
 * Name, phone, address, hours, prices, terms and licenses: all of them others, and none of the forms that launch
 * check takes for a placeholder. No one is reached by them: no area code has a 9 in its middle, and no registry hands
 * out a name below .internal.
 *
 * @returns what they were
 */
function changeBusiness(content: ContentFiles, rows: Content): OwnerScenario['old'] {
  const { name, phone, email, site, hours } = rows.business;
  // The terms below give an hour.
  content.replaceText('{services,towns,posts}/*.md', /There is no published cut-off[^.;]*/g, 'Call before two');
  const old = changeHours(content, hours);
  nameTheCounty(content, rows);
  const paper = { number: 'X-1234', url: 'https://licenses.internal/' };
  const duties = openTasks(rows, TODAY).flatMap(({ field }) => /^licenses\.(.+)$/.exec(field)?.[1] ?? []);
  content.replaceText('*/language.yaml', /^pages:/gm, 'reader: Ana Real\npages:');
  content.record('business', (record) => {
    Object.assign(record, {
      name: 'Empty Attic',
      line: 'The top floor first. Everything else after it.',
      phone: '+12925554166',
      email: 'hello@emptyattic.internal',
      site: 'https://emptyattic.internal',
      samples: [],
      rating: { value: 4.6, count: 1204, source: 'Google', url: 'https://maps.internal/us', asOf: TODAY },
      reviewsAt: 'https://maps.internal/us/review',
      address: { locality: rows.municipalities[0]?.name ?? '', region: 'NY' },
      payment: ['Cash', 'Cards', 'Checks'],
      terms: TERMS,
      licenses: { ...record.licenses, ...Object.fromEntries(duties.map((duty) => [duty, paper])) },
      contactEvents: '/api/contact-events',
      notice: NOTICE,
      securityUntil: '2027-10-31',
    } satisfies Partial<Content['business']>);
  });
  return {
    ...{ name, phone, email, host: new URL(site).host, hours: old },
    ...{ prices: changePrices(content, rows), cubicFeet: changeTruck(content, rows) },
  };
}

/** On the evening before the holiday, and until the next morning. */
const NOTICE = { text: 'Closed Thanksgiving. Back on Friday.', from: '2027-11-24 18:45', until: '2027-11-26 07:15' };

const TERMS: Content['business']['terms'] = {
  sameDay: sentence('the same day'),
  arrival: sentence('the arrival window'),
  cancelling: sentence('calling off'),
  languages: ['English', 'Spanish'],
  insurance: sentence('the insurer'),
  crew: sentence('the crew'),
  damage: sentence('damage'),
  card: sentence('paying by card'),
  tax: sentence('sales tax'),
  destinations: [{ name: 'A furniture bank', what: 'Beds and tables for families', url: 'https://bank.internal/' }],
};

/** Other hours, by weekday, with a holiday. @returns how they were said, and what a text may write instead */
function changeHours(content: ContentFiles, { week }: Content['business']['hours']): string[] {
  const others = { ...weekOf('07:15-18:45'), saturday: '09:15-13:45', sunday: CLOSED };
  content.record('business', (record) => {
    record.hours.week = others;
    record.hours.special = [{ name: 'Thanksgiving', from: '2027-11-25', to: '2027-11-25', hours: CLOSED }];
  });
  return [weekInWords(week), weekInShort(week)];
}

/** No token stands for the area everywhere: what the owner says of it himself he writes anew. */
function nameTheCounty(content: ContentFiles, { counties }: Content): void {
  const [last, before] = counties.map(({ name }) => name).reverse();
  if (last === undefined || before === undefined) throw new Error('There are no two counties.');
  content.replaceText('{business,faq}.yaml', `${before} and ${last}`, `${before}, ${last} and Putnam`);
}

/**
 * A truck of 15 cubic yards, longer, narrower and lower. What the first price holds is the owner's to choose again: here
 * one thing of each example.
 *
 * @returns the cubic feet it had
 */
function changeTruck(content: ContentFiles, { pricing: { truck } }: Content): number {
  const [length, width, height] = [14, 5.5, 5.25];
  content.record('pricing', (pricing) => {
    pricing.truck = { length, width, height };
    for (const example of pricing.minimum) {
      const [thing = ''] = Object.keys(example.things);
      const [, , wide = 1, high = 1] = example.seen[0] ?? [];
      example.things = { [thing]: 1 };
      example.seen = [[0, 0, Math.min(wide, width), Math.min(high, height)]];
    }
  });
  return truck.length * truck.width * truck.height;
}

/** @returns the prices before that no one else asks by a fact */
function changePrices(content: ContentFiles, { pricing, facts }: Content): number[] {
  const before = pricing.steps.map(({ price }) => price);
  let last = 0;
  const after = before.map((price) => {
    last = Math.max(last + 1, Math.round(price * 1.07) + 3);
    while (before.includes(last)) last += 1;
    return last;
  });
  // Four digits, written with a comma.
  after[after.length - 1] = Math.max(last, 1049);
  content.record('pricing', ({ steps }) => steps.forEach((step, at) => (step.price = after[at] ?? step.price)));
  return before.filter((price) => !facts.some(({ says }) => says.includes(`$${price}`)));
}

/** Every record that stands in for a real one, and every mark that says so. */
function removeSamples(content: ContentFiles): void {
  content.list('reviews', (list) => list.filter(({ sample }) => !sample));
  content.list('jobs', (list) => list.filter(({ sample }) => !sample));
  content.record('pricing', (pricing) => {
    const { truck, loading, weight, steps, included, excluded, changes, never } = pricing;
    for (const marked of [truck, loading, weight, ...steps, ...included, ...excluded, ...changes, ...never])
      delete marked.sample;
  });
}

/** A service, a guide, and a town page where there was none. @returns the town's id */
function addPages(content: ContentFiles, root: string, rows: Content): string {
  const others = rows.services.slice(0, 3).map(({ id }) => id);
  content.addDocument(`services/${SERVICE.id}.md`, { ...SERVICE.front, related: others }, SERVICE.body);
  copyPicture(root, `services/${others[0] ?? ''}`, `services/${SERVICE.id}`);
  content.list('pictures', (list) => [
    ...list,
    { id: `services/${SERVICE.id}`, alt: 'A glass tank on a wooden stand with a lamp and two pails of gravel' },
  ]);
  content.addDocument(
    `posts/${GUIDE.id}.md`,
    { ...GUIDE.front, counties: [FIFTH.county], services: [SERVICE.id] },
    GUIDE.body,
  );
  const { place, county } = townWithoutPage(rows);
  const { front, body } = townPage(place.name, county.label);
  content.addDocument(
    `towns/${place.id}.md`,
    { municipalities: [place.id], services: [SERVICE.id, ...others.slice(0, 2)], ...front },
    body,
  );
  addFacts(content, place);
  return place.id;
}

/** Where the owner has written for no town yet, another state first: nothing may rest on where the first pages were. */
function townWithoutPage({ towns, municipalities, counties }: Content) {
  const spoken = new Set(towns.flatMap((town) => town.municipalities));
  const taken = new Set(counties.map(({ id }) => id));
  const unspoken = municipalities.filter(({ id }) => !spoken.has(id) && !taken.has(id));
  const states = new Map(counties.map(({ id, state }) => [id, state]));
  const known = new Set(municipalities.filter(({ id }) => spoken.has(id)).map((place) => states.get(place.county)));
  const sizes = Map.groupBy(unspoken, (each) => each.county);
  const [place] = unspoken.toSorted(
    (a, b) =>
      Number(known.has(states.get(a.county))) - Number(known.has(states.get(b.county))) ||
      (sizes.get(b.county)?.length ?? 0) - (sizes.get(a.county)?.length ?? 0) ||
      b.population - a.population,
  );
  const county = counties.find(({ id }) => id === place?.county);
  if (!place || !county) throw new Error('Every municipality has a page already.');
  return { place, county };
}

/** A figure of the trade, and a rule of the town hall with its row in the table. */
function addFacts(content: ContentFiles, place: Content['municipalities'][number]): void {
  const fact = {
    figures: [],
    source: { title: 'An invented page', url: 'https://tanks.example/', read: TODAY },
    confidence: 'high' as const,
    review: '2028-02-01',
  };
  content.addFacts('owner', [
    {
      ...fact,
      id: 'owner-tank-weights',
      scope: 'trade',
      places: [],
      topic: 'volumes-weights',
      says: 'A maker of tanks gives 25 pounds for an empty one of 20 gallons and 140 for 75.',
    },
    {
      ...fact,
      id: 'owner-town-bulk',
      scope: 'municipality',
      places: [place.id],
      topic: 'bulk-pickup',
      says: `${place.name} fetches large pieces after a call to its public works office.`,
    },
  ]);
  content.list('rules', (list) =>
    list.map((row) =>
      row.id === place.id
        ? {
            ...row,
            bulk: { how: 'curb', booking: true, facts: [...(row.bulk?.facts ?? []).slice(0, 3), 'owner-town-bulk'] },
          }
        : row,
    ),
  );
}

/** A year's work, a thing we take and a line of the estimator. */
function addWork(content: ContentFiles): void {
  content.list('redirects', (list) => [
    ...list,
    { id: 'magnet', from: '/m', to: paths.home, paper: 'Refrigerator magnet' },
  ]);
  content.list('items', (list) => [
    ...list,
    {
      id: ITEM,
      name: 'Oak stand of an aquarium',
      synonyms: ['tank cabinet'],
      answer: 'yes',
      why: 'Dry, and without anything that swims.',
      group: 'household',
      service: SERVICE.id,
      weight: { from: 25, to: 140, fact: 'owner-tank-weights' },
    },
  ]);
  content.list('estimator', (list) => [
    ...list,
    { id: ITEM, name: 'Stand of an aquarium', room: 'living', group: 'other', size: [4, 1.5, 4.5] },
  ]);
}

const copyPicture = (root: string, from: string, to: string): void => {
  const path = (id: string) => join(root, 'src/assets/pictures', `${id}.webp`);
  mkdirSync(dirname(path(to)), { recursive: true });
  cpSync(path(from), path(to));
};

/** The page that most others link to, with the one that takes its place. */
function mostNamed(content: ContentFiles, pages: readonly { id: string }[], folder: string, least: number) {
  const named = new Map(pages.map(({ id }) => [id, 0]));
  content.eachText((text) => {
    for (const [, id = ''] of text.matchAll(new RegExp(`${folder}([a-z0-9-]+)`, 'g')))
      if (named.has(id)) named.set(id, (named.get(id) ?? 0) + 1);
  });
  const [[first, count], [second]] = [...named].sort(([a, one], [b, two]) => two - one || a.localeCompare(b, 'en')) as [
    [string, number],
    [string, number],
  ];
  if (count < least) throw new Error(`Nothing below ${folder} is linked to.`);
  return { id: first, successor: second, folder };
}
