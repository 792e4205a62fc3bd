/** Texts of the search and the ZIP finder, and search words. A `text` is only searched, not shown. */
import type { Plural } from '#lib/template.ts';
import { listed } from '#lib/text.ts';

export const en = {
  /** Result kinds, in display order. */
  kinds: {
    service: 'Service',
    townHall: 'Town rules',
    town: 'Town',
    hamlet: 'Hamlet',
    zip: 'ZIP code',
    thing: 'Item',
    guide: 'Guide',
    county: 'County',
    page: 'Page',
  },
  /** Stop words. */
  // cspell:ignore dont doesnt isnt
  stopWords:
    'a an and any anyone are at away be can could did do does don for from get getting has have how i if in is it its me my near need of off on or our out please rid should some take taken takes than that the their them there these they this to up us want was we what when where which who why will with you your old serve serves serving cover come vs versus wont cant dont doesnt isnt someone something stuff thing things all full left lot lots whole people make go going am im ive id guy guys',
  /** Words that indicate municipal pickup. */
  ruleWords:
    'bulk trash garbage recycling recycle dump curb curbside rules rule dpw sanitation collection calendar schedule transfer leaf leaves brush hall municipal large day days tag sticker',
  /** Words that indicate our service. */
  serviceWords:
    'junk removal remove removing haul hauling hauler away pickup pick dispose disposal company service services local rid',
  /** Words that indicate another party, such as the named town. */
  otherPartyWords: 'does town city village borough',
  /** Alternative names of a municipality. */
  called: (kind: string, name: string) => [`${name} ${kind}`, `${kind} of ${name}`],
  townHall: {
    title: (place: string) => `${place} town rules`,
    text: 'Bulk trash, appliances, electronics, debris: pickup days and phone numbers.',
  },
  countyRules: (county: string) => `${county} rules`,
  zipTitle: (zip: string, city: string) => `${zip}, ${city}`,
  /** The area with known towns: "Westchester, Rockland or Bergen". */
  anyOf: (counties: readonly string[]) => listed(counties, 'or'),
  finder: {
    locale: 'en-US',
    /** Contraction of preposition and article; none in English. */
    contraction: { from: '', to: '' },
    field: 'Your ZIP code or town',
    find: 'Find',
    /** By number of missing digits. */
    partial: { other: 'A ZIP code has five digits. {count} to go.' } as Plural,
    odd: 'That has {count} digits; a ZIP code has five. Check it, or type your town.',
    lookingUp: 'Looking up {zip}…',
    failed: 'That didn’t load. Check your connection and try again, or call {link}.',
    yes: 'Yes. {city}, {county}.',
    rules: 'town pickup rules',
    nearest: 'Nearest drop-off: {link}, {distance}',
    everything: 'More about {zip}',
    lookingFor: 'Looking for {name}…',
    listFailed: 'The list of towns didn’t load. Check your connection, or call {link}.',
    /** Before several places of the same name. */
    which: 'There’s more than one. Which is yours?',
    beyond: 'We don’t serve {place}.',
    /** Before the nearest places. */
    closest: 'The closest places we do:',
    /** After the nearest places. */
    ask: 'Right on the line? Call {link} and ask.',
    noTown: 'We didn’t find that town in {area}. Try its ZIP code, or call {link}.',
  },
};

export type Words = typeof en;
