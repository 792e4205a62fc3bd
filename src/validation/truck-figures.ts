/** Finds typed figures of our truck and of things with a record, which would stay when those change. */
import { inWords, ONES, TENS } from '#lib/text.ts';
import type { CollectionName } from '#business/schema/collections.ts';
import { plainTextsOf } from './all-texts.ts';
import { insideOf } from '#business/prices.ts';
import type { Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';

/** What others say, and past loads. */
const OTHERS: ReadonlySet<CollectionName> = new Set(['facts', 'facilities', 'reviews', 'jobs']);

interface Found {
  /** The words themselves. */
  found: string;
  wrong: string;
  remedy: string;
}
type Finder = (sentence: string) => Found | undefined;

/** Reports the first such figure of each text. */
export function checkTypedTruck(rows: Rows, add: Add): void {
  const finders = [ourFeet(rows), ourMeasures(rows), sumAtStep, ...thingFinders(rows), shareOfLoad];
  for (const { file, field, text } of plainTextsOf(rows, OTHERS))
    for (const sentence of text.split(/(?<=[.!?:])\s+|\n/)) {
      const found = finders.map((find) => find(sentence)).find((match) => match !== undefined);
      if (!found) continue;
      add(file, field(), found.wrong, found.remedy, found.found);
      break;
    }
}

const tenth = (figure: number): number => Math.round(figure * 10) / 10;
/** A figure, or its words, that is neither part of another number nor a price. */
const typed = (figure: number): string =>
  `(?<![\\w$.,/{:-])(?:${String(figure).replace('.', '\\.')}${Number.isInteger(figure) && figure < 1000 ? `|${inWords(figure)}` : ''})(?![\\w%]|[.,]\\d)`;

/** Words that make a figure one of the truck's. */
const TRUCK = String.raw`\b(?:(?:our|the|a|full|whole) (?:truck|body)|truck body|truckload|divided?|eighths?|[1-8]\/8)\b`;
const FEET = String.raw`[- ](?:cubic )?(?:foot|feet)\b`;
const quoted = (text: string): string => `"${text.trim()}"`;
const stays = (what: string): string => `${what}, which would stay when the truck changes`;

/** Cubic feet of one to eight eighths, in sentences about the truck or a price. */
function ourFeet({ pricing }: Rows): Finder {
  const truck = insideOf(pricing.truck);
  const eighths = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => ({ count, feet: Math.round((truck * count) / 8) }));
  const ours = eighths.map(({ feet }) => typed(feet)).join('|');
  const counted = new RegExp(`(?:${ours})(?=${FEET})`, 'i');
  // Without its unit it must not count something else.
  const bare = new RegExp(`(?:${ours})(?=\\s*(?:$|[.,;:)|]|(?:of|in|and|hold|holds|that|or|is|are|covers?) ))`, 'i');
  const aboutIt = new RegExp(`${TRUCK}|\\{(?:price|from|room|truck)`, 'i');
  const spoken = new RegExp(TRUCK, 'i');
  return (sentence) => {
    const found =
      (aboutIt.test(sentence) ? counted.exec(sentence) : null) ?? (spoken.test(sentence) ? bare.exec(sentence) : null);
    if (!found) return undefined;
    const { count } = eighths.find(({ feet }) => new RegExp(`^${typed(feet)}$`, 'i').test(found[0])) ?? { count: 1 };
    return {
      found: found[0],
      wrong: stays(`has the cubic feet of our truck as a figure (${quoted(found[0])})`),
      remedy: `Leave the arithmetic out and say the price, such as {price:sofa} or {price:200-feet}; or write {feet:${count}}`,
    };
  };
}

