/** What every kind of paper comes to. */
import type { Code } from '../code.ts';
import type { Format } from '../formats.ts';
import type { Html } from '../html.ts';
import type { words } from '../words.ts';

export type Kind = keyof typeof words.kinds;

export interface Sheet {
  kind: Kind;
  /** Path of its files below kit/, without an ending. */
  file: string;
  /** What tells it from others of its kind; '' where there is one only. */
  label: string;
  format: Format;
  /** One a side. */
  pages: Html[];
  /** For a sign maker: the whole sheet as outlines. */
  svg?: string | undefined;
  codes: Code[];
  /** What on it stands in for the real. */
  samples: string[];
}
