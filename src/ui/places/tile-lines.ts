/** Lines of a municipality's name that fit its tile. */

/** Width of Figtree's letters at weight 600, in hundredths of an em. */
const LETTERS = new Map<string, number>([
  ...[52, 59, 54, 59, 55, 38, 60, 57, 25, 28, 52, 24, 86, 56, 58, 60, 59, 36, 47, 39, 56, 54, 82, 51, 56, 48].map(
    (width, at) => [String.fromCharCode(97 + at), width] as const,
  ),
  ...[70, 61, 72, 70, 59, 55, 75, 75, 28, 54, 64, 53, 85, 77, 78, 59, 79, 64, 61, 57, 71, 71, 98, 65, 63, 64].map(
    (width, at) => [String.fromCharCode(65 + at), width] as const,
  ),
  ['-', 41],
  ['.', 23],
  ["'", 23],
  [' ', 24],
]);
const OTHER_LETTER = 58;

/** In units of the map, where a hexagon's center is 6 from its corners. */
const SIZE = 6;
export const FONT_SIZE = 1.8;
const LEADING = 1.95;
/** Half the height of a line's letters. */
const HALF_LINE = 0.7;
/** Stays clear of the edges on both sides. */
const MARGIN = 1.6;

/** How much narrower than its typeface a line may be set before its word is divided. */
const SQUEEZE = 1.045;

export interface TileLine {
  text: string;
  y: number;
  /** Set to exactly this width, whatever the typeface; only for lines that nearly fill the tile. */
  width: number | undefined;
}

const widthOf = (text: string): number =>
  (Array.from(text, (letter) => LETTERS.get(letter) ?? OTHER_LETTER).reduce((sum, width) => sum + width, 0) / 100) *
  FONT_SIZE;

/** Width inside a hexagon at a distance from its center. */
function roomAt(y: number): number {
  const reach = Math.abs(y) + HALF_LINE;
  const share = Math.min(1, (SIZE - reach) / (SIZE / 2));
  return Math.sqrt(3) * SIZE * share - MARGIN;
}

/** Where an English place name divides: "Orange-town". */
const ENDING = /(?<=\w{3})(?:bello|burgh?|chester|field|neck|sack|stead|straw|ton|town|ville|wood)$/;

/** "Orange-" and "town"; without a known ending, before a consonant near the middle. */
function divided(word: string): Part[] {
  const inside = [...word.matchAll(/(?<=[aeiouy]\w*)[^\Waeiouy](?=[aeiouy])/g)].map(({ index }) => index);
  const middle = word.length / 2;
  const at =
    ENDING.exec(word)?.index ??
    inside.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ??
    Math.ceil(middle);
  return [`${word.slice(0, at)}-`, word.slice(at)].map((text) => ({ text, alone: true }));
}

/** A word, or a half of one, which shares no line with other words. */
interface Part {
  text: string;
  alone: boolean;
}

/** Adds a part to the last line if it fits there. */
function withPart(lines: readonly Part[], part: Part): Part[] {
  const last = lines.at(-1);
  if (last && !last.alone && !part.alone) {
    const text = last.text + (last.text.endsWith('-') ? '' : ' ') + part.text;
    if (widthOf(text) <= roomAt(0)) return [...lines.slice(0, -1), { text, alone: false }];
  }
  return [...lines, part];
}

/** "Mamaroneck (town)" as "Mamaro-", "neck", "town". */
export function tileLines(name: string): TileLine[] {
  const fits = (word: string) => widthOf(word) <= roomAt(0) * SQUEEZE;
  const lines = name
    .replace(/[()]/g, '')
    .split(/ |(?<=-)/)
    .flatMap((text) => (fits(text) ? [{ text, alone: false }] : divided(text)))
    .reduce<Part[]>(withPart, []);
  return lines.map(({ text }, at) => {
    const y = Number((LEADING * (at - (lines.length - 1) / 2)).toFixed(2));
    const [width, room] = [widthOf(text), roomAt(y)];
    return { text, y, width: width > 0.84 * room ? Number(Math.min(width, room).toFixed(1)) : undefined };
  });
}
