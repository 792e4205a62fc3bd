/** Numbers in digits, as both languages of the site write them. */

/**
 * A whole number of zero or more: 1250 → "1,250". Without `toLocaleString`: a browser takes long to open its tables of
 * languages, on a slow phone a tenth of a second, in which it answers no touch.
 */
export const digits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
