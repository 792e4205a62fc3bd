/** Files that programs read: the contact card and the manifest. */

export const siteFiles = {
  /** The note of the contact card; `hours` may end in "pm.", whose period ends the sentence, too. */
  note: ({ line, hours }: { line: string; hours: string }) => `${line} ${hours.replace(/\.$/, '')}.`,
  /** The language of these words with its region, as browsers know it (BCP 47). */
  language: 'es-US',
};
