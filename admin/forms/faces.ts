/** How the admin shows each collection: in which group, under what name, and what may be added. */
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import { EIGHTHS } from '#i18n/english.ts';

export interface Face {
  label: string;
  /** What one record is called. */
  one: string;
  /** A Material Symbol. */
  icon: string;
  /** What a record of the list says while it is closed. A record without one is a file of its own. */
  summary?: string;
  /**
   * True where records may be added and taken out one at a time. The others hang together with files that change with
   * them (a municipality with its ZIP codes and its tile; a picture with its file), or have a fixed number.
   */
  grows?: true;
  /** What its folder is called, where that says more. */
  folder?: string;
  /** True where a new record comes first: pages show the newest first. */
  newestFirst?: true;
  /** Fields that come before all others. */
  first?: readonly string[];
  /** Fields that come after all others: seldom filled in. */
  last?: readonly string[];
  /** Fields of a new record that its id is made from. */
  idFrom?: readonly string[];
}

export const FACES: Record<CollectionName, Face> = {
  business: {
    label: 'Notice, hours and company',
    one: 'company',
    icon: 'storefront',
    first: ['notice', 'hours', 'rating', 'phone', 'email'],
  },
  pricing: { label: 'Prices', one: 'price list', icon: 'sell', first: ['steps', 'included', 'changes'] },
  jobs: {
    label: 'Jobs',
    one: 'job',
    icon: 'photo_camera',
    summary: '{{title}} ({{place}})',
    grows: true,
    newestFirst: true,
    first: ['photos', 'place', 'service', 'eighths', 'title', 'story', 'date'],
    last: ['minutes', 'zip', 'sample'],
    idFrom: ['place', 'service', 'date'],
  },
  reviews: {
    label: 'Reviews',
    one: 'review',
    icon: 'star',
    summary: '{{author}}: {{quote | truncate(60)}}',
    grows: true,
    newestFirst: true,
    first: ['quote', 'author', 'stars', 'date', 'source', 'place', 'service'],
    last: ['lang', 'sample'],
    idFrom: ['author', 'place', 'date'],
  },
  faq: { label: 'Questions', one: 'question', icon: 'help', summary: '{{q}}', grows: true, idFrom: ['q'] },
  home: { label: 'Home pages', one: 'home page', icon: 'home' },
  items: { label: 'Do you take it?', one: 'item', icon: 'checklist', summary: '{{name}}: {{answer}}', grows: true },
  pages: { label: 'Pages of text', one: 'page', icon: 'article', summary: '{{title}}' },
  services: { label: 'Services', one: 'service', icon: 'local_shipping', summary: '{{name}}' },
  towns: { label: 'Towns', one: 'town page', icon: 'location_city', summary: '{{title}}', grows: true },
  posts: { label: 'Guides', one: 'guide', icon: 'menu_book', summary: '{{title}}', grows: true },
  search: { label: 'Search words', one: 'wording', icon: 'search', summary: '{{page}}: {{says}}', grows: true },
  redirects: { label: 'Redirects', one: 'redirect', icon: 'turn_right', summary: '{{from}} to {{to}}', grows: true },
  estimator: { label: 'Load estimator', one: 'item', icon: 'calculate', summary: '{{name}} ({{room}})', grows: true },
  facilities: { label: 'Drop-off sites', one: 'site', icon: 'recycling', summary: '{{name}}', grows: true },
  outside: {
    label: 'Places we do not serve',
    one: 'place',
    icon: 'wrong_location',
    summary: "{{name | default('ZIP codes')}}: {{zips}}",
    grows: true,
  },
  pictures: { label: 'Pictures', one: 'picture', icon: 'image', summary: '{{id}}: {{alt | truncate(60)}}' },
  counties: { label: 'Counties', one: 'county', icon: 'map', summary: '{{label}}' },
  municipalities: { label: 'Municipalities', one: 'municipality', icon: 'account_balance', summary: '{{label}}' },
  locations: { label: 'Hamlets', one: 'hamlet', icon: 'holiday_village', summary: '{{label}}' },
  zips: { label: 'ZIP codes', one: 'ZIP code', icon: 'markunread_mailbox', summary: '{{id}} {{city}}' },
  tiles: { label: 'Tile maps', one: 'map', icon: 'hexagon', summary: '{{id}}' },
  facts: {
    label: 'Facts',
    one: 'fact',
    icon: 'fact_check',
    folder: 'Advanced: facts',
    summary: '{{says | truncate(80)}}',
  },
};

