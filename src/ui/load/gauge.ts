/** View models of the load gauge and the price ladder. */
import { loadWords } from './words.ts';
import { fill } from '#lib/template.ts';
import { priceOfEighths } from '#business/estimate.ts';
import { shareOf } from './share.ts';
import type { Site, Step } from '#business/entities.ts';
import { dollars } from '#lib/money.ts';

export interface Gauge {
  /** In eighths: certain load. */
  from: number;
  /** In eighths: possible load. */
  to: number;
  /** "an eighth to a quarter of the truck" */
  label: string;
  /** Accessible name: "Load gauge: a quarter of the truck". */
  spoken: string;
}

export function gauge(language: string, from: number, to: number): Gauge {
  const words = loadWords(language).estimate;
  const label = shareOf({ low: from, high: to }, words);
  const { gauge: spoken, emptyTruck } = words;
  return { from, to, label, spoken: fill(spoken, { load: from === 0 ? emptyTruck : label }) };
}

export interface LadderRow {
  gauge: Gauge;
  price: string;
  volume: string;
}

export const ladder = (site: Site): LadderRow[] =>
  site.steps.map((step) => ({
    gauge: gauge(site.language, step.eighths, step.eighths),
    price: dollars(step.price),
    volume: stepVolume(site.language, step),
  }));

export const stepVolume = (language: string, step: Step): string =>
  loadWords(language).stepVolume(Math.round(step.cubicFeet), Math.round(step.cubicYards * 10) / 10);

/** "$149 to $229", or a single price. */
export function priceRange(site: Site, from: number, to: number): string {
  const { low, high } = priceOfEighths({ low: from, high: to }, site.truck);
  return loadWords(site.language).range(dollars(low), dollars(high));
}

export const startingPrice = (site: Site): string => priceRange(site, 1, 1);

export const fullPrice = (site: Site): string => priceRange(site, 8, 8);
