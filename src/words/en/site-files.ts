/** Files that programs read: the contact card and the manifest. */

export const siteFiles = {
  /** The note of the contact card; hours on the 24-hour clock: "08:00". */
  note: ({ line, open, close }: { line: string; open: string; close: string }) =>
    `${line} Open every day ${open}-${close}.`,
  /** The language of these words with its region, as browsers know it (BCP 47). */
  language: 'en-US',
};