/** Files that stand together under one name, in the order of the desk. */
export interface Group {
  /** Its name in the configuration. */
  name: string;
  label: string;
  icon: string;
  about?: string;
  files: readonly CollectionName[];
}

const ADVANCED = 'Advanced. These hang together with other files: ask before you change more than a word or a number.';

const WEEK: readonly CollectionName[] = ['business', 'pricing', 'jobs', 'reviews', 'faq'];
const SITE: readonly CollectionName[] = ['home', 'items'];
/** All other files; those that much else hangs on come last. */
const REST = COLLECTION_NAMES.filter(
  (name) => ['list', 'record'].includes(COLLECTIONS[name].shape) && ![...WEEK, ...SITE].includes(name),
).toReversed();

/**
 * From what the owner changes every week to what hardly ever changes; a line parts one row from the next. A folder is a
 * group of its own.
 */
export const GROUPS: readonly (readonly (Group | CollectionName)[])[] = [
  [{ name: 'week', label: 'Notice, prices, jobs', icon: 'today', files: WEEK }],
  [{ name: 'site', label: 'Home pages and items', icon: 'web', files: SITE }, 'pages', 'services', 'towns', 'posts'],
  [{ name: 'advanced', label: 'Advanced', icon: 'settings', about: ADVANCED, files: REST }, 'facts'],
];

/** A list whose entries are fixed. */
export const FIXED = { allow_add: false, allow_remove: false, allow_duplicate: false, allow_reorder: false } as const;

const EIGHTHS_OF_TRUCK = {
  widget: 'select',
  options: EIGHTHS.slice(1).map((words, at) => ({ label: `${at + 1} of 8: ${words}`, value: at + 1 })),
  // Radio buttons: one tap, all choices in view.
  dropdown_threshold: 8,
};

/** Options of single fields in Sveltia's words, where the schema does not say enough. */
export const FIELD_OPTIONS: Record<string, object> = {
  'business.notice.from': { default: '{{now}}' },
  'business.hours.week': {
    collapsed: true,
    summary: 'Monday {{monday}}, Saturday {{saturday}}, Sunday {{sunday}}',
  },
  'business.hours.special': { summary: '{{name}}: {{from}} to {{to}}' },
  'business.licenses': { summary: '{{key}}: {{number}}' },
  'pricing.steps': { summary: '{{eighths}}/8 of the truck: ${{price}}' },
  'pricing.minimum.things': { summary: '{{value}} {{key}}' },
  'pricing.presets.things': { summary: '{{value}} {{key}}' },
  'pricing.examples.things': { summary: '{{value}} {{key}}' },
  'pricing.examples.eighths': EIGHTHS_OF_TRUCK,
  'jobs.eighths': EIGHTHS_OF_TRUCK,
  'jobs.date': { default: '{{now}}' },
  'home.home.captions': { summary: '{{key}}: {{value}}' },
  'facts.facts.figures': { summary: '{{what}}: {{value}} {{unit}}' },
  // `npm run content` writes the tiles: an entry for each place.
  'tiles.places': { summary: '{{place}}', ...FIXED },
  'tiles.places.place': { readonly: true },
  'tiles.places.q': { readonly: true },
  'tiles.places.r': { readonly: true },
  'tiles.water': FIXED,
  'tiles.water.q': { readonly: true },
  'tiles.water.r': { readonly: true },
};
