/** How the desk shows each collection: in which group, under what name, and what may be added. */
import type { CollectionName } from '#business/schema/collections.ts';

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
   * them (a municipality with its ZIP codes, its rules and its tile; a picture with its file), or have a fixed number.
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
    last: ['sample'],
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
  rules: { label: 'Town rules', one: 'row', icon: 'gavel', summary: '{{id}}' },
  baselines: { label: 'County and state rules', one: 'row', icon: 'policy', summary: '{{id}}' },
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

/**
 * From what the owner changes every week to what hardly ever changes; a line parts one row from the next. A folder is a
 * group of its own.
 */
export const GROUPS: readonly (readonly (Group | CollectionName)[])[] = [
  [
    {
      name: 'week',
      label: 'Notice, prices, jobs',
      icon: 'today',
      files: ['business', 'pricing', 'jobs', 'reviews', 'faq'],
    },
  ],
  [
    { name: 'site', label: 'Home pages and items', icon: 'web', files: ['home', 'items'] },
    'pages',
    'services',
    'towns',
    'posts',
  ],
  [
    {
      name: 'advanced',
      label: 'Advanced',
      icon: 'settings',
      about: ADVANCED,
      files: [
        'search',
        'redirects',
        'outside',
        'estimator',
        'facilities',
        'pictures',
        'counties',
        'municipalities',
        'locations',
        'zips',
        'rules',
        'baselines',
        'tiles',
      ],
    },
    'facts',
  ],
];

/** Lists within records: what an entry says while it is closed, where it is not its first telling field. */
export const SUMMARIES: Record<string, string> = {
  'business.hours.special': '{{name}}: {{from}} to {{to}}',
  'business.licenses': '{{key}}: {{number}}',
  'pricing.steps': '{{eighths}}/8 of the truck: ${{price}}',
  'pricing.minimum.things': '{{value}} {{key}}',
  'pricing.minimum.seen': '{{width}} by {{height}} feet',
  'pricing.presets.things': '{{value}} {{key}}',
  'pricing.examples.things': '{{value}} {{key}}',
  'home.home.captions': '{{key}}: {{value}}',
  'tiles.places': '{{place}}: {{short}}',
  'facts.facts.figures': '{{what}}: {{value}} {{unit}}',
};

/** Records that begin closed though they are short: seldom changed, above what changes more often. */
export const CLOSED: Record<string, string> = {
  'business.hours.week': 'Monday {{monday}}, Saturday {{saturday}}, Sunday {{sunday}}',
};

/** Shares of the truck that are tapped on its drawing. The steps of the price ladder are fixed. */
export const GAUGES: ReadonlySet<string> = new Set(['jobs.eighths', 'pricing.examples.eighths']);

/** What a new record begins with. */
export const DEFAULTS: Record<string, string | number> = {
  'business.notice.from': '{{now}}',
  'jobs.date': '{{now}}',
};

/** Lists within records that have an entry for each of something else. */
export const UNMOVED: ReadonlySet<string> = new Set(['tiles.places', 'tiles.water']);

/** Written by a command; the desk shows them, and changes none. */
export const READ_ONLY: ReadonlySet<string> = new Set([
  'tiles.places.place',
  'tiles.places.q',
  'tiles.places.r',
  'tiles.water.name',
  'tiles.water.q',
  'tiles.water.r',
]);

/** Files whose forms show, while they are filled in, what pages make of them (admin/preview). */
export const PREVIEWED = ['business', 'pricing', 'jobs', 'reviews'] as const satisfies readonly CollectionName[];
