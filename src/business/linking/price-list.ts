/** The price list: the ladder, what the first step holds, worked examples, heavy materials. */
import type { PriceList } from '#business/entities.ts';
import { estimate, offerPrice, type Thing } from '#business/estimate.ts';
import { FEET_A_YARD, feetOf, insideOf, stepsOf, thingsOf, truckOf } from '#business/prices.ts';
import { refusedLoad, refusedThings } from '#business/loads.ts';
import { didYouMean, type Add } from '#business/problem.ts';
import type { HeavyMaterial, Offer, WorkedLoad, WorkedPart } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import { fieldName } from '#business/field-names.ts';
import type { Linking } from './reporter.ts';

type Sources = Pick<Rows, 'pricing' | 'estimator' | 'items' | 'pictures'>;
type Pricing = Rows['pricing'];

const FILE = homeOf('pricing');

const isSameLoad = (a: Record<string, number>, b: Record<string, number>): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

export function connectPrices({ pricing, estimator, items, pictures }: Sources, linking: Linking): PriceList {
  const feet = insideOf(pricing.truck);
  return {
    truck: { ...truckOf(pricing), yards: feet / FEET_A_YARD },
    steps: stepsOf(pricing),
    minimum: pricing.minimum.map((row) => ({
      ...workedLoad(row.things, estimator),
      picture: pictures.find((picture) => picture.things && isSameLoad(picture.things, row.things)),
    })),
    examples: connectExamples(pricing, estimator, linking),
    heavy: connectHeavy(pricing, linking),
    offers: connectOffers(pricing, items, linking),
  };
}

/** Adds a list of things up; things that the estimator does not know are left out. */
function workedLoad(counts: Record<string, number>, estimator: Rows['estimator']): WorkedLoad {
  const parts = Object.entries(counts).flatMap(([id, count]): WorkedPart[] => {
    const line = estimator.find((candidate) => candidate.id === id);
    if (!line) return [];
    const { low, high } = feetOf(line);
    return [{ count, name: line.name, group: line.group, low: count * low, high: count * high }];
  });
  const sum = (side: 'low' | 'high') => parts.reduce((total, part) => total + part[side], 0);
  return { parts, feet: { low: sum('low'), high: sum('high') } };
}

const connectExamples = (pricing: Pricing, estimator: Rows['estimator'], { findOne }: Linking): PriceList['examples'] =>
  pricing.examples.flatMap((example, at) => {
    const field = (key: string) => fieldName(pricing, ['examples', at, key]);
    const place = findOne('municipalities', example.place, FILE, field('place'));
    const service = findOne('services', example.service, FILE, field('service'));
    const priced = estimate(example.things, thingsOf(estimator), truckOf(pricing));
    if (!place || !service || !priced) return [];
    return [{ what: example.what, ...workedLoad(example.things, estimator), ...priced, place, service }];
  });

function connectHeavy(pricing: Pricing, { find, findOne }: Linking): HeavyMaterial[] {
  const eighth = insideOf(pricing.truck) / 8;
  return pricing.heavy.map((row, at) => {
    const field = (key: string) => fieldName(pricing, ['heavy', at, key]);
    return {
      ...row,
      facts: find('published', row.facts, FILE, field('facts')),
      service: row.service ? findOne('services', row.service, FILE, field('service')) : undefined,
      eighth: {
        from: (row.pounds.from * eighth) / FEET_A_YARD,
        to: (row.pounds.to * eighth) / FEET_A_YARD,
      },
    };
  });
}

function connectOffers({ offers = [] }: Pricing, items: Rows['items'], { findOne, add }: Linking): Offer[] {
  return offers.flatMap((offer, at): Offer[] => {
    const { off, from, until } = offer;
    const field = (key: string) => fieldName({ offers }, ['offers', at, key]);
    const item = items.find(({ id }) => id === offer.item);
    if (offer.item !== undefined && !item) {
      const remedy = `${didYouMean(
        offer.item,
        items.map(({ id }) => id),
      )}Use the id of an item in ${homeOf('items')}`;
      add(FILE, field('item'), `names the item "${offer.item}", which does not exist`, remedy);
      return [];
    }
    const named = offer.service ?? item?.service;
    const service = named === undefined ? undefined : findOne('services', named, FILE, field('service'));
    if (item && !service) {
      add(FILE, field('item'), `names "${item.id}", which no page of a service is about`, 'Name a service instead');
      return [];
    }
    return [{ off, from, until, service, name: item?.name ?? service?.name }];
  });
}

/** Reports an offer that leaves nothing to pay. */
function checkOffers(pricing: Pricing, offers: readonly Offer[], add: Add): void {
  offers.forEach(({ off, service }, at) => {
    const { low } = offerPrice(service?.load ?? { from: 1, to: 1 }, 0, truckOf(pricing));
    if (off >= low)
      add(
        FILE,
        fieldName({ offers }, ['offers', at, 'off']),
        `takes $${off} off, and the smallest load costs $${low}`,
        `Write less than ${low}`,
      );
  });
}

/** Reports what contradicts itself in the price list, or names no line of the estimator. */
export function checkPrices(
  { pricing, items, estimator }: Pick<Rows, 'pricing' | 'items' | 'estimator'>,
  { minimum, offers }: PriceList,
  add: Add,
): void {
  const things = thingsOf(estimator);
  checkLadder(pricing, add);
  checkOffers(pricing, offers, add);
  const refused = refusedThings({ items, estimator });
  for (const list of ['presets', 'minimum', 'examples'] as const)
    pricing[list].forEach((row, at) => {
      const field = fieldName(pricing, [list, at, 'things']);
      checkThings(field, row.things, things, add);
      const mistake = refusedLoad(Object.keys(row.things), refused);
      if (mistake) add(FILE, field, mistake.wrong, mistake.remedy);
    });
  minimum.forEach(({ feet }, at) => checkMinimum(pricing, at, feet.high, add));
}

function checkLadder(pricing: Pricing, add: Add): void {
  const { steps } = pricing;
  steps.forEach((step, at) => {
    const before = steps[at - 1];
    const addAt = (key: string, wrong: string, remedy: string) =>
      add(FILE, fieldName(pricing, ['steps', at, key]), wrong, remedy);
    if (step.eighths !== at + 1) addAt('eighths', `should be ${at + 1}`, 'List the steps in order, an eighth each');
    if (before && step.price <= before.price)
      addAt('price', `does not rise: ${step.price} after ${before.price}`, `Give a price above ${before.price}`);
  });
}

function checkThings(field: string, counts: Record<string, number>, things: readonly Thing[], add: Add): void {
  const known = things.map(({ id }) => id);
  for (const id of Object.keys(counts))
    if (!known.includes(id))
      add(
        FILE,
        field,
        `names "${id}", which is no line of the estimator`,
        `${didYouMean(id, known)}Use an id of ${homeOf('estimator')}`,
      );
}

const tenths = (feet: number): number => Math.round(feet * 10) / 10;

/** Reports a first step that does not hold its load. */
function checkMinimum(pricing: Pricing, at: number, feet: number, add: Add): void {
  const eighth = insideOf(pricing.truck) / 8;
  if (feet > eighth)
    add(
      FILE,
      fieldName(pricing, ['minimum', at, 'things']),
      `come to ${tenths(feet)} cubic feet, and an eighth of your truck holds ${tenths(eighth)}`,
      'Take something out, or write a smaller load there: the first price must hold it without any packing',
    );
}
