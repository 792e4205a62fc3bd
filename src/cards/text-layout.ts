/** Words as outlines, shaped by HarfBuzz as the browser shapes them, broken into lines that balance. */
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

interface Shaped {
  /** Outlines with their start, in units of the face. */
  glyphs: { outline: string; at: number }[];
  /** In em. */
  width: number;
  /** Where a next letter would start, in units of the face. */
  advance: number;
}

/** A face at one weight and letter spacing. */
export class Typeface {
  readonly #font: Font;
  readonly #spacing: number;
  readonly #known = new Map<string, Shaped>();
  /** By glyph: texts share them. */
  readonly #outlines = new Map<number, string>();
  /** Units of the outlines in one em. */
  readonly em: number;

  private constructor(face: Face, spacing: number) {
    this.#font = new Font(face);
    this.#spacing = spacing * face.upem;
    this.em = face.upem;
  }

  /**
   * Opens a face, for letters of the Latin alphabet and the marks among them.
   *
   * @param weight of a face that can have several; undefined for one that has its own
   * @param spacing letter spacing in em
   */
  static async open(file: string, weight: number | undefined, spacing: number): Promise<Typeface> {
    const every = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).join('');
    const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
    const options = { targetFormat: 'sfnt' as const, ...axes };
    return new Typeface(new Face(new Blob(await subsetFont(readFileSync(file), every, options))), spacing);
  }

  /** @throws Error when the face lacks a character */
  shape(text: string): Shaped {
    const known = this.#known.get(text);
    if (known) return known;
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(this.#font, run);
    let end = 0;
    const glyphs = run.getGlyphInfosAndPositions().map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0 }) => {
      if (id === 0)
        throw new Error(
          `The typeface has no "${text.charAt(cluster)}", which stands in "${text}". Write it without, or add the sign to LETTERS in scripts/fonts.ts and run npm run fonts`,
        );
      const at = Math.round(end + xOffset);
      end += xAdvance + this.#spacing;
      return { outline: this.#outline(id), at };
    });
    const shaped = { glyphs, width: Math.max(0, end - this.#spacing) / this.em, advance: end };
    this.#known.set(text, shaped);
    return shaped;
  }

  #outline(id: number): string {
    const outline = this.#outlines.get(id) ?? this.#font.glyphToPath(id);
    this.#outlines.set(id, outline);
    return outline;
  }
}

const round = (value: number) => Number(value.toFixed(5));

/** SVG of one line; `x` and `y` are the start of its baseline, all in pixels. */
export function letter(
  face: Typeface,
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const scale = round(size / face.em);
  const letters = face
    .shape(text)
    .glyphs.map(({ outline, at }) => `<path transform="translate(${at})" d="${outline}"/>`);
  return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${scale} -${scale})">${letters.join('')}</g>`;
}

interface Piece {
  text: string;
  width: number;
  /** What comes between it and the piece before, where both stand in one line. */
  gap: string;
}

/** Words, and the parts of long ones with hyphens: "Hastings-on-Hudson" may break where "drop-off" may not. */
const piecesOf = (face: Typeface, text: string): Piece[] =>
  text.split(' ').flatMap((word) =>
    (word.length > 14 ? word.split(/(?<=-)/) : [word]).map((part, at) => ({
      text: part,
      width: face.shape(part).width,
      gap: at === 0 ? ' ' : '',
    })),
  );

/** Pieces in as few lines as the width in em allows. */
function broken(pieces: readonly Piece[], space: number, width: number): string[] {
  const lines: Piece[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const between = piece.gap === '' ? 0 : space;
    if (last && last.width + between + piece.width <= width) {
      last.text += piece.gap + piece.text;
      last.width += between + piece.width;
    } else lines.push({ ...piece });
  }
  return lines.map((line) => line.text);
}

export interface Setting {
  lines: string[];
  /** Pixels. */
  size: number;
}

/**
 * The largest of the sizes at which the text fits, in lines of about one length. A somewhat smaller one is
 * preferred where it leaves no short word alone in a line.
 *
 * @param box what there is room for, in pixels; a line takes `leading` times the size
 * @param sizes in pixels, largest first
 * @throws Error when it fits at none
 */
export function fit(
  face: Typeface,
  text: string,
  box: { width: number; height: number; leading: number },
  sizes: readonly number[],
): Setting {
  const pieces = piecesOf(face, text);
  const space = face.shape('a a').width - face.shape('aa').width;
  const longest = Math.max(...pieces.map((piece) => piece.width));
  const settings = sizes.flatMap((size): Setting[] => {
    let lines = broken(pieces, space, box.width / size);
    if (longest * size > box.width || lines.length * size * box.leading > box.height) return [];
    // Narrower, as long as it costs no line.
    for (let width = box.width / size; width >= longest; width -= 0.1) {
      const tried = broken(pieces, space, width);
      if (tried.length > lines.length) break;
      lines = tried;
    }
    return [{ lines, size }];
  });
  const [largest] = settings;
  if (!largest) throw new Error(`"${text}" is too long for ${box.width} by ${box.height} pixels: shorten it`);
  const lonely = ({ lines }: Setting) => {
    const lengths = lines.map((line) => line.length);
    return Math.min(...lengths) < 0.45 * Math.max(...lengths);
  };
  return settings.find((setting) => !lonely(setting) && setting.size > 0.7 * largest.size) ?? largest;
}
