/** What the ZIP finder says. `{link}` is where a link stands. */

export const finder = {
  locale: 'en-US',
  /** What the preposition before a place and its article become: none in English. */
  contraction: { from: '', to: '' },
  field: 'Your ZIP code or town',
  find: 'Find',
  /** By the number of digits that are missing. */
  partial: { other: 'A ZIP code has five digits. {count} to go.' },
  odd: 'That has {count} digits; a ZIP code has five. Check it, or type your town.',
  lookingUp: 'Looking up {zip}…',
  failed: 'That didn’t load. Check your connection and try again, or call {link}.',
  yes: 'Yes. {city}, {county}.',
  rules: 'town pickup rules',
  nearest: 'Nearest drop-off: {link}, {distance}',
  everything: 'More about {zip}',
  lookingFor: 'Looking for {name}…',
  listFailed: 'The list of towns didn’t load. Check your connection, or call {link}.',
  /** Before two or more places of one name. */
  which: 'There’s more than one. Which is yours?',
  beyond: 'We don’t serve {place}.',
  /** After it, before the nearest places of ours. */
  closest: 'The closest places we do:',
  /** After them. */
  ask: 'Right on the line? Call {link} and ask.',
  /** `area` as `areaOf` in the part "search" says it. */
  noTown: 'We didn’t find that town in {area}. Try its ZIP code, or call {link}.',
};
