/** English text of `/privacy`. */

export const en = {
  /** `address` is the analytics endpoint. */
  counted: (address: string) =>
    `When you tap Call, Text, Email or a booking link, the site counts the tap and the page you were on, at ${address}. It sends no name, number or identifier.`,
  uncounted: 'This site counts nothing and reports nothing about you.',
  kept: 'Your browser keeps the pages you read, the prices and the contact page on your own device for a month, so they open without a connection. No one else sees them. Clear this site’s data in your browser to remove them.',
};

export type Words = typeof en;
