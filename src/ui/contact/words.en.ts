/** Texts of contact links and prefilled messages. */

export const en = {
  /** This language's name in business.yaml, terms.languages. */
  language: 'English',
  /** If this language is not spoken on the phone; `spoken` lists those that are, or ''. */
  inWriting: (spoken: string) =>
    `${spoken ? `We speak ${spoken} on the phone. ` : ''}Text or email us in English, and we’ll answer in writing.`,
  /** Completes "I would like a price for …" by default. */
  anything: 'junk removal',
  subject: (about: string) => `Price for ${about}`,
  message: (name: string, about: string) =>
    `Hi ${name}, I’d like a price for ${about}. Photos coming. ZIP code and floor: `,
  letter: (name: string, about: string) =>
    `Hi ${name},\n\nI’d like a price for ${about}.\n\nWhat it is:\nWhere it is (floor, stairs):\nZIP code:\nBest day for me:\n\nPhotos attached.\n`,
  /** Texts and emails in other words, with blanks to fill in: of people who handle a place for others, and after a job. */
  letters: {
    managers: {
      text: (name: string) =>
        `Hi ${name}, I manage a building and need a price for a cleanout. Photos coming. Address, unit and floor: `,
      subject: 'Cleanout price for my building',
      body: (name: string) =>
        `Hi ${name},\n\nI manage a building and need a price.\n\nBuilding name and address:\nEach unit (number, floor, what’s in it):\nWhat stays:\nElevator (which one, hours):\nDays and hours the building allows:\nWho lets the crew in:\nCertificate of insurance needed (yes or no):\nName for the receipt or invoice:\nPhotos of the empty rooms (yes or no):\nBest day:\n\nPhotos attached.\n`,
    },
    executors: {
      text: (name: string) =>
        `Hi ${name}, I’d like a price for an estate cleanout. Photos coming. Address and ZIP code of the house: `,
      subject: 'Price for an estate cleanout',
      body: (name: string) =>
        `Hi ${name},\n\nI’m settling an estate and need a price.\n\nAddress and ZIP code of the house:\nFloors and stairs:\nWhich rooms:\nWhat stays:\nWhat to watch for and set aside:\nWho makes the decisions, and a phone number:\nWho lets the crew in, and where the key goes after:\nName for the receipt or invoice:\nPhotos of the empty rooms (yes or no):\nEmpty by:\n\nPhotos attached.\n`,
    },
    finished: {
      text: (name: string) => `Hi ${name}, about the job you did for me. Name, address and what it’s about: `,
      subject: 'About a finished job',
      body: (name: string) =>
        `Hi ${name},\n\nAbout the job you did for me:\n\nName and address:\nDay:\nWhat it’s about:\n`,
    },
  },
  /** Contact bar buttons, each a third of a phone's width. */
  bar: { call: 'Call', text: 'Text', mail: 'Email' },
  actions: {
    call: (phone: string) => `Call ${phone}`,
    text: 'Text for Quote',
    mail: 'Email',
    /** A page elsewhere. */
    book: 'Book Online',
  },
  /** For devices that cannot send text messages. */
  textFromDesktop: {
    open: 'On a computer? Text us from your phone',
    how: 'Point your phone’s camera at this code, or copy the message and text it to us.',
    code: 'QR code that opens a text message to us',
    close: 'Close',
    copyNumber: 'Copy the number',
    copyMessage: 'Copy the message',
    /** Name in the toast. */
    message: 'The message',
    photos: 'Which photos to take',
  },
  contactCta: { title: 'Ready for a price?', photos: 'Which photos to take' },
};

export type Words = typeof en;
