/** The 404 page and the page without a connection: the labels around what content/pages says. */

export const notFound = {
  /** Above pages whose names are like the address. */
  nearest: 'Did you mean',
};

export const offline = { again: 'Try this page again' };

/** On a page that the browser kept; `{day}` is when the server sent it. */
export const kept = {
  copyOf:
    'You’re offline or on a slow connection. This is the copy your browser saved on {day}. Prices may have changed.',
  /** The same where the day is not known. */
  copy: 'You’re offline or on a slow connection. This is the copy your browser saved. Prices may have changed.',
};
