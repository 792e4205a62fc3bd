/** What cannot be done to a file without losing something of it, in a sentence for the one who edits. */

/** A change that the file cannot take. Its message names the field. */
export class CannotWrite extends Error {
  override name = 'CannotWrite';
  /** The field as its editor finds it, such as "hours.week.monday"; empty where it is the whole file. */
  readonly field: string;

  constructor(message: string, field = '') {
    super(message);
    this.field = field;
  }
}

/** A file that cannot even be read as one YAML value, and so cannot be written either. */
export class CannotRead extends CannotWrite {
  override name = 'CannotRead';
}

/** Why a value cannot be written, found where its field is not known by name. */
export class CannotKeep extends Error {
  override name = 'CannotKeep';
}
