/** Where the files lie that code in the browser asks for. */

export const place = {
  /** Before their addresses: nothing, or the language's own part of an address. */
  base: '',
};
