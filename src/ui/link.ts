/** A link with its label. */
export interface Link {
  label: string;
  href: string;
}
