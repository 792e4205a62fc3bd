/** What the ZIP finder says. `{phone}`, `{place}` and the like are where a link stands. */

export const finder = {
  field: 'Your ZIP code or town',
  find: 'Find',
  partial: (missing: number) => `A ZIP code has five digits. ${missing} to go.`,
  odd: (digits: number) => `That has ${digits} digits; a ZIP code has five. Check it, or type your town.`,
  lookingUp: (zip: string) => `Looking up ${zip}…`,
  failed: 'That didn’t load. Check your connection and try again, or call {phone}.',
  yes: (city: string, county: string) => `Yes. ${city}, ${county}.`,
  rules: 'town pickup rules',
  nearest: (distance: string) => `Nearest drop-off: {place}, ${distance}`,
  everything: (zip: string) => `More about ${zip}`,
  lookingFor: (name: string) => `Looking for ${name}…`,
  listFailed: 'The list of towns didn’t load. Check your connection, or call {phone}.',
  /** Before two or more places of one name. */
  which: 'There’s more than one. Which is yours?',
  /** Before the nearest places of ours, where there are any. */
  beyond: (place: string, near: boolean) => `We don’t serve ${place}.${near ? ' The closest places we do:' : ''}`,
  /** After them. */
  ask: 'Right on the line? Call {phone} and ask.',
  /** `area` as `areaOf` in the part "search" says it. */
  noTown: (area: string) => `We didn’t find that town in ${area}. Try its ZIP code, or call {phone}.`,
};
