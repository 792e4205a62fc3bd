/** What every part of the bench has in common. */
export type Row = [name: string, cells: string[]];

/** One table of the bench. */
export interface Part {
  title: string;
  /** A sentence or two above the table. */
  note: string;
  /** Heads of the columns; the first one names the row. */
  columns: string[];
  /**
   * Measures row by row, so that what was measured stays when a later row fails.
   *
   * @param only names of rows, or none for all
   * @returns each row's name and its other cells
   */
  measure: (only: string[]) => AsyncIterable<Row> | Iterable<Row>;
}

/** The middle one of several figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
