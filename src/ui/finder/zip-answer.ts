/** What `/api/zip/{zip}.json` answers. */
export interface ZipAnswer {
  zip: string;
  city: string;
  county: string;
  sameDay: string;
  places: { name: string; href: string; rules: string }[];
  nearest: { name: string; distance: string; href: string } | null;
  href: string;
}
