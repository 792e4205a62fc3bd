/** Texts of the box and the search page. The `text` of town rules is only searched, not shown. */
import type { Plural } from '#lib/template.ts';

export const en = {
  townHall: {
    title: (place: string) => `${place} town rules`,
    text: 'Bulk trash, appliances, electronics, debris: pickup days and phone numbers.',
  },
  countyRules: (county: string) => `${county} rules`,
  /** Heading of the list of pages on the search page. */
  pages: 'Or go to a page',
  /** Headings of the lists below it. */
  groups: {
    prices: 'Prices and paying',
    towns: 'Towns and rules',
    work: 'Guides and our work',
    company: 'The company',
  },
  /** Label of the box's field on pages of places. */
  placeField: 'Your ZIP code or town',
  box: {
    /** Kinds of pages, by role. */
    kinds: {
      page: '',
      service: 'Service',
      town: 'Town',
      county: 'County',
      place: 'Place',
      rules: 'Town rules',
      item: 'Item',
      guide: 'Guide',
      zip: 'ZIP code',
    },
    locale: 'en-US',
    /** Contraction of preposition and article; none in English. */
    contraction: { from: '', to: '' },
    field: 'What do you need gone?',
    hint: 'Items, your town or ZIP code, a floor, or a question',
    submit: 'Go',
    tryThis: 'For example:',
    examples: ['2 mattresses and a fridge, 10701', 'hot tub on a deck, Ossining', 'Mom’s house in Nyack'],
    scripts: 'The answer needs JavaScript, which is off in your browser. The lists and the phone work without it.',
    failed: 'That didn’t load. Check your connection and try again, or call {link}.',
    loading: 'One moment…',
    /** Where: `link` is the place. */
    yes: 'Yes, we come to {link}.',
    which: 'There’s more than one. Which is yours?',
    beyond: 'We don’t serve {place}.',
    /** Before the nearest places. */
    closest: 'The closest places we do:',
    /** After the nearest places. */
    ask: 'Right on the line? Call {link} and ask.',
    /** By number of missing digits. */
    partial: { other: 'A ZIP code has five digits. {count} to go.' } as Plural,
    odd: 'That has {count} digits; a ZIP code has five.',
    list: 'Your list',
    less: 'One less',
    more: 'One more',
    size: 'Size or kind',
    /** Error message of a count field. */
    notCounted: 'Not counted. Use a whole number up to {most}.',
    /** Before the name of a service. */
    usual: 'Usual price:',
    /** Things without a size. */
    photo: 'Text a photo for a price: {list}.',
    conditions: 'Before we take it: {list}.',
    refused: 'We can’t take {link}.',
    town: 'What {link} does with these',
    townRules: 'All rules of {place}',
    nearest: 'Nearest drop-off: {link}, {distance}',
    heavy: 'I also have concrete, brick, dirt, plaster or shingles',
    heavyMore: 'How we price it',
    call: 'Call',
    text: 'Text this list',
    seeMessage: 'See the message',
    mail: 'Email it',
    print: 'Print this list',
    copyList: 'Copy the list',
    /** Copied text. */
    copied: '{list}. {share}, {price}.',
    /** Name in the toast after copying. */
    listName: 'The list',
    copyLink: 'Copy a link',
    linkName: 'The link to this list',
    again: 'Start over',
    pages: 'Pages that fit',
    none: 'Nothing found for "{query}". Try one word, or call {phone}.',
    didYouMean: 'Did you mean {instead}?',
    message: {
      /** Parts that are unknown are left out; the line breaks stay. */
      opening: 'Hi {company}, I’d like a price for: {things}.',
      saw: 'Your site says {price}.',
      where: 'Where: {place}',
      floor: 'Floor: {floor}',
      askFloor: 'Floor, stairs or elevator: ',
      askWhere: 'Town or ZIP code: ',
      when: 'When: {day}',
      askWhen: 'Best day: ',
      photos: 'Photos coming.',
      /** What was typed, so that nothing is lost. */
      page: 'From: {page}',
      subject: 'Price for {things}',
      basement: 'basement',
      attic: 'attic',
      stairs: 'stairs',
      days: {
        today: 'today',
        tomorrow: 'tomorrow',
        weekend: 'this weekend',
        monday: 'Monday',
        tuesday: 'Tuesday',
        wednesday: 'Wednesday',
        thursday: 'Thursday',
        friday: 'Friday',
        saturday: 'Saturday',
        sunday: 'Sunday',
      },
      rooms: {
        garage: 'everything in a garage',
        basement: 'everything in a basement',
        attic: 'everything in an attic',
        yard: 'a yard cleanup',
        office: 'an office cleanout',
        storage: 'a storage unit cleanout',
      },
      home: 'everything in a house',
    },
  },
};

export type Words = typeof en;
