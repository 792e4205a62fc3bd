/** A headed part of a page of text. */
import type { Link } from '#ui/link.ts';

export interface TextBlock {
  heading: string;
  /** HTML, with footnotes. */
  html: string;
  /** Where to read on. */
  links: Link[];
}
