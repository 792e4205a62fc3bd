/** Loads as content names them ("4" eighths, "sofa+2-armchair", "200-feet"): their volume, room and price. */
import { dollars } from '#lib/money.ts';
import type { LanguageFormat } from '#i18n/language-format.ts';
import { homeOf } from '#business/schema/collections.ts';
import { feetOf } from './prices.ts';
import type { Volumes } from './entities.ts';
import type { Span } from './estimate.ts';
import { didYouMean } from './problem.ts';
import type { Rows } from './rows.ts';

/** Cubic feet of a thing that comes in several sizes. */
export const spanOf = (rows: Rows['estimator']): Span => ({
  low: Math.min(...rows.map((row) => feetOf(row).low)),
  high: Math.max(...rows.map((row) => feetOf(row).high)),
});

/** By id of a line, and of an item that lines name. */
export const volumesOf = ({ estimator }: Pick<Rows, 'estimator'>): Volumes => {
  const ofItems = [...Map.groupBy(estimator, ({ item }) => item)].flatMap(([item, rows]): [string, Span][] =>
    item === undefined ? [] : [[item, spanOf(rows)]],
  );
  return new Map([...ofItems, ...estimator.map((row): [string, Span] => [row.id, feetOf(row)])]);
};

const EIGHTHS_ALONE = /^[1-8]$/;
const PART = /^(?:(\d{1,4})-)?([a-z][a-z0-9-]*)$/;
/** "200-feet" is a measured pile. */
const MEASURED = 'feet';

export const LOAD_HELP =
  'one thing (sofa), several (sofa+2-armchair) or a measured pile in cubic feet (200-feet); a thing is the id of a line ' +
  `of ${homeOf('estimator')}, or of an item that a line there names`;

/** @returns cubic feet of one part of a load; undefined where nothing has that name */
function partFeet(part: string, volumes: Volumes): Span | undefined {
  const [, times, name = ''] = PART.exec(part) ?? [];
  const count = Number(times ?? 1);
  if (name === MEASURED) return times === undefined || count === 0 ? undefined : { low: count, high: count };
  const volume = volumes.get(name);
  return volume && count > 0 ? { low: count * volume.low, high: count * volume.high } : undefined;
}

/** @returns what is wrong with a load and what to write; undefined for a good one */
export function wrongLoad(load: string, volumes: Volumes): { wrong: string; remedy: string } | undefined {
  if (EIGHTHS_ALONE.test(load)) return undefined;
  const part = load.split('+').find((name) => partFeet(name, volumes) === undefined);
  if (part === undefined) return undefined;
  const name = part.replace(/^\d+-/, '');
  return {
    wrong: `names "${part}", which is no thing with a volume`,
    remedy: `${didYouMean(name, volumes.keys())}Name ${LOAD_HELP}`,
  };
}

/** Cubic feet of a load that wrongLoad accepts; `truck` in cubic feet. */
export function feetIn(load: string, volumes: Volumes, truck: number): Span {
  if (EIGHTHS_ALONE.test(load)) return { low: (Number(load) * truck) / 8, high: (Number(load) * truck) / 8 };
  return load
    .split('+')
    .map((part) => partFeet(part, volumes) ?? { low: 0, high: 0 })
    .reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }));
}

const range = (formats: LanguageFormat, low: string, high: string): string =>
  low === high ? low : formats.range(low, high);

/** "$149", "$149 to $229" */
export const priceInWords = (formats: LanguageFormat, { low, high }: Span): string =>
  range(formats, dollars(low), dollars(high));

const ofTrucks = ({ ofTruck, trucks, eighths: names }: LanguageFormat, eighths: number): string =>
  eighths <= 8 ? ofTruck(names[eighths] ?? '') : trucks(Math.floor(eighths / 8), names[eighths % 8] ?? '');

/** "an eighth of the truck", "a quarter to half of the truck", "one full truck and a quarter of another" */
export const roomInWords = (formats: LanguageFormat, { low, high }: Span): string =>
  range(
    formats,
    low < high && high <= 8 ? (formats.eighths[low] ?? '') : ofTrucks(formats, low),
    ofTrucks(formats, high),
  );

/** Cubic feet as people say them: "60", "25 to 30", "4.5". */
export const feetInWords = (formats: LanguageFormat, { low, high }: Span): string => {
  const rounded = (feet: number) => (feet < 10 ? Math.round(feet * 2) / 2 : Math.round(feet)).toLocaleString('en-US');
  return range(formats, rounded(low), rounded(high));
};

/** Items that we refuse, by their ids and those of the lines that are one of them. */
export function refusedThings({ items, estimator }: Pick<Rows, 'items' | 'estimator'>): ReadonlyMap<string, string> {
  const refused = new Map(items.filter(({ answer }) => answer === 'no').map(({ id, name }) => [id, name]));
  const lines = estimator.flatMap(({ id, item = '' }): [string, string][] => {
    const name = refused.get(item);
    return name === undefined ? [] : [[id, name]];
  });
  return new Map([...refused, ...lines]);
}

/** @returns what is wrong with a load that holds something we refuse; undefined for one without */
export function refusedLoad(
  names: readonly string[],
  refused: ReadonlyMap<string, string>,
): { wrong: string; remedy: string } | undefined {
  const name = names.map((part) => refused.get(part.replace(/^\d+-/, ''))).find((found) => found !== undefined);
  return name === undefined
    ? undefined
    : {
        wrong: `prices "${name}", which you don't take by ${homeOf('items')}`,
        remedy: 'Take it out, or change its answer there',
      };
}
