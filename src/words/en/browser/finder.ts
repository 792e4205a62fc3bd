/** What the ZIP finder says. `{phone}`, `{place}` and the like are where a link stands. */

export const finder = {
  field: 'Your ZIP code or town',
  find: 'Find',
  partial: (missing: number) => `A ZIP code has five digits. ${missing} to go.`,
  odd: (digits: number) => `That has ${digits} digits; a ZIP code has five. Check it, or type your town.`,
  lookingUp: (zip: string) => `Looking up ${zip}…`,
  unknown: (zip: string) => `${zip} isn’t on our list. We may still come to you: call {phone} and ask.`,
  failed: 'That didn’t load. Check your connection and try again, or call {phone}.',
  yes: (city: string, county: string) => `Yes. ${city}, ${county}.`,
  rules: 'town pickup rules',
  nearest: (distance: string) => `Nearest drop-off: {place}, ${distance}`,
  everything: (zip: string) => `More about ${zip}`,
  lookingFor: (name: string) => `Looking for ${name}…`,
  listFailed: 'The list of towns didn’t load. Check your connection, or call {phone}.',
  /** Before places of ours next to it. */
  beyond: (place: string) => `We don’t serve ${place}. Close by, we serve:`,
  /** `area` as `areaOf` in the part "search" says it. */
  noTown: (area: string) => `We didn’t find that town in ${area}. Try its ZIP code, or call {phone}.`,
};
