/** The price list as linked objects: the ladder, what the first step holds, worked examples, heavy materials. */
import { estimate, type Estimate, type Thing } from './estimate.ts';
import { homeOf } from '#business/schema/collections.ts';
import { didYouMean } from './problem.ts';
import { fieldName } from '#business/field-names.ts';
import type { HeavyMaterial, Municipality, Service, Step, WorkedLoad, WorkedPart } from './entities.ts';
import type { Reporter } from '#business/linking/reporter.ts';
import type { Rows } from './rows.ts';

const FILE = homeOf('pricing');
const FEET_A_YARD = 27;

/** Cubic feet of one, from its published volume or its outside measures. */
export function feetOf(row: Rows['estimator'][number]): { low: number; high: number } {
  if (row.volume) return { low: row.volume.from, high: row.volume.to };
  const [length, width, height] = row.size ?? [0, 0, 0];
  const feet = Math.round(length * width * height * 10) / 10;
  return { low: feet, high: feet };
}

/** The lines of the load estimator as things with a volume. */
export const thingsOf = (rows: Rows['estimator']): Thing[] =>
  rows.map((row) => ({ id: row.id, name: row.name, ...feetOf(row) }));

/** Cubic feet of the truck's inside. */
export const insideOf = ({ length, width, height }: Rows['pricing']['truck']): number => length * width * height;

export interface PriceBook {
  truck: { feet: number; yards: number };
  steps: Step[];
  minimum: (WorkedLoad & { seen: [number, number, number, number][] })[];
  examples: (WorkedLoad & { place: Municipality; service: Service; eighths: number; estimate: Estimate })[];
  heavy: HeavyMaterial[];
}

/** What all parts of the price list are worked out with. */
interface Working {
  pricing: Rows['pricing'];
  things: Thing[];
  /** Cubic feet of an eighth of the truck. */
  eighth: number;
  report: Reporter;
}

export function priceBook({ pricing, estimator }: Pick<Rows, 'pricing' | 'estimator'>, report: Reporter): PriceBook {
  const feet = insideOf(pricing.truck);
  const working: Working = { pricing, things: thingsOf(estimator), eighth: feet / 8, report };
  checkLadder(pricing, report);
  pricing.presets.forEach(({ name, things }, at) => {
    worked(working, { what: name, things }, fieldName(pricing, ['presets', at, 'things']));
  });
  return {
    truck: { feet, yards: feet / FEET_A_YARD },
    steps: stepsOf(pricing),
    minimum: minimumOf(working),
    examples: examplesOf(working, feet),
    heavy: heavyOf(working),
  };
}

function checkLadder(pricing: Rows['pricing'], { add }: Reporter): void {
  const { steps } = pricing;
  steps.forEach((step, at) => {
    const before = steps[at - 1];
    if (step.eighths !== at + 1)
      add(
        FILE,
        fieldName(pricing, ['steps', at, 'eighths']),
        `should be ${at + 1}`,
        'List the steps in order, an eighth each',
      );
    if (before && step.price <= before.price)
      add(
        FILE,
        fieldName(pricing, ['steps', at, 'price']),
        `does not rise: ${step.price} after ${before.price}`,
        `Give a price above ${before.price}`,
      );
  });
}

/** The ladder, with what each step holds of the truck. */
export function stepsOf({ truck, steps }: Pick<Rows['pricing'], 'truck' | 'steps'>): Step[] {
  const eighth = insideOf(truck) / 8;
  return steps.map((step) => ({
    eighths: step.eighths,
    price: step.price,
    cubicFeet: eighth * step.eighths,
    cubicYards: (eighth * step.eighths) / FEET_A_YARD,
    sample: step.sample ?? false,
  }));
}

/** Counts a list of things with the estimator's own lines. */
function worked(
  { things, report }: Working,
  { what, things: counts }: { what: string; things: Record<string, number> },
  field: string,
): WorkedLoad {
  const parts = Object.entries(counts).flatMap(([id, count]): WorkedPart[] => {
    const thing = things.find((candidate) => candidate.id === id);
    if (thing) return [{ count, name: thing.name, low: count * thing.low, high: count * thing.high }];
    const near = didYouMean(
      id,
      things.map((candidate) => candidate.id),
    );
    report.add(
      FILE,
      field,
      `names "${id}", which is no line of the estimator`,
      `${near}Use an id of ${homeOf('estimator')}`,
    );
    return [];
  });
  const sum = (side: 'low' | 'high') => parts.reduce((total, part) => total + part[side], 0);
  return { what, parts, feet: { low: sum('low'), high: sum('high') } };
}

const tenths = (feet: number): number => Math.round(feet * 10) / 10;

/** Reports what would be drawn outside the back doors. */
function checkDrawing({ pricing, report }: Working, { seen }: Rows['pricing']['minimum'][number], at: number): void {
  const { width, height } = pricing.truck;
  const outside = seen.find(([x, y, w, h]) => tenths(x + w) > tenths(width) || tenths(y + h) > tenths(height));
  if (outside)
    report.add(
      FILE,
      fieldName(pricing, ['minimum', at, 'seen']),
      `draws [${outside.join(', ')}] outside the truck, which is ${width} feet wide and ${height} high inside`,
      'Give x from the left, y from the floor, width and height in feet, so that it lies within',
    );
}

const minimumOf = (working: Working): PriceBook['minimum'] =>
  working.pricing.minimum.map((row, at) => {
    const field = fieldName(working.pricing, ['minimum', at, 'things']);
    const load = worked(working, row, field);
    if (load.feet.high > working.eighth)
      working.report.add(
        FILE,
        field,
        `come to ${tenths(load.feet.high)} cubic feet, and an eighth of your truck holds ${tenths(working.eighth)}`,
        'Take something out, or write a smaller load there: the first price must hold it without any packing',
      );
    checkDrawing(working, row, at);
    return { ...load, seen: row.seen };
  });

function examplesOf(working: Working, feet: number): PriceBook['examples'] {
  const { pricing, things, report } = working;
  const truck = { feet, ...pricing.loading, prices: pricing.steps.map((step) => step.price) };
  return pricing.examples.flatMap((example, at) => {
    const field = (key: string) => fieldName(pricing, ['examples', at, key]);
    const place = report.findOne('municipalities', example.place, FILE, field('place'));
    const service = report.findOne('services', example.service, FILE, field('service'));
    const load = worked(working, example, field('things'));
    const range = estimate(example.things, things, truck);
    if (range && (example.eighths < range.eighths.low || example.eighths > range.eighths.high))
      report.add(
        FILE,
        field('eighths'),
        `is ${example.eighths}, but its things come to ${range.eighths.low} to ${range.eighths.high} eighths`,
        'Correct the step or the things',
      );
    return place && service && range ? [{ ...load, place, service, eighths: example.eighths, estimate: range }] : [];
  });
}

const heavyOf = ({ pricing, eighth, report }: Working): HeavyMaterial[] =>
  pricing.heavy.map((row, at) => ({
    ...row,
    facts: report.find('published', row.facts, FILE, fieldName(pricing, ['heavy', at, 'facts'])),
    service: row.service
      ? report.findOne('services', row.service, FILE, fieldName(pricing, ['heavy', at, 'service']))
      : undefined,
    eighth: {
      from: (row.pounds.from * eighth) / FEET_A_YARD,
      to: (row.pounds.to * eighth) / FEET_A_YARD,
    },
  }));
