/** A file that cannot be read, or a change that it cannot take; its editor reads the message. */
export class CannotWrite extends Error {
  override name = 'CannotWrite';
}
