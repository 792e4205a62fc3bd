/** Errors that an editor reads, as whole sentences. */

/** A change that the file cannot take. */
export class CannotWrite extends Error {
  override name = 'CannotWrite';
  /** As its editor finds it, such as "hours.week.monday"; empty for the whole file. */
  readonly field: string;

  constructor(message: string, field = '') {
    super(message);
    this.field = field;
  }
}

/** A file that cannot be read, and so cannot be written either. */
export class CannotRead extends CannotWrite {
  override name = 'CannotRead';
}
