/** Files that programs read: the contact card and the manifest. */

export const siteFiles = {
  /** The note of the contact card; `hours` is a sentence without its full stop. */
  note: ({ line, hours }: { line: string; hours: string }) => `${line} ${hours}.`,
  /** The language of these words with its region, as browsers know it (BCP 47). */
  language: 'en-US',
};
