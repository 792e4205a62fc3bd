/** What stands on a page that the browser kept for reading without a connection. */

export const kept = {
  /** `sent` is when the server sent it, in milliseconds since 1970; 0 where that is not known. */
  copy: (sent: number) => {
    const day = sent ? ` on ${new Date(sent).toLocaleDateString('en-US', { dateStyle: 'long' })}` : '';
    return `You’re offline or on a slow connection. This is the copy your browser saved${day}. Prices may have changed.`;
  },
};