/** Length, width, height and cubic yards, in sentences about our truck. */
function ourMeasures({ pricing }: Rows): Finder {
  const { length, width, height } = pricing.truck;
  const sides = [...new Set([length, width, height])].map((side) => typed(side)).join('|');
  const yards = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => typed(tenth((insideOf(pricing.truck) * count) / 8 / 27)));
  const ourTruck =
    /\b(?:(?:our|a full) (?:truck|body)|truck(?:'s)? (?:body|bed)|(?:half|quarter|eighths?) (?:of )?(?:a|the|our) (?:truck|body)|an eighth|one eighth)\b/i;
  const ourSides = /\b(?:our (?:truck|body)|truck body|foot (?:truck|body))\b/i;
  const side = new RegExp(`(?:${sides})(?:${FEET}|(?= by (?:${sides})))`, 'i');
  const yard = new RegExp(`(?:${yards.join('|')})(?= (?:cubic )?yards?\\b)`, 'i');
  return (sentence) => {
    const measure = ourSides.test(sentence) ? side.exec(sentence)?.[0] : undefined;
    if (measure)
      return {
        found: measure,
        wrong: stays(`has a measure of our truck as a figure (${quoted(measure)})`),
        remedy: 'Write {truck.length}, {truck.width} or {truck.height}, or leave it out',
      };
    const volume = ourTruck.test(sentence) ? yard.exec(sentence)?.[0] : undefined;
    return volume === undefined
      ? undefined
      : {
          found: volume,
          wrong: stays(`has the cubic yards of our truck as a figure (${quoted(volume)})`),
          remedy: 'Write {truck.yards} for the whole truck, or leave the arithmetic out',
        };
  };
}

/** A sum of cubic feet that ends in a step of the price list: "together 95, so {price:2}". */
const SUM =
  /\b(?:sum|total|together|altogether|all told|make|makes|come|comes|adds? up|hold|holds|inside|within|past)\b[^.;|$]{0,40}(?<![\w$.,/{:-])\d{2,3}(?![\w%]|[.,]\d| (?:by|pounds|percent|inch|square|people|years))[^.;|]{0,60}\{price:[1-8]\}/i;
const sumAtStep: Finder = (sentence) => {
  const found = SUM.exec(sentence)?.[0];
  return found === undefined
    ? undefined
    : {
        found,
        wrong: stays(`adds up cubic feet to a step of the price list (${quoted(found)})`),
        remedy: 'Write the load as a token, such as {price:sofa+2-armchair} or {price:200-feet}, and leave the sum out',
      };
};

/** A part of the truck that a load takes: "fits in an eighth", "about half of our truck". */
const FILLED =
  /\b(?:past|inside|within|under|more than|less than|fits?(?: in| into)?|fills?|needs?|claims?|takes?|about|exactly|just|worth|(?:comes?|folds?|shrinks?|down) to)(?: up)? (?:(?:an|one|two|three|five|six|seven)[ -]eighths?\b|(?:a |one |two |three )?(?:quarter|third)s? of (?:a|the|our) truck|half (?:of )?(?:a|the|our) truck)/i;
const shareOfLoad: Finder = (sentence) => {
  const found = FILLED.exec(sentence)?.[0];
  return found === undefined
    ? undefined
    : {
        found,
        wrong: stays(`says how much of the truck a load takes (${quoted(found)})`),
        remedy:
          'Say its price by a token, such as {price:sofa+2-armchair} or {price:200-feet}, or write {room:200-feet}',
      };
};

/** A thing with a volume, and one of its names. */
interface Named {
  id: string;
  words: string;
  /** The source of its volume. */
  fact: string | undefined;
}

/** Any number below 100 in words, or any in digits. */
const NUMBER = [
  String.raw`\d+(?:\.\d+)?`,
  `(?:${TENS.join('|')})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?`,
  ...ONES,
  'one|two|three|four|five|six|seven|eight|nine|ten',
].join('|');

/** Too ambiguous to name a thing. */
const LOOSE = new Set([
  'bag',
  'bags',
  'boxes',
  'box',
  'bed',
  'door',
  'tools',
  'machine',
  'tv',
  'set',
  'chair',
  'table',
]);

function namesOf({ estimator, items }: Rows): Named[] {
  const firstLines = new Map(estimator.toReversed().map((row) => [row.item, row]));
  const ofItems = items.flatMap(({ id, name, synonyms }) => {
    const line = firstLines.get(id);
    return line ? [...name.split(/ or |, /), ...synonyms].map((words) => ({ id, words, fact: line.volume?.fact })) : [];
  });
  const ofLines = estimator
    .filter(({ group }) => group !== 'rooms')
    .map(({ id, name, volume }) => ({ id, words: name.replace(/,.*/, ''), fact: volume?.fact }));
  return [...ofLines, ...ofItems]
    .map((named) => ({ ...named, words: named.words.toLowerCase() }))
    .filter(({ words }) => !LOOSE.has(words))
    .sort((a, b) => b.words.length - a.words.length);
}

const SHARE = String.raw`\b(?:(?:an|one|two|three|five|six|seven)[ -]eighths?|(?:a |one |two |three )?(?:quarter|third)s? of (?:a|the|our) (?:truck|body)|half (?:of )?(?:a|the|our) (?:truck|body)|half an eighth|(?:a|half a) quarter load)\b`;

/** Volumes and parts of the truck typed beside a thing's name. */
function thingFinders(rows: Rows): Finder[] {
  const names = namesOf(rows);
  const byWords = new Map(names.toReversed().map((named) => [named.words, named]));
  const any = `(?<![\\w-])(${[...byWords.keys()]
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?:e?s)?(?![\\w-])`;
  const figure = `(?:${NUMBER})(?: to (?:${NUMBER}))?(?= cubic f(?:ee|oo)t)`;
  const volume = new RegExp(`${any}[^.;|]{0,60}?(?<![\\w$.,/{:-])${figure}`, 'i');
  const share = new RegExp(`${any}[^.;|]{0,60}${SHARE}|${SHARE}[^.;|]{0,60}?${any}`, 'i');
  const step = new RegExp(
    `${any}[^.;:]{0,70}\\{price:[1-8]\\}|\\{price:[1-8]\\} (?:for|buys|takes|covers|is) [^.;:|]{0,40}?${any}`,
    'i',
  );
  const thing = (found: RegExpExecArray): Named | undefined => byWords.get((found[1] ?? found[2] ?? '').toLowerCase());
  return [
    (sentence) => {
      const found = volume.exec(sentence);
      const named = found && thing(found);
      // Another's measurement cites another fact.
      const cited = [...sentence.matchAll(/\{fact:([a-z0-9-]+)\}/g)].map(([, id]) => id);
      if (!found || !named || cited.some((id) => id !== named.fact)) return undefined;
      return {
        found: found[0],
        wrong: `has a volume as a figure (${quoted(found[0])}), and ${named.words} has one of its own`,
        remedy: `Write {feet:${named.id}}, or the price alone: {price:${named.id}}`,
      };
    },
    (sentence) => {
      const found = share.exec(sentence);
      const named = found && thing(found);
      return found && named
        ? {
            found: found[0],
            wrong: stays(`says how much of the truck a thing takes (${quoted(found[0])})`),
            remedy: `Write {room:${named.id}} or {price:${named.id}}, or leave it out`,
          }
        : undefined;
    },
    (sentence) => {
      const found = step.exec(sentence);
      const named = found && thing(found);
      return found && named
        ? {
            found: found[0],
            wrong: stays(`gives a thing a step of the price list by its number (${quoted(found[0])})`),
            remedy: `Write {price:${named.id}}, with what goes along joined by +, or leave it out`,
          }
        : undefined;
    },
  ];
}
