/** What stands at a statement that rests on a source. */

export const prose = {
  /** `dated` is the source's own date, `about` true where it is an estimate, `read` when we read it; all as people say them. */
  age: ({ dated, about, read }: { dated: string | undefined; about: boolean; read: string }) =>
    dated ? `${about ? 'hacia ' : ''}${dated}` : `consultada en ${read}`,
  /** Once a page: what the dates mean, and when we read the sources, as "noviembre de 2026"; `to` may be the same month. */
  read: ({ from, to }: { from: string; to: string }) =>
    `Si la fuente tiene fecha, la ponemos. Consultamos todas las fuentes ${from === to ? `en ${from}` : `entre ${from} y ${to}`}.`,
  footnote: (number: number) => `Fuente ${number}`,
};
