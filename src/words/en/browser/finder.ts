/** What the ZIP finder says. `{phone}`, `{place}` and the like are where a link stands. */

export const finder = {
  field: 'Your ZIP code or town',
  find: 'Find',
  partial: (missing: number) => `A ZIP code has five digits. ${missing} to go.`,
  odd: (digits: number) => `That has ${digits} digits; a ZIP code has five. Check it, or type the town.`,
  lookingUp: (zip: string) => `Looking up ${zip}…`,
  unknown: (zip: string) =>
    `${zip} is not one of the ZIP codes we list. It may still be next door: call {phone} and ask.`,
  failed:
    'The answer did not come through. Check the connection and try again, or call {phone}: we know the ZIP codes by heart.',
  yes: (city: string, county: string) => `Yes. ${city}, ${county}.`,
  rules: 'what the town hall takes',
  nearest: (distance: string) => `Nearest drop-off: {place}, ${distance}`,
  everything: (zip: string) => `Everything about ${zip}`,
  lookingFor: (name: string) => `Looking for ${name}…`,
  listFailed: 'The list of towns did not come through. Check the connection, or call {phone}.',
  /** `area` as `areaOf` in the part "search" says it. */
  noTown: (area: string) => `We know no town by that name in ${area}. Try its ZIP code, or call {phone}.`,
};
