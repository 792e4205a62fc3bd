/** What every kind of printed sheet provides. */
import type { QrCode } from '#lib/qr-code.ts';
import type { Format } from '../formats.ts';
import type { Html } from '../html.ts';
import type { words } from '../words.ts';

export type Kind = keyof typeof words.kinds;

export interface Sheet {
  kind: Kind;
  /** Path of its files in the folder print/, without an extension. */
  file: string;
  /** The town, where each has one. */
  label?: string;
  format: Format;
  /** One a side. */
  pages: Html[];
  /** For a sign maker: the same sheet as outlines. */
  svg?: string;
  codes: QrCode[];
  /** Samples that it shows. */
  samples: string[];
}
