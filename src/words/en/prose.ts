/** What stands at a statement that rests on a source. */

export const prose = {
  /** `dated` is the source's own date, `about` true where it is an estimate, `read` when we read it; all as people say them. */
  checked: ({ dated, about, read }: { dated: string | undefined; about: boolean; read: string }) =>
    `${dated ? `source dated ${about ? 'about ' : ''}${dated}, ` : ''}checked ${read}`,
  footnote: (number: number) => `Source ${number}`,
};
