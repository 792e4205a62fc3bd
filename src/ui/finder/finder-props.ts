/** Props of the ZIP finder island. */
import type { Words } from './words.en.ts';

export interface FinderProps {
  words: Words['finder'];
  /** Base path of the language. */
  base: string;
  phone: string;
  call: string;
  /** The service area for unknown names: "Westchester, Rockland or Bergen". */
  area: string;
}
