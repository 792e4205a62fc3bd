/** The text message and the email that a list writes. */
import { fill } from '#lib/template.ts';
import type { SentenceReading } from './engine/ask-data.ts';
import type { Words } from './words.en.ts';

export type MessageWords = Words['box']['message'];

export interface Asked {
  company: string;
  /** "2 × Queen mattress, 1 × Refrigerator"; '' without things. */
  things: string;
  /** "$229 to $299" */
  price: string | undefined;
  /** "Yonkers", "10701, Yonkers" */
  place: string | undefined;
  /** "In my words: a sofa, 2nd floor"; '' if nothing was typed. */
  typed: string;
  /** Full address of the page it is sent from. */
  page: string;
}

type Read = Pick<SentenceReading, 'day' | 'floor' | 'hasStairs'>;

const isKey = <Key extends string>(key: string, values: Record<Key, unknown>): key is Key => key in values;

/** Floor and stairs as far as they are known. */
function accessOf({ floor, hasStairs }: Read, words: MessageWords): string {
  const level = floor === 'basement' || floor === 'attic' ? words[floor] : floor;
  return [level, hasStairs ? words.stairs : undefined].filter(Boolean).join(', ');
}

/** What is known is said, and what is not is asked for at the end of its line. */
export function messageOf(
  { company, things, price, place, typed, page }: Asked,
  read: Read,
  words: MessageWords,
): string {
  const access = accessOf(read, words);
  const day = read.day !== undefined && isKey(read.day, words.days) ? words.days[read.day] : undefined;
  return [
    fill(words.opening, { company, things }),
    price && fill(words.saw, { price }),
    place ? fill(words.where, { place }) : words.askWhere,
    access ? fill(words.floor, { floor: access }) : words.askFloor,
    day ? fill(words.when, { day }) : words.askWhen,
    typed,
    words.photos,
    fill(words.page, { page }),
  ]
    .filter((line) => line !== undefined && line !== '')
    .join('\n');
}
