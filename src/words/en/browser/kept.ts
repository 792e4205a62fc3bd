/** What stands on a page that the browser kept for reading without a connection. */

export const kept = {
  /** `day` is when the server sent it; '' where that is not known. */
  copy: (day: string) =>
    `You’re offline or on a slow connection. This is the copy your browser saved${day ? ` on ${day}` : ''}. Prices may have changed.`,
};
