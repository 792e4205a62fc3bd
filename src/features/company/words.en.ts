/** English text of `/about`, `/property-managers` and `/executors`. */

export const en = {
  more: 'More questions',
  letter: 'An email that’s ready to send',
  letterLead: 'It opens in your email with these lines in it. Fill in what you know and attach photos.',
  subject: 'Subject',
  open: 'Email us this list',
  copy: 'Copy the email',
  /** Name in the toast after copying. */
  copied: 'The email',
  proof: {
    headings: { about: 'Who you’re hiring', managers: 'For your files' },
    labels: { owner: 'Owner', licenses: 'Licenses', insurance: 'Insurance', w9: 'Tax form' },
    insurer: (name: string) => `We’re insured by ${name}.`,
    certificate: 'Sample certificate of insurance',
    w9: 'Our W-9',
    /** @param kind "PDF" */
    file: (name: string, kind: string) => `${name} (${kind})`,
  },
};

export type Words = typeof en;
