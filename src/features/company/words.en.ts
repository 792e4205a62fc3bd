/** `/property-managers` and `/executors`: the labels around what content/pages says. The e-mails are in contact.ts. */

export const en = {
  letter: 'An email that’s ready to send',
  letterLead: 'It opens in your email with these lines in it. Fill in what you know and attach photos.',
  subject: 'Subject',
  open: 'E-mail us this list',
  copy: 'Copy the email',
  /** What the notice calls it. */
  copied: 'The email',
};

export type Words = typeof en;
