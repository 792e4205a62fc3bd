/** An entry of search.json, from which the build writes the full-text index. */
export interface SearchEntry {
  title: string;
  href: string;
  kind: string;
  text: string;
  /** Names of its counties; empty if it is about no place. */
  counties: string[];
}
