/** English text of `/property-managers` and `/executors`. */

export const en = {
  letter: 'An email that’s ready to send',
  letterLead: 'It opens in your email with these lines in it. Fill in what you know and attach photos.',
  subject: 'Subject',
  open: 'Email us this list',
  copy: 'Copy the email',
  /** Name in the toast after copying. */
  copied: 'The email',
};

export type Words = typeof en;
