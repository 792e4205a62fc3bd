/** A link with its words. */

export interface Link {
  label: string;
  href: string;
}
