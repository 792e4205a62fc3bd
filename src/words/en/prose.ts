/** What stands at a statement that rests on a source. */

export const prose = {
  /** `dated` is the source's own date, `about` true where it is an estimate, `read` when we read it; all as people say them. */
  age: ({ dated, about, read }: { dated: string | undefined; about: boolean; read: string }) =>
    dated ? `${about ? 'about ' : ''}${dated}` : `read ${read}`,
  /** Once a page: what the dates mean, and when we read the sources, as "November 2026"; `to` may be the same month. */
  read: ({ from, to }: { from: string; to: string }) =>
    `The date is when the source was written, if it gives one. We read them all ${from === to ? `in ${from}` : `between ${from} and ${to}`}.`,
  footnote: (number: number) => `Source ${number}`,
};
