/** What every kind of printed sheet provides. */
import type { QrCode } from '#lib/qr-code.ts';
import type { Format } from '../formats.ts';
import type { Html } from '../html.ts';

/** In the order of the index page. */
export const KINDS = {
  'review-card': {
    name: 'Review card',
    use: 'Give one to every customer when the job is done. It asks everyone the same way and promises nothing for an answer.',
  },
  'door-hangers': { name: 'Door hangers', use: 'One for each town that has a page.' },
  'yard-signs': { name: 'Yard signs', use: 'One for each town that has a page. Ask before you put one up.' },
  'truck-code': { name: 'Code for the truck', use: 'For the side of the truck, or its back doors.' },
  'price-sheet': { name: 'Price sheet', use: 'Print it in the office. The crew carries it.' },
  estimate: { name: 'Estimate', use: 'Print it in the office and fill it in by hand.' },
  invoice: { name: 'Invoice', use: 'Print it in the office and fill it in by hand.' },
  posts: {
    name: 'Posts',
    use: 'For your business profile: a picture, and a text to paste. Choose “Call now” as the button. A phone number in the text can get a post refused.',
  },
  codes: { name: 'Your other papers', use: 'A code for each line of redirects.yaml that says what it is printed on.' },
};
export type Kind = keyof typeof KINDS;

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
