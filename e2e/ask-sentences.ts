/** Sentences for the box (ask-sentences.yaml), and what is read otherwise than it should be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Site } from '#business/entities.ts';
import type { SearchItem, SentenceReading } from '#features/ask/engine/ask-data.ts';
import { placeLink } from '#ui/places/links.ts';

export interface Sentence {
  says: string;
  language: string;
  things?: Record<string, number>;
  refused?: string[];
  /** Municipality, location, ZIP code, or a name outside. */
  place?: string;
  outside?: boolean;
  floor?: number | string;
  stairs?: boolean;
  day?: string;
  home?: string;
  room?: string;
}

export const SENTENCES = parse(readFileSync(join(import.meta.dirname, 'ask-sentences.yaml'), 'utf8')) as Sentence[];

const idOf = ({ href }: SearchItem): string => href.split('#')[1] ?? href;
const sorted = (record: Record<string, number>) => Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en'));

function isAt({ places, outside }: SentenceReading, { place = '', outside: isOutside }: Sentence, site: Site): boolean {
  if (isOutside) return outside?.place.includes(place) ?? false;
  const [first] = places;
  if (place === '') return first === undefined;
  const known = site.municipalities.find(({ id }) => id === place);
  const href = known ? placeLink(known).href : site.locations.find(({ id }) => id === place)?.path;
  return first?.zip === place || (href !== undefined && first?.href === href);
}

/** Whether the content still has the things and the place that a sentence names: the owner may have removed them. */
export function isAbout({ things = {}, refused = [], place, outside }: Sentence, site: Site): boolean {
  const known = new Set<string>(
    [site.estimator, site.items, site.municipalities, site.locations, site.zips].flat().map(({ id }) => id),
  );
  const named = [...Object.keys(things), ...refused, ...(place === undefined || outside ? [] : [place])];
  return named.every((id) => known.has(id));
}

/** @param site of the sentence's language @returns fields that are read wrong */
export function wrongIn(reading: SentenceReading, sentence: Sentence, site: Site): string[] {
  const { counts, unsized, refused, floor, hasStairs, day, home, room } = reading;
  // Items without a size are not counted.
  // A home is listed, too.
  const listed = Object.fromEntries(Object.entries(counts).filter(([id]) => id !== home));
  const things = {
    ...listed,
    ...Object.fromEntries(unsized.map((item) => [idOf(item), sentence.things?.[idOf(item)] ?? 1])),
  };
  const pairs: [field: string, read: unknown, said: unknown][] = [
    ['things', sorted(things), sorted(sentence.things ?? {})],
    ['refused', refused.map(idOf).sort(), [...(sentence.refused ?? [])].sort()],
    ['floor', floor, sentence.floor === undefined ? undefined : String(sentence.floor)],
    ['stairs', hasStairs, sentence.stairs ?? false],
    ['day', day, sentence.day],
    ['home', home, sentence.home],
    ['room', room, sentence.room],
  ];
  const wrong = pairs.filter(([, read, said]) => JSON.stringify(read) !== JSON.stringify(said)).map(([field]) => field);
  return isAt(reading, sentence, site) ? wrong : [...wrong, 'place'];
}
