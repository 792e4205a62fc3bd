/** The price list as linked objects: the ladder, what the first step holds, worked examples, heavy materials. */
import type { Fact } from '#schema/facts.ts';
import { estimate, type Estimate, type Thing } from '#lib/estimate.ts';
import type { HeavyMaterial, Municipality, Service, Step, WorkedLoad, WorkedPart } from './entities.ts';
import type { Rows } from './rows.ts';

const FILE = 'content/pricing.yaml';

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

export interface PriceBook {
  truck: { feet: number; yards: number };
  steps: Step[];
  minimum: (WorkedLoad & { seen: [number, number, number, number][] })[];
  examples: (WorkedLoad & { place: Municipality; service: Service; eighths: number; estimate: Estimate })[];
  heavy: HeavyMaterial[];
}

interface Lookup {
  place: (id: string, field: string) => Municipality | undefined;
  service: (id: string, field: string) => Service | undefined;
  fact: (id: string, field: string) => Fact | undefined;
  add: (file: string, field: string, wrong: string, remedy: string) => void;
}

/** @param look finds linked records and reports those that are not there */
export function priceBook({ pricing, estimator }: Pick<Rows, 'pricing' | 'estimator'>, look: Lookup): PriceBook {
  const { length, width, height } = pricing.truck;
  const feet = length * width * height;
  const eighth = feet / 8;
  const things = thingsOf(estimator);
  const truck = { feet, ...pricing.loading, prices: pricing.steps.map((step) => step.price) };

  pricing.steps.forEach((step, at) => {
    const before = pricing.steps[at - 1];
    if (step.eighths !== at + 1)
      look.add(FILE, `steps.${at}.eighths`, `should be ${at + 1}`, 'List the steps in order, an eighth each');
    if (before && step.price <= before.price)
      look.add(
        FILE,
        `steps.${at}.price`,
        `does not rise: ${step.price} after ${before.price}`,
        `Give a price above ${before.price}`,
      );
  });

  const partsOf = (counts: Record<string, number>, field: string): WorkedPart[] =>
    Object.entries(counts).flatMap(([id, count]) => {
      const thing = things.find((candidate) => candidate.id === id);
      if (thing) return [{ count, name: thing.name, low: count * thing.low, high: count * thing.high }];
      look.add(
        FILE,
        `${field}.things`,
        `names "${id}", which is no line of the estimator`,
        'Use an id of content/estimator.yaml',
      );
      return [];
    });
  const worked = (what: string, counts: Record<string, number>, field: string): WorkedLoad => {
    const parts = partsOf(counts, field);
    const sum = (side: 'low' | 'high') => parts.reduce((total, part) => total + part[side], 0);
    return { what, parts, feet: { low: sum('low'), high: sum('high') } };
  };

  const minimum = pricing.minimum.map(({ what, things: counts, seen }, at) => {
    const load = worked(what, counts, `minimum.${at}`);
    if (load.feet.high > eighth)
      look.add(
        FILE,
        `minimum.${at}.things`,
        `come to ${load.feet.high} cubic feet, and an eighth of the truck is ${eighth}`,
        'Take something out: the first price must hold it without any packing',
      );
    return { ...load, seen };
  });

  const examples = pricing.examples.flatMap((example, at) => {
    const field = `examples.${at}`;
    const place = look.place(example.place, `${field}.place`);
    const service = look.service(example.service, `${field}.service`);
    const load = worked(example.what, example.things, field);
    const range = estimate(example.things, things, truck);
    if (range && (example.eighths < range.eighths.low || example.eighths > range.eighths.high))
      look.add(
        FILE,
        `${field}.eighths`,
        `is ${example.eighths}, but its things come to ${range.eighths.low} to ${range.eighths.high} eighths`,
        'Correct the step or the things',
      );
    return place && service && range ? [{ ...load, place, service, eighths: example.eighths, estimate: range }] : [];
  });

  const heavy = pricing.heavy.map((row, at): HeavyMaterial => {
    const field = `heavy.${at}`;
    return {
      ...row,
      facts: row.facts.flatMap((id) => look.fact(id, `${field}.facts`) ?? []),
      service: row.service ? look.service(row.service, `${field}.service`) : undefined,
      eighth: { from: (row.pounds.from * eighth) / 27, to: (row.pounds.to * eighth) / 27 },
    };
  });

  return {
    truck: { feet, yards: feet / 27 },
    steps: pricing.steps.map((step) => ({
      eighths: step.eighths,
      price: step.price,
      cubicFeet: eighth * step.eighths,
      cubicYards: (eighth * step.eighths) / 27,
      sample: step.sample ?? false,
    })),
    minimum,
    examples,
    heavy,
  };
}
