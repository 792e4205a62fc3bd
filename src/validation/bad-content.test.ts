/**
 * A mistake in content/ is told with file, field and remedy: one test a rule, on a copy of the invented content with one
 * change. The record that is changed is chosen by what it holds, never by its name.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { weekOf } from '#business/hours.ts';
import { weekInShort } from '#i18n/hours-text.ts';
import { documentFile, homeOf, type NameOf } from '#business/schema/collections.ts';
import { daysAfter, today } from '#lib/dates.ts';
import { spokenPhone } from '#lib/phone.ts';
import { linkRows } from '#business/linking/link-site.ts';
import { checkContent } from './check.ts';
import { onDisk } from './disk.ts';
import { readContent } from './read.ts';
import { notesOn } from './validate.ts';
import { paths, SHORT_LINKS, routes } from '#pages.ts';
import { yamlOf } from './yaml.ts';

let root = '';

const filesBelow = (folder: string) =>
  globSync('{content,public}/**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
/** The content as it is, and its papers, by file. */
const whole = new Map(filesBelow('e2e/fixtures').map((file) => [file, readFileSync(join('e2e/fixtures', file))]));

/** Puts the copy right, whatever a test did to it. */
function mendCopy(): void {
  const there = new Set(filesBelow(root));
  for (const file of there) if (!whole.has(file)) rmSync(join(root, file));
  for (const [file, bytes] of whole) {
    if (there.has(file) && readFileSync(join(root, file)).equals(bytes)) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  }
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mendCopy();
});
afterEach(mendCopy);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { rows } = readContent('e2e/fixtures');
const { site } = linkRows(rows);

/** The first that fits; content without one cannot show the rule. */
function first<T>(list: readonly T[], fits: (row: T) => boolean = () => true): T {
  const found = list.find(fits);
  if (found === undefined) throw new Error('no record of e2e/fixtures/content fits');
  return found;
}
/** As `first`, with the field filled that it was chosen for. */
const having = <T, Field extends keyof T>(list: readonly T[], field: Field) =>
  first(list, (row) => row[field] !== undefined) as T & Required<Pick<T, Field>>;

type Fields = Record<string, unknown>;
interface Change {
  file: string;
  make: (text: string) => string;
}

/** Replaces `from` by `to` once. */
const text = (file: string, from: string | RegExp, to: string): Change => ({
  file,
  make: (before) => before.replace(from, to),
});
/** Other fields for the only record of a file; undefined takes a field out. */
const inRecord = (name: NameOf<'record'>, fields: Fields): Change => ({
  file: homeOf(name),
  make: (before) => yamlOf({ ...(parse(before) as Fields), ...fields }),
});
const patched = (list: Fields[], id: string, fields: Fields) =>
  list.map((row) => (row.id === id ? { ...row, ...fields } : row));
/** Other fields for one record of a list. */
const inList = (name: NameOf<'list'>, { id }: { id: string }, fields: Fields): Change => ({
  file: homeOf(name),
  make: (before) => yamlOf(patched(parse(before) as Fields[], id, fields)),
});
/** A list of other records. */
const wholeList = (name: NameOf<'list'>, list: Fields[]): Change => ({ file: homeOf(name), make: () => yamlOf(list) });
const inFact = ({ file, id }: { file: string; id: string }, fields: Fields): Change => ({
  file,
  make: (before) => yamlOf({ facts: patched((parse(before) as { facts: Fields[] }).facts, id, fields) }),
});
const FRONT = /^---\n([\s\S]*?)\n---\n/;
/** Other fields for a Markdown file. */
const inFront = (name: NameOf<'documents'>, { id }: { id: string }, fields: Fields): Change => ({
  file: documentFile(name, id),
  make: (before) =>
    before.replace(FRONT, (_, front: string) => `---\n${yamlOf({ ...(parse(front) as Fields), ...fields })}---\n`),
});

const [SERVICE, TOWN, GUIDE] = [first(rows.services), first(rows.towns), first(rows.posts)];
const [SERVICE_FILE, TOWN_FILE] = [documentFile('services', SERVICE.id), documentFile('towns', TOWN.id)];
/** Words at the beginning of a town's body. */
const inBody = (words: string): Change => ({
  file: TOWN_FILE,
  make: (before) => before.replace(FRONT, (front) => `${front}\n${words}`),
});

/** A service whose usual load begins above the first step. */
const LARGE = first(rows.services, ({ load }) => load.from > 1);
/** A service with other names in an address, and one of a later file. */
const NAMED = having(rows.services, 'also');
const UNNAMED = first(rows.services.slice(rows.services.indexOf(NAMED) + 1));
const FAQ = first(rows.faq);
const NOTICE = { text: 'Closed tomorrow', from: '2026-11-25 16:00', until: '2026-11-27 00:00' };
const COUNTY = first(rows.counties);
const PLACE = having(rows.municipalities, 'website');
const OTHER = first(rows.municipalities, ({ id }) => id !== PLACE.id && !PLACE.neighbors.includes(id));
const ZIP = first(rows.zips, ({ id }) => PLACE.zips.includes(id));
const LOCATION = first(rows.locations);
/** A fact with an answer. */
const ANSWERED = first(rows.facts, ({ scope, answers }) => scope === 'municipality' && answers !== undefined);
const MAP = first(rows.tiles);
const TILE = first(MAP.places);
/** A site for a whole county, one for single towns, and a fact of a county. */
const SITE = first(rows.facilities, ({ serves }) => serves.counties !== undefined);
const TOWN_SITE = first(rows.facilities, ({ serves }) => serves.counties === undefined);
const COUNTY_FACT = first(rows.facts, ({ scope }) => scope === 'county');
const REFUSED = first(rows.items, ({ answer }) => answer === 'no');
/** Taken by a service, with a size and a price. */
const TAKEN = first(
  rows.items.flatMap((item) => (item.service === undefined ? [] : [{ ...item, service: item.service }])),
  ({ id }) => rows.estimator.some(({ item }) => item === id),
);
const LINE = having(rows.estimator, 'volume');
const FACT = first(rows.facts, ({ id }) => id === LINE.volume.fact);
const LOCAL = first(site.facts, ({ scope, places }) => scope === 'municipality' && !places.includes(PLACE.id));
const LOCAL_ROW = first(rows.facts, ({ id }) => id === LOCAL.id);
const PAIR = rows.facts.filter(({ file }) => file === FACT.file);
const { pricing, business } = rows;
const LICENSE = having(rows.counties, 'license').license.id;
const ZONED = having(rows.jobs, 'zip');
const ELSEWHERE = first(rows.zips, ({ municipalities }) => {
  const home = first(rows.municipalities, ({ id }) => id === ZONED.place);
  const kin = [
    home,
    ...rows.municipalities.filter(({ id, within }) => home.within.includes(id) || within.includes(home.id)),
  ];
  return !kin.some(({ id }) => municipalities.includes(id));
});
const GONE = { id: 'gone', from: '/gone', to: paths.about };
const REVIEW = {
  id: 'new-review',
  quote: 'They came the same day and swept the floor.',
  author: 'Ann B.',
  stars: 5,
  place: PLACE.id,
  service: SERVICE.id,
};

const CASES: [rule: string, change: Change, expected: RegExp | string][] = [
  [
    'a municipality names a picture that is there',
    inList('municipalities', first(rows.municipalities), { picture: 'townscapes/moonscape' }),
    `${first(rows.municipalities).id} → picture: names "townscapes/moonscape", which is not in content/pictures.yaml`,
  ],
  [
    'a hamlet names a picture that is there, if it names one',
    inList('locations', first(rows.locations), { picture: 'townscapes/moonscape' }),
    `${first(rows.locations).id} → picture: names "townscapes/moonscape", which is not in content/pictures.yaml`,
  ],
  [
    'a guide names a picture that is there, if it names one',
    inFront('posts', GUIDE, { picture: 'townscapes/moonscape' }),
    'picture: names "townscapes/moonscape", which is not in content/pictures.yaml',
  ],
  [
    'drawing in place of a photo',
    inRecord('business', { proof: { owner: { name: 'Ada Quist', picture: 'fleet/crew' } } }),
    'proof.owner.picture: names "fleet/crew", which is no photo',
  ],
  [
    'photo without a record',
    inRecord('business', { proof: { photos: ['people/nobody'] } }),
    'the 1st of proof.photos: names "people/nobody", which is not in content/pictures.yaml',
  ],
  [
    'paper that is not there',
    inRecord('business', { proof: { w9: '/papers/w-9.pdf' } }),
    'proof.w9: names a file that is not there: public/papers/w-9.pdf',
  ],
  [
    'paper in another folder',
    inRecord('business', { proof: { w9: '/w9.pdf' } }),
    'proof.w9: must be a PDF or a picture in public/papers',
  ],
  [
    'home that the estimator does not know',
    inRecord('home', { home: { ...rows.home.home, house: { ...rows.home.home.house, homes: ['castle'] } } }),
    'home.house.homes: names "castle", which is no line of the estimator',
  ],
  [
    'field that says more than its statement',
    inFact(ANSWERED, { answers: [{ kinds: ['bulk'], how: 'curb', fees: [{ usd: 8123 }] }] }),
    `${ANSWERED.id} → answers 1: says "8123", and the statement does not`,
  ],
  [
    'fee of nothing where no source says free',
    inFact(ANSWERED, {
      says: 'The town picks up furniture at the curb on Monday.',
      figures: [],
      answers: [{ kinds: ['bulk'], how: 'curb', fees: [{ usd: 0 }] }],
    }),
    `${ANSWERED.id} → answers 1: says "free", and the statement does not`,
  ],
  [
    'site that there is not',
    inFact(ANSWERED, { answers: [{ kinds: ['bulk'], how: 'drop-off', at: 'nowhere' }] }),
    `${ANSWERED.id} → answers 1.at: names the facility "nowhere", which does not exist`,
  ],
  [
    'two facts of a place that answer one question in two ways',
    {
      file: ANSWERED.file,
      make: (before) =>
        yamlOf({
          facts: [
            ...(parse(before) as { facts: Fields[] }).facts,
            ...['Monday', 'Tuesday'].map((day) => {
              const fact = { ...ANSWERED, file: undefined };
              const answers = [
                { kinds: ['bulk'], how: 'curb', things: ['carpet'], days: [{ on: [day.toLowerCase()] }] },
              ];
              return {
                ...fact,
                id: `carpet-${day.toLowerCase()}`,
                says: `The town picks up old carpet on ${day}.`,
                answers,
              };
            }),
          ],
        }),
    },
    /gives other days for bulk than "/,
  ],
  [
    'sentence that says more than its footnote',
    inBody(`Call 201-555-0188, three of you {fact:${LOCAL.id}}. `),
    `body: says "2015550188", and its footnote (${LOCAL.id}) does not`,
  ],
  [
    'line of a site that says more than its facts',
    inList('facilities', first(rows.facilities), { note: 'It costs $8,123.' }),
    `${first(rows.facilities).id} → hours and note: say "8123", and none of its facts does`,
  ],
  [
    'redirect to nothing',
    wholeList('redirects', [{ ...GONE, to: '/nowhere' }]),
    'gone → to: leads to /nowhere, which is no page',
  ],
  [
    'redirect of a page',
    wholeList('redirects', [{ ...GONE, from: paths.pricing }]),
    `gone → from: retires ${paths.pricing}, which is a page`,
  ],
  [
    'redirect of the code on a printed paper',
    wholeList('redirects', [{ ...GONE, from: SHORT_LINKS.truck }]),
    `gone → from: begins with ${SHORT_LINKS.truck}, which is the code on printed papers`,
  ],
  [
    'redirect of the code on a town’s paper',
    wholeList('redirects', [{ ...GONE, from: routes.townShortLink('yardSign', 'anywhere') }]),
    `gone → from: begins with ${SHORT_LINKS.yardSign}, which is the code on printed papers`,
  ],
  [
    'ZIP codes outside, told twice',
    wholeList('outside', [
      { id: 'here', zips: ['104'], point: { lat: 41, lon: -74 } },
      { id: 'there', zips: ['104'], point: { lat: 41, lon: -74 } },
    ]),
    'there → zips: has 104, which "here" has already',
  ],
  [
    'chain of redirects',
    wholeList('redirects', [GONE, { id: 'older', from: '/older', to: GONE.from }]),
    'older → to: leads to /gone, which is retired itself',
  ],
  [
    'old address retired twice',
    wholeList('redirects', [GONE, { ...GONE, id: 'again' }]),
    `again → from: retires ${GONE.from}, as "gone" does already`,
  ],
  [
    'link to an address that leads on',
    inBody(`[Here](${first(site.redirects, ({ from }) => from.startsWith('/services/')).from}). `),
    'body: leads to /services/',
  ],
  [
    'more redirects than a host reads',
    wholeList(
      'redirects',
      Array.from({ length: 1000 }, (_, at) => ({ id: `gone-${at}`, from: `/gone-${at}`, to: paths.about })),
    ),
    'the list: makes 2000 lines for the host, which reads fewer than 1986 of them',
  ],
  [
    'name of a service that is the page of one',
    inFront('services', SERVICE, { also: [SERVICE.id] }),
    `also: names "${SERVICE.id}", which is the page of a service itself`,
  ],
  [
    'name that another service has',
    inFront('services', UNNAMED, { also: NAMED.also }),
    `also: names "${NAMED.also[0]}", as ${documentFile('services', NAMED.id)} does`,
  ],
  [
    'name of a service that is no part of an address',
    inFront('services', SERVICE, { also: ['Love Seat'] }),
    'the 1st of also: must be lower-case words joined by hyphens',
  ],
  [
    'fact to be read again before it was read',
    inFact(FACT, { review: '2020-01-01' }),
    `${FACT.id} → review: lies before the source was read, on ${FACT.source.read}`,
  ],
  [
    'review that stands twice under two ids',
    wholeList(
      'reviews',
      [REVIEW, { ...REVIEW, id: 'again' }].map((row) => ({ ...row, sample: true })),
    ),
    `again → quote: is the same as that of "${REVIEW.id}"`,
  ],
  [
    'question that stands twice',
    wholeList('faq', [...rows.faq, { ...FAQ, id: 'again' }]),
    `again → q: is the same as that of "${FAQ.id}"`,
  ],
  [
    'our phone number as figures',
    inBody(`Call ${spokenPhone(business.phone)}. `),
    'body: has our phone number as figures',
  ],
  [
    'our phone number with dots',
    inList('faq', FAQ, {
      a: `Any day of the week. Call us at ${business.phone.slice(2).replace(/^(...)(...)/, '$1.$2.')}, please.`,
    }),
    `${FAQ.id} → a: has our phone number as figures`,
  ],
  ['our email address as words', inBody(`Write to ${business.email}. `), 'body: has our email address as words'],
  ['redirect elsewhere', wholeList('redirects', [{ ...GONE, to: '//evil.example' }]), 'gone → to: must be a path'],
  ['broken YAML', text(homeOf('faq'), 'q: ', 'q: ['), /^line \d+: (is not YAML|has \[ without \])/],
  [
    'text in curly quotes',
    inFront('services', SERVICE, { lead: `“${SERVICE.lead}”` }),
    'lead: is in curly quotes, which would be printed',
  ],
  ['broken front matter', text(SERVICE_FILE, /^---\n/, ''), 'front matter: is missing'],
  ['unknown key', inRecord('business', { slogan: 'x' }), 'slogan: is not a field we know'],
  ['missing field', inFront('services', SERVICE, { lead: undefined }), 'lead: is missing'],
  ['wrong type', inList('municipalities', PLACE, { population: 'many' }), `${PLACE.id} → population: `],
  [
    'not a known value',
    inFront('services', SERVICE, { category: 'stuff' }),
    'category: is not one of the values we know',
  ],
  ['title too long', inFront('services', SERVICE, { title: 'Mattress '.repeat(9) }), 'title: is too long'],
  ['title too short', inFront('services', SERVICE, { title: 'Short' }), 'title: is too short'],
  [
    'description too short',
    inFront('towns', TOWN, { description: 'Too short to be of use.' }),
    'description: is too short',
  ],
  [
    'description too long',
    inFront('towns', TOWN, { description: 'Some town '.repeat(24) }),
    'description: is too long',
  ],
  ['ZIP not five digits', inList('zips', ZIP, { id: '1058' }), '1058 → id: must be five digits'],
  ['ZIP without quotes', text(homeOf('zips'), `id: '${ZIP.id}'`, `id: ${ZIP.id}`), /→ id: must be five digits/],
  ['phone not E.164', inRecord('business', { phone: '914-555-0149' }), /^phone: must be written \+1 and ten digits/],
  [
    'URL not https',
    inList('municipalities', PLACE, { website: PLACE.website.replace('https:', 'http:') }),
    `${PLACE.id} → website: must be a full address that starts with https`,
  ],
  [
    'date that is no date',
    inFront('posts', GUIDE, { published: '2026-02-30' }),
    'published: is no day of the calendar',
  ],
  ['updated before published', inFront('posts', GUIDE, { updated: '2000-01-01' }), 'updated: lies before published'],
  [
    'price not rising',
    inRecord('pricing', {
      steps: pricing.steps.map((step) => (step.eighths === 3 ? { ...step, price: pricing.steps[1]?.price } : step)),
    }),
    /^steps → 3 eighths → price: does not rise: (\d+) after \1/,
  ],
  [
    'first step that does not hold its load',
    inRecord('pricing', {
      minimum: pricing.minimum.map((row, at) => (at === 2 ? { ...row, things: { [LINE.id]: 99 } } : row)),
    }),
    'the 3rd of minimum → things: come to ',
  ],
  ['fact without source', inFact(FACT, { source: undefined }), `${FACT.id} → source: is missing`],
  [
    'fact without date',
    inFact(FACT, { source: { ...FACT.source, read: undefined } }),
    new RegExp(`^${FACT.id} → source\\.read: (must be a day|is missing)`),
  ],
  [
    'fact that stands twice',
    inFact(
      first(PAIR, ({ id }) => id !== FACT.id),
      { id: FACT.id },
    ),
    `${FACT.id}: stands twice`,
  ],
  [
    'fact about an unknown place',
    inFact(LOCAL_ROW, { places: ['younkers'] }),
    /→ places: names the municipality "younkers"/,
  ],
  [
    'unknown municipality',
    inFront('towns', TOWN, { municipalities: ['dobbs-fery'] }),
    'municipalities: names the municipality "dobbs-fery"',
  ],
  [
    'unknown county',
    inList('municipalities', PLACE, { county: 'essex-lost' }),
    /→ county: names the county "essex-lost"/,
  ],
  [
    'ZIP far from its municipality',
    inList('zips', ZIP, { point: { ...ZIP.point, lat: ZIP.point.lat + 1 } }),
    new RegExp(`^${ZIP.id} → point: lies \\d+ miles from `),
  ],
  ['unknown ZIP', inList('municipalities', PLACE, { zips: ['99999'] }), `${PLACE.id} → zips: names the ZIP "99999"`],
  [
    'unknown service',
    inFront('services', SERVICE, { related: [...SERVICE.related.slice(0, 2), 'sofa-magic'] }),
    'related: names the service "sofa-magic"',
  ],
  ['unknown fact', inBody('So it is {fact:whiteplains-matress}. '), 'body: names the fact "whiteplains-matress"'],
  ['answer too long to be read out', inList('faq', FAQ, { a: 'Yes. '.repeat(31) }), `${FAQ.id} → a: is too long to be`],
  [
    'unknown token',
    inList('faq', FAQ, { a: 'From {form} for an eighth of the truck, as everyone knows.' }),
    /has the token \{form\}/,
  ],
  [
    'duplicate slug',
    wholeList('locations', [...rows.locations, { ...LOCATION, label: 'A second one' }]),
    `${LOCATION.id}: stands twice`,
  ],
  [
    'a field of another page of text',
    inFront(
      'pages',
      { id: 'about' },
      {
        example: [
          { from: 'you', text: 'How much?' },
          { from: 'us', text: 'Ask.' },
        ],
      },
    ),
    'example: is not printed on this page',
  ],
  [
    'a page of text without what it shows',
    inFront('pages', { id: 'photo-quote' }, { photos: undefined }),
    'photos: is missing',
  ],
  ['duplicate title', inFront('towns', TOWN, { title: SERVICE.title }), 'title: is the same as in'],
  [
    'duplicate title of a county',
    inList('counties', COUNTY, { title: SERVICE.title }),
    `${COUNTY.id} → title: is the same as in ${SERVICE_FILE}`,
  ],
  ['front matter that is not YAML', text(TOWN_FILE, /^lead: .*$/m, 'lead: ['), /^line \d+: has \[ without \]/],
  ['empty file', text(LOCAL_ROW.file, /[\s\S]*/, ''), 'the whole file: is empty'],
  ['list without records', text(homeOf('faq'), /[\s\S]*/, '[]'), 'the whole file: holds no records'],
  [
    'day without quotes',
    text(documentFile('posts', GUIDE.id), /^published: '([\d-]+)'/m, 'published: $1'),
    'published: must be a day in quotes',
  ],
  ['byte order mark', text(TOWN_FILE, /^/, '\ufeff'), 'the whole file: begins with a byte order mark'],
  [
    'day of another century',
    inFact(FACT, { source: { ...FACT.source, read: '0206-11-21' } }),
    `${FACT.id} → source.read: must be a`,
  ],
  [
    'unseen character',
    inFront('services', SERVICE, { lead: `\u200b${SERVICE.lead}` }),
    'lead: has a character that cannot be seen (U+200B)',
  ],
  ['unseen character in a body', inBody('\u202eTurned. '), /^line \d+: has .* \(U\+202E\)/],
  ['token where none is filled in', inList('zips', ZIP, { city: 'Cos {from}' }), `${ZIP.id} → city: has a brace`],
  [
    'brace that is no token',
    inList('faq', FAQ, { a: 'From { from } for an eighth of the truck, as everyone knows.' }),
    `${FAQ.id} → a: has "{ from }`,
  ],
  ['brace in a body that is no token', inBody('{From} '), /^line \d+: has "\{From\}/],
  [
    'our name as words',
    inFront('towns', TOWN, { lead: `${business.name} comes on the same day or the next, as a rule.` }),
    `lead: says "${business.name}" as words`,
  ],
  [
    'title too long with its tokens',
    inFront('services', SERVICE, { title: `${'Mattress '.repeat(6)}{phone}` }),
    'title: comes to 68 characters',
  ],
  ['name that fills a title', inList('municipalities', PLACE, { label: 'Mount '.repeat(6) }), /label: is too long/],
  ['enormous number', inList('municipalities', PLACE, { population: 73893000 }), /population: is more than 10000000/],
  [
    'figure that no one reads',
    inRecord('business', { rating: { ...business.rating, value: 4.87654 } }),
    'rating.value: must have at most two decimals',
  ],
  [
    'figures that fall',
    inList('estimator', LINE, { volume: { ...LINE.volume, from: 5, to: 0.5 } }),
    /must run from the smaller/,
  ],
  [
    'hours that end before they begin',
    inRecord('business', { hours: { ...business.hours, week: { ...business.hours.week, friday: '08:00-07:00' } } }),
    'hours.week.friday: must open before',
  ],
  [
    'holidays that share a day',
    inRecord('business', {
      hours: { ...business.hours, special: [...business.hours.special, ...business.hours.special] },
    }),
    / begin after ".+" ends\. Put them in order; a season around a holiday is two/,
  ],
  [
    'a notice that ends before it begins',
    inRecord('business', { notice: { ...NOTICE, from: NOTICE.until, until: NOTICE.from } }),
    'notice: must end after it has begun',
  ],
  [
    'a notice until a day that is none',
    inRecord('business', { notice: { ...NOTICE, until: '2026-11-31 16:00' } }),
    'notice.until: is no day of the calendar',
  ],
  [
    'a notice that goes on and on',
    inRecord('business', { notice: { ...NOTICE, text: 'We are closed, and then we are open. '.repeat(3) } }),
    'notice.text: is too long: 110 characters, and at most 60 fit',
  ],
  [
    'hours as figures',
    inList('faq', FAQ, {
      a: `Any day of the week. You may call us from ${weekInShort(weekOf(business.hours.week.monday)).slice(10)}.`,
    }),
    `${FAQ.id} → a: has our hours as figures`,
  ],
  [
    'hours as figures behind what rests on a source',
    inBody(
      `Snow is another matter {fact:${FACT.id}}, and you may call us from ${weekInShort(weekOf(business.hours.week.monday)).slice(10)}.`,
    ),
    'body: has our hours as figures',
  ],
  [
    'price as a figure',
    inBody(`It costs $${pricing.steps[0]?.price}, and that is all.`),
    `body: has our price as a figure ($${pricing.steps[0]?.price}), which would stay when it changes`,
  ],
  ['site with a path', inRecord('business', { site: `${business.site}/home` }), 'site: must be the name of the host'],
  [
    'license that no county asks for',
    inRecord('business', { licenses: { atlantis: { number: 'X-1234' } } }),
    'licenses.atlantis: is no license that a county asks for',
  ],
  [
    'the same thing twice',
    inFront('towns', TOWN, { municipalities: [...TOWN.municipalities, ...TOWN.municipalities] }),
    'municipalities: names the same thing twice',
  ],
  [
    'place beside itself',
    inList('municipalities', PLACE, { neighbors: [...PLACE.neighbors, PLACE.id] }),
    `${PLACE.id} → neighbors: names the place itself`,
  ],
  [
    'neighbor that does not agree',
    inList('municipalities', PLACE, { neighbors: [...PLACE.neighbors, OTHER.id] }),
    `${OTHER.id} → neighbors: lacks "${PLACE.id}"`,
  ],
  [
    'ZIP that does not agree',
    inList('zips', ZIP, { municipalities: [OTHER.id] }),
    `${ZIP.id} → municipalities: lacks "${PLACE.id}"`,
  ],
  [
    'two places in one cell',
    inList('tiles', MAP, {
      places: MAP.places.map((tile, at) => (at === 1 ? { ...tile, q: TILE.q, r: TILE.r } : tile)),
    }),
    /stands in the cell of/,
  ],
  ['link to no page', inBody('[Here](/nowhere). '), 'body: leads to /nowhere, which is no page'],
  [
    'cheaper way to no page',
    inRecord('pricing', { cheaper: pricing.cheaper.map((way) => ({ ...way, page: '/location' })) }),
    `cheaper → "${pricing.cheaper[0]?.title}" → page: leads to /location, which`,
  ],
  ['link that is not safe', inBody('[Here](http://example.com). '), /^line \d+: leads to "http:/],
  ['HTML in a body', inBody('<b>Bold</b> '), /^line \d+: has HTML, which pages do not draw/],
  ['link that runs a script', inBody('[Here](javascript&#58;alert(1)). '), /^line \d+: leads to "javascript:/],
  [
    'link that only looks like one of ours',
    inBody('[Here][a].\n\n> [a]: //evil.example\n\n'),
    /^line \d+: has a link without its address/,
  ],
  [
    'address that ends its attribute',
    inList('municipalities', PLACE, { website: `${PLACE.website}">` }),
    `${PLACE.id} → website: must be a full address`,
  ],
  [
    'path that leads elsewhere',
    inRecord('pricing', { cheaper: pricing.cheaper.map((way) => ({ ...way, page: '//evil.example/' })) }),
    `cheaper → "${pricing.cheaper[0]?.title}" → page: must be a path`,
  ],
  ['second main heading', inBody('# Main\n\n'), /^line \d+: has a heading of level 1/],
  ['heading without words', inBody('##\n\n'), /^line \d+: has a heading without words/],
  ['empty Markdown body', text(TOWN_FILE, /(---\n[\s\S]*?\n---\n)[\s\S]*/, '$1\n'), 'body: is empty'],
  ['orphan ZIP', inList('zips', ZIP, { municipalities: [] }), `${ZIP.id} → municipalities: `],
  [
    'place without a tile',
    inList('tiles', MAP, { places: MAP.places.filter(({ place }) => place !== TILE.place) }),
    `${TILE.place}: has no tile`,
  ],
  [
    "town's own site for a whole county",
    inList('facilities', SITE, { kind: 'municipal' }),
    `${SITE.id} → serves.counties: lets a town's own site stand on the pages of other towns`,
  ],
  [
    'answer of a county that sends everyone to the site of one town',
    inFact(COUNTY_FACT, { answers: [{ kinds: ['bulk'], how: 'drop-off', at: TOWN_SITE.id }] }),
    `${COUNTY_FACT.id} → answers 1.at: sends everyone to "${TOWN_SITE.id}", which serves only some towns`,
  ],
  ['refused item without an alternative', inList('items', REFUSED, { instead: undefined }), /→ instead: is missing/],
  ['review without date or source', wholeList('reviews', [REVIEW]), 'new-review: has no date or source'],
];

/** The line of a file in which something first stands. */
const lineOf = (file: string, sign: RegExp): number =>
  String(whole.get(file)).split(sign)[0]?.split('\n').length ?? Number.NaN;

/** As CASES, with what the report says to write instead: "field: what is wrong. What to write". */
const REMEDIES: [mistake: string, change: Change, expected: string][] = [
  [
    'telephone as people write it',
    inRecord('business', { phone: '(914) 555-0123' }),
    "phone: must be written +1 and ten digits in quotes, such as '+19145550149'. We take this for '+19145550123': ",
  ],
  [
    'telephone without quotes',
    text(homeOf('business'), /^phone: .*$/m, 'phone: +19145550123'),
    "phone: must be written +1 and ten digits in quotes, such as '+19145550149'. We take this for '+19145550123': ",
  ],
  [
    'day as Americans write it',
    inFront('posts', GUIDE, { published: '11/21/2026' }),
    "published: must be a day in quotes written year-month-day, for example '2026-11-21'. We take this for '2026-11-21': ",
  ],
  [
    'a minute as Americans write it',
    inRecord('business', { notice: { ...NOTICE, until: '11/25/2026 4 pm' } }),
    "notice.until: must be a day and a time in quotes on the 24-hour clock, for example '2026-11-25 16:00'. We take this for '2026-11-25 16:00': ",
  ],
  [
    'hours in another form',
    inRecord('business', { hours: { ...business.hours, week: { ...business.hours.week, friday: '8-5' } } }),
    "hours.week.friday: must be hours in quotes on the 24-hour clock, such as '08:00-20:00', or closed. We take this for '08:00-17:00': ",
  ],
  [
    'price with a dollar sign',
    inRecord('pricing', { steps: pricing.steps.map((step) => ({ ...step, price: `$${step.price}` })) }),
    `steps → 1 eighth → price: must be whole dollars, for example 149. Write ${pricing.steps[0]?.price}, without comma`,
  ],
  [
    'price with a comma inside braces',
    text(homeOf('pricing'), /(eighths: 7, price: )\d+/, '$11,199'),
    'steps → 7 eighths → price: has a comma in its number. Write 1199, without a comma',
  ],
  [
    'price with a comma and a zero inside braces',
    text(homeOf('pricing'), /(eighths: 8, price: )\d+/, '$11,049'),
    'steps → 8 eighths → price: has a comma in its number. Write 1049, without a comma',
  ],
  [
    'price with a comma on a line of its own',
    inRecord('pricing', { steps: pricing.steps.map((step) => ({ ...step, price: `1,10${step.eighths}` })) }),
    'steps → 2 eighths → price: must be whole dollars, for example 149. Write 1102, without comma',
  ],
  [
    'decimals behind a comma inside braces',
    text(homeOf('business'), /(rating: \{ value: )[\d.]+/, '$14,9'),
    'rating.value: has a comma in its number. Write 4.9, with a point',
  ],
  [
    'decimals behind a comma',
    inRecord('business', { rating: { ...business.rating, value: '4,9' } }),
    'rating.value: must be a number. Write 4.9, with a point and without quotes',
  ],
  ...['.inf', '-.inf', '.nan'].flatMap((typed): typeof REMEDIES => [
    [
      `${typed} as a number`,
      text(homeOf('business'), /(rating: \{ value: )[\d.]+/, `$1${typed}`),
      'rating.value: must be a number. Write digits alone, such as 1199 or 4.9',
    ],
    [
      `${typed} as a price`,
      text(homeOf('pricing'), /(eighths: 7, price: )\d+/, `$1${typed}`),
      'steps → 7 eighths → price: must be whole dollars, for example 149. Write digits alone',
    ],
  ]),
  [
    'number without digits as a list',
    inRecord('business', { payment: Infinity }),
    'payment: must be a list. Write a list, even for one entry: inside [ ]',
  ],
  [
    'number among the fields',
    text(homeOf('pricing'), /truck: \{.*\}/, 'truck: { length: ten, 199, width: 6, height: 6 }'),
    'truck.199: looks like part of a number with a comma. Write numbers like 1199 and 4.9',
  ],
  [
    'ZIP without its zero',
    inList('jobs', having(rows.jobs, 'zip'), { zip: 7402 }),
    `${having(rows.jobs, 'zip').id} → zip: must be five digits in quotes, for example '07024'. We take this for '07402': `,
  ],
  [
    'id in capitals',
    inList('reviews', first(rows.reviews), { place: 'Cedar Falls' }),
    `${first(rows.reviews).id} → place: names the municipality "Cedar Falls", which does not exist. Did you mean "cedar-falls"? `,
  ],
  [
    'place misspelled',
    inList('reviews', first(rows.reviews), { place: `${PLACE.id}e` }),
    `${first(rows.reviews).id} → place: names the municipality "${PLACE.id}e", which does not exist. Did you mean "${PLACE.id}"? Use the id`,
  ],
  [
    'hamlet where a municipality is asked for',
    inList('reviews', first(rows.reviews), { place: LOCATION.id }),
    `${first(rows.reviews).id} → place: names the municipality "${LOCATION.id}", which does not exist. It is a ${LOCATION.kind} in content/locations.yaml, and its municipality is "${LOCATION.within[0]}"`,
  ],
  [
    'service misspelled',
    inFront('posts', GUIDE, { services: [SERVICE.id.slice(1)] }),
    `services: names the service "${SERVICE.id.slice(1)}", which does not exist. Did you mean "${SERVICE.id}"? Use the id`,
  ],
  [
    'county misspelled',
    inList('municipalities', PLACE, { county: `${PLACE.county}s` }),
    `${PLACE.id} → county: names the county "${PLACE.county}s", which does not exist. Did you mean "${PLACE.county}"? Use the id`,
  ],
  [
    'guide misspelled',
    inRecord('home', { home: { ...rows.home.home, guides: [`${GUIDE.id}s`] } }),
    `home.guides: names the guide "${GUIDE.id}s", which does not exist. Did you mean "${GUIDE.id}"? Use the id`,
  ],
  [
    'featured guide misspelled',
    inRecord('home', { blog: { ...rows.home.blog, featured: [`${GUIDE.id}s`] } }),
    `blog.featured: names the guide "${GUIDE.id}s", which does not exist. Did you mean "${GUIDE.id}"? Use the id`,
  ],
  [
    'fact misspelled',
    inBody(`So it is {fact:${FACT.id}s}. `),
    `body: names the fact "${FACT.id}s", which does not exist. Did you mean "${FACT.id}"? Write it so, or take the token out`,
  ],
  [
    'token misspelled',
    inList('faq', FAQ, { a: 'From {form} for an eighth of the truck, as everyone knows.' }),
    `${FAQ.id} → a: has the token {form}, which we do not know. Did you mean "from"? Write it so`,
  ],
  [
    'thing misspelled in a token',
    inList('faq', FAQ, { a: `One costs {price:2-${LINE.id}s}, as everyone knows by now.` }),
    `${FAQ.id} → a: has the token {price:2-${LINE.id}s}, which names "2-${LINE.id}s", which is no thing with a volume. Did you mean "${LINE.id}"? Name one thing`,
  ],
  [
    'token without the load that it needs',
    inList('faq', FAQ, { a: 'One costs {price}, as everyone knows by now.' }),
    `${FAQ.id} → a: has the token {price}, which needs a load after a colon. Write a number of eighths from 1 to 8, or`,
  ],
  [
    'pile without its cubic feet',
    inList('faq', FAQ, { a: 'One takes {room:feet}, as everyone knows by now.' }),
    `${FAQ.id} → a: has the token {room:feet}, which names "feet", which is no thing with a volume`,
  ],
  [
    'service misspelled in a token',
    inList('faq', FAQ, { a: `It starts at {from:${SERVICE.id}s}, as everyone knows by now.` }),
    `${FAQ.id} → a: has the token {from:${SERVICE.id}s}, which names the service "${SERVICE.id}s", which does not exist. Did you mean "${SERVICE.id}"? Name a file`,
  ],
  [
    'token with something after its colon',
    inList('faq', FAQ, { a: 'It holds {truck.feet:2}, as everyone knows by now.' }),
    `${FAQ.id} → a: has the token {truck.feet:2}, which takes nothing after the colon. Write {truck.feet}`,
  ],
  [
    'first price of all where the usual load costs more',
    inFront('services', LARGE, { lead: 'A load of this kind costs {from}, and we say so in a sentence of its own.' }),
    `lead: says {from}, the price of an eighth, and the usual load of "${LARGE.id}" begins at ${LARGE.load.from} eighths. Write {from:${LARGE.id}}`,
  ],
  [
    'first price of all beside the link to a service that costs more',
    inBody(`[This job](/services/${LARGE.id}) starts at {from}. `),
    `body: says {from}, the price of an eighth, and the usual load of "${LARGE.id}" begins`,
  ],
  [
    'example of a thing that has no volume',
    inFront('services', SERVICE, { example: { ...SERVICE.example, load: `${LINE.id}s+20-feet` } }),
    `example.load: names "${LINE.id}s", which is no thing with a volume. Did you mean "${LINE.id}"?`,
  ],
  [
    'example larger than the truck',
    inFront('services', SERVICE, { example: { ...SERVICE.example, load: '9999-feet' } }),
    'example.load: is more than a full truck',
  ],
  [
    'example that is no load',
    inFront('services', SERVICE, { example: { ...SERVICE.example, load: 'a sofa' } }),
    'example.load: must be things joined by +',
  ],
  [
    'item of a line misspelled',
    inList('estimator', LINE, { item: `${REFUSED.id}s` }),
    `${LINE.id} → item: names "${REFUSED.id}s", which is no item. Did you mean "${REFUSED.id}"? Use an id`,
  ],
  [
    'cubic feet of the truck as a figure',
    inBody(
      `An eighth of our truck is ${(pricing.truck.length * pricing.truck.width * pricing.truck.height) / 8} cubic feet. `,
    ),
    'body: has the cubic feet of our truck as a figure',
  ],
  [
    'value misspelled',
    inFront('services', SERVICE, { category: `${SERVICE.category}s` }),
    `category: is not one of the values we know. Did you mean "${SERVICE.category}"? Use one of: `,
  ],
  [
    'link misspelled',
    inBody('[Here](/pricng). '),
    'body: leads to /pricng, which is no page of this site. Did you mean "/pricing"? Correct the path',
  ],
  [
    'thing misspelled',
    inRecord('pricing', { minimum: pricing.minimum.map((row) => ({ ...row, things: { [`${LINE.id}s`]: 1 } })) }),
    `the 1st of minimum → things: names "${LINE.id}s", which is no line of the estimator. Did you mean "${LINE.id}"? Use an id`,
  ],
  [
    'thing of a preset misspelled',
    inRecord('pricing', { presets: pricing.presets.map((row) => ({ ...row, things: { [`${LINE.id}s`]: 1 } })) }),
    `presets → "${pricing.presets[0]?.name}" → things: names "${LINE.id}s", which is no line of the estimator. Did you mean "${LINE.id}"? Use an id`,
  ],
  [
    'one entry where a list is asked for',
    inRecord('business', { payment: 'Cash' }),
    'payment: must be a list. Write a list, even for one entry: [Cash]',
  ],
  [
    'entries without brackets',
    inRecord('business', { payment: 'Cash, Checks' }),
    'payment: must be a list. Write a list, even for one entry: [Cash, Checks]',
  ],
  [
    'digits where a list is asked for',
    inList('municipalities', PLACE, { zips: ZIP.id }),
    `${PLACE.id} → zips: must be a list. Write a list, even for one entry: ['${ZIP.id}']`,
  ],
  [
    'key without a value where a list is asked for',
    text(homeOf('business'), /^samples: .*$/m, 'samples:'),
    'samples: has no value. Write its entries below "samples:", each after "- ", or [] where there are none',
  ],
  [
    'key without a value where a list of one at least is asked for',
    text(LOCAL_ROW.file, /[\s\S]*/, 'facts:\n'),
    'facts: has no value. Write its entries below "facts:", each after "- "',
  ],
  [
    'empty list in a field that may be missing',
    inRecord('business', { payment: [] }),
    'payment: is empty, and needs at least 1. Write what belongs there, or take the field out',
  ],
  [
    'key without a value',
    text(homeOf('business'), /^line: .*$/m, 'line:'),
    'line: has no value. Write one after "line:"',
  ],
  [
    'reviews taken out',
    text(homeOf('reviews'), /[\s\S]*/, '# None yet.\n'),
    'the whole file: holds nothing that the site reads. Write [] where there are none',
  ],
  [
    'reviews taken out with everything',
    text(homeOf('reviews'), /[\s\S]*/, ''),
    'the whole file: is empty. Write [] where there are none',
  ],
  [
    'list taken out that must not be empty',
    text(homeOf('faq'), /[\s\S]*/, '[]'),
    'the whole file: holds no records. Bring the records back: at least one question is needed',
  ],
  [
    'file of facts taken out',
    text(LOCAL_ROW.file, /[\s\S]*/, ''),
    'the whole file: is empty. Bring its contents back, or take the file away',
  ],
  [
    'key twice',
    text(homeOf('business'), /^/, 'name: Other\n'),
    `line ${1 + lineOf(homeOf('business'), /^name: /m)}: has "name" a second time in one record. Take out this one or the first, in line 1`,
  ],
  [
    'key twice between the lines of a page',
    text(SERVICE_FILE, /^---\n/, '---\nname: Other\n'),
    `line ${1 + lineOf(SERVICE_FILE, /^name: /m)}: has "name" a second time in one record. Take out this one or the first, in line 2`,
  ],
  [
    'end quote missing',
    text(homeOf('business'), /^(phone: '.*)'$/m, '$1'),
    `line ${lineOf(homeOf('business'), /^phone: /m)}: has a text without its end quote. Write ' behind`,
  ],
  [
    'curly quotes',
    text(homeOf('business'), /^name: .*$/m, 'name: “Clear House: Ashford”'),
    `line ${lineOf(homeOf('business'), /^name: /m)}: has curly quotes around a text. Use straight quotes`,
  ],
  [
    'link to a missing page with our own full address',
    inBody(`[Here](${business.site}/nowhere#there). `),
    'body: leads to /nowhere, which is no page of this site. Correct the path',
  ],
  [
    'ZIP of another town',
    inList('jobs', ZONED, { zip: ELSEWHERE.id }),
    `${ZONED.id} → zip: names ${ELSEWHERE.id}, which lies in `,
  ],
  [
    'review of tomorrow',
    inList('reviews', first(rows.reviews), { date: daysAfter(today(), 2) }),
    `${first(rows.reviews).id} → date: lies in the future: ${daysAfter(today(), 2)}. Give the day`,
  ],
  [
    'job of another century',
    inList('jobs', ZONED, { date: '2062-06-11' }),
    `${ZONED.id} → date: lies in the future: 2062-06-11. Give the day`,
  ],
  [
    'rating that no one can have read yet',
    inRecord('business', { rating: { ...business.rating, asOf: '2099-01-01' } }),
    'rating.asOf: lies in the future: 2099-01-01. Give the day',
  ],
  [
    'photograph without its words',
    inList('jobs', ZONED, { photos: { before: 'A piano beside a window' } }),
    `${ZONED.id} → photos.after: is missing. Add the line "after:"`,
  ],
  [
    'word for a switch',
    inRecord('business', { offline: 'yes' }),
    'offline: must be true or false. Write true, without quotes',
  ],
  [
    'second entry of a list of words',
    inRecord('business', { payment: ['Cash', ''] }),
    'the 2nd of payment: is empty, and needs at least 3 characters. Write it, or take it out',
  ],
  [
    'entry of a list within a fact',
    inFact(FACT, { figures: [{ what: 'Cubic feet', value: 'many', unit: 'cubic feet' }] }),
    `${FACT.id} → figures → "Cubic feet" → value: must be a number. Write digits alone`,
  ],
  [
    'day as Americans write it, in a month that there is, once',
    inFront('posts', GUIDE, { updated: '11/26/2026' }),
    "updated: must be a day in quotes written year-month-day, for example '2026-11-21'. We take this for '2026-11-26': ",
  ],
  [
    'no hours on a day',
    text(homeOf('business'), /^( {4}sunday:).*$/m, '$1'),
    "hours.week.sunday: has no value. Write closed, or hours in quotes such as '08:00-20:00'",
  ],
  [
    'day off',
    text(homeOf('business'), /^( {4}sunday:).*$/m, '$1 off'),
    "hours.week.sunday: must be hours in quotes on the 24-hour clock, such as '08:00-20:00', or closed. We take this for 'closed': ",
  ],
  [
    'hours of a holiday misspelled',
    inRecord('business', {
      hours: { ...business.hours, special: [{ ...first(business.hours.special), hours: 'clsed' }] },
    }),
    `hours.special → "${first(business.hours.special).name}" → hours: must be hours in quotes`,
  ],
  [
    'a day missing from the week of a season',
    inRecord('business', {
      hours: {
        ...business.hours,
        special: [{ ...first(business.hours.special), hours: { ...weekOf('closed'), monday: 9 } }],
      },
    }),
    `hours.special → "${first(business.hours.special).name}" → hours.monday: must be hours in quotes`,
  ],
  [
    'field misspelled',
    text(homeOf('business'), /^email:/m, 'emial:'),
    'emial: is not a field we know. Did you mean "email"? Write it so, or take the line out',
  ],
  [
    'field with a capital',
    text(homeOf('business'), /^name:/m, 'Name:'),
    'Name: is not a field we know. Did you mean "name"?',
  ],
  [
    'field by another word where one alone is missing',
    text(homeOf('business'), /^phone:/m, 'telephone:'),
    'telephone: is not a field we know. Did you mean "phone"?',
  ],
  [
    'field that there is nowhere',
    inList('jobs', ZONED, { weather: 'fair' }),
    `${ZONED.id} → weather: is not a field we know. Take the line out, or write one of: `,
  ],
  [
    'field misspelled in a fact',
    inFact(FACT, { source: { ...FACT.source, titel: FACT.source.title, title: undefined } }),
    `${FACT.id} → source.titel: is not a field we know. Did you mean "title"?`,
  ],
  [
    'many fields misspelled',
    inRecord('business', {
      hours: {
        ...business.hours,
        week: Object.fromEntries(Object.entries(business.hours.week).map(([day, hours]) => [day.toUpperCase(), hours])),
      },
    }),
    'hours.week: has fields that we do not know: MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY. Write monday, tuesday, ',
  ],
  [
    'guide of tomorrow',
    inFront('posts', GUIDE, { published: daysAfter(today(), 2), updated: daysAfter(today(), 2) }),
    `published: lies in the future: ${daysAfter(today(), 2)}. Give the day`,
  ],
  [
    'guide changed tomorrow',
    inFront('posts', GUIDE, { updated: daysAfter(today(), 2) }),
    `updated: lies in the future: ${daysAfter(today(), 2)}. Give the day`,
  ],
  [
    'source read tomorrow',
    inFact(FACT, { source: { ...FACT.source, read: daysAfter(today(), 2) } }),
    `${FACT.id} → source.read: lies in the future: ${daysAfter(today(), 2)}. Give the day on which it was, ${today()} at`,
  ],
  [
    'list of entries with "and"',
    inRecord('business', { payment: 'Cash, Visa and Zelle' }),
    'payment: must be a list. Write a list, even for one entry: [Cash, Visa, Zelle]',
  ],
  [
    'sentence where a list is asked for',
    inFront('services', SERVICE, { prepare: 'Measure height, width and depth' }),
    'prepare: must be a list. Write a list, even for one entry: inside [ ], or each on a line of its own after "- "',
  ],
  [
    'nothing where a list is asked for',
    inFact(FACT, { figures: 'none' }),
    `${FACT.id} → figures: must be a list. Write [] where there is nothing`,
  ],
  [
    'one text where a list of records is asked for',
    inRecord('business', { terms: { destinations: 'Goodwill' } }),
    'terms.destinations: must be a list. Begin each entry on a line of its own with "- ". Write its fields: { name: …, what: … }',
  ],
  [
    'text where a record is asked for',
    inRecord('business', { address: 'Ashford, NY' }),
    'address: must be a record of fields. Write its fields: { locality: …, region: … }',
  ],
  [
    'list where a text is asked for',
    inRecord('business', { line: ['Here today', 'Gone today'] }),
    'line: must be text. Write one text, without [ ] and without "- " before it',
  ],
  [
    'text with a colon that became a record',
    inFront('services', SERVICE, { prepare: ['Measure it.', 'Clear the way.', { Note: 'mind the stairs' }] }),
    'the 3rd of prepare: must be text. Put quotes around the whole text: it has ": " in it',
  ],
  [
    'number where a text is asked for',
    inRecord('business', { name: 1800 }),
    "name: must be text. Put it in quotes: '1800'",
  ],
  [
    'step of the prices missing',
    inRecord('pricing', { steps: pricing.steps.slice(1) }),
    'steps: must have exactly eight steps, one for each eighth of the truck. Add what is missing',
  ],
  [
    'step of the prices twice',
    inRecord('pricing', { steps: [...pricing.steps, ...pricing.steps.slice(7)] }),
    'steps: must have exactly eight steps, one for each eighth of the truck. Take out what is too much',
  ],
  [
    'state where a county is asked for',
    inFront('posts', GUIDE, { counties: ['NY'] }),
    `the 1st of counties: names the county "NY", which does not exist. Use the id of a county in ${homeOf('counties')}`,
  ],
  [
    'half a star',
    inList('reviews', first(rows.reviews), { stars: 4.5 }),
    `${first(rows.reviews).id} → stars: must be a whole number. Write 4 or 5`,
  ],
  [
    'share of the truck',
    inList('jobs', ZONED, { eighths: '1/4' }),
    `${ZONED.id} → eighths: must be a whole number of eighths, 1 to 8. Write 2 for 1/4 of the truck`,
  ],
  [
    'switch off in words',
    inRecord('business', { offline: 'no' }),
    'offline: must be true or false. Write false, without quotes',
  ],
  [
    'site with a slash at the end',
    inRecord('business', { site: `${business.site}/` }),
    `site: must be the name of the host alone, for example https://www.company.com. We take this for '${business.site}': `,
  ],
  [
    'site without https',
    inRecord('business', { site: 'www.company.com' }),
    "site: must be a full address that starts with https:// and has no spaces. We take this for 'https://www.company.com': ",
  ],
  [
    'redirect of an address with a question mark',
    wholeList('redirects', [{ ...GONE, from: 'https://www.old.example/?p=12' }]),
    'gone → from: has a "?", and the site\'s rules see only what is before it. Take the line out: /?p=12 opens the welcome page by itself. ',
  ],
  [
    'redirect of a script with a question mark',
    wholeList('redirects', [{ ...GONE, from: '/index.php?page_id=4' }]),
    `gone → from: has a "?", and the site's rules see only what is before it. Write '/index.php': `,
  ],
  [
    'redirect of addresses with a star in the middle',
    wholeList('redirects', [{ ...GONE, from: '/wp-content/*.jpg' }]),
    'gone → from: has a "*" that is not the whole last part. Write the beginning and /*',
  ],
  [
    'redirect of everything',
    wholeList('redirects', [{ ...GONE, from: '/*' }]),
    'gone → from: is the welcome page, or every page. Write an address',
  ],
  [
    'redirect that would hide pages',
    wholeList('redirects', [{ ...GONE, from: '/Services/*' }]),
    'gone → from: retires everything below /services/, and /services/',
  ],
  [
    'redirect to a site elsewhere',
    wholeList('redirects', [{ ...GONE, to: 'https://g.page/r/abc/review' }]),
    "gone → to: must be a path of this site such as /blog/old-name, in lower case, without the slash at the end. If that is a page of this site, write '/r/abc/review'. Another site's address cannot stand here: link to it in a text",
  ],
  [
    'telephone with an extension',
    inRecord('business', { phone: '(914) 555-0123 ext. 3' }),
    "phone: must be written +1 and ten digits in quotes, such as '+19145550149'. Write '+19145550123' here. The extension goes where",
  ],
  [
    'telephone with letters',
    inRecord('business', { phone: '1-914-GET-JUNK' }),
    "phone: must be written +1 and ten digits in quotes, such as '+19145550149'. We take this for '+19144385865': ",
  ],
  [
    'day without hours',
    inRecord('business', { hours: { ...business.hours, week: { ...business.hours.week, sunday: 'no' } } }),
    "hours.week.sunday: must be hours in quotes on the 24-hour clock, such as '08:00-20:00', or closed. We take this for 'closed': ",
  ],
  [
    'day that is off',
    inRecord('business', { hours: { ...business.hours, week: { ...business.hours.week, sunday: false } } }),
    "hours.week.sunday: must be hours in quotes on the 24-hour clock, such as '08:00-20:00', or closed. We take this for 'closed': ",
  ],
  [
    'license that begins with zeros',
    text(homeOf('business'), /\blicenses:.*(\n {2}.*)*/, `licenses: { ${LICENSE}: { number: 00114 } }`),
    `licenses.${LICENSE}.number: must be text. Put it in quotes: '00114'`,
  ],
  ...[
    '007',
    '1e5',
    '0x1F',
    '12.10',
    '.5',
    '12345678901234567890',
    '2026-11-21',
    'true',
    'No',
    'null',
    '~',
    'Null',
  ].flatMap((typed): typeof REMEDIES =>
    typed === 'No'
      ? []
      : [
          [
            `${typed} as a customer`,
            text(homeOf('reviews'), /author: .*/, `author: ${typed}`),
            `${first(rows.reviews).id} → author: ${/^(null|~)$/i.test(typed) ? `has "${typed}" without quotes, which means nothing` : 'must be text'}. Put it in quotes: '${typed}'`,
          ],
        ],
  ),
  [
    'day without quotes',
    text(documentFile('posts', GUIDE.id), /^updated: .*$/m, 'updated: 2026-11-21'),
    "updated: must be a day in quotes written year-month-day, for example '2026-11-21'. We take this for '2026-11-21': ",
  ],
  [
    'long title with its length',
    inFront('services', SERVICE, { title: 'Mattress '.repeat(9) }),
    'title: is too long: 80 characters, and at most 60 fit. Take out 20 or more',
  ],
  [
    'long answer with its words',
    inList('faq', FAQ, { a: 'We do it all. '.repeat(10) }),
    `${FAQ.id} → a: is too long to be read out: 40 words, and at most 29 fit. Take out 11 or more`,
  ],
  [
    'refusal by a truth',
    inList('items', REFUSED, { answer: false }),
    `${REFUSED.id} → answer: is not one of the values we know. Write no`,
  ],
  [
    'topic of a long list',
    inFact(ANSWERED, { topic: 'Hazardous Wast' }),
    `${ANSWERED.id} → topic: is not one of the values we know. Did you mean "hazardous-waste"? Write it so`,
  ],
  [
    'town by a name with a slip',
    inList('jobs', ZONED, { place: `${PLACE.name.slice(0, 2)}${PLACE.name.slice(3)}, NY` }),
    `${ZONED.id} → place: names the municipality "${PLACE.name.slice(0, 2)}${PLACE.name.slice(3)}, NY", which does not exist. Did you mean "${PLACE.id}"? Use the id`,
  ],
  [
    'fact that no one knows',
    inBody('So it is {fact:nothing-of-the-sort-here}. '),
    'body: names the fact "nothing-of-the-sort-here", which does not exist. Write the id of a fact in content/facts, or take the token out',
  ],
  [
    'link with .html',
    inBody('[Here](/pricing.html). '),
    'body: leads to /pricing.html, which is no page of this site. Did you mean "/pricing"?',
  ],
  [
    'name with a # in it',
    text(homeOf('business'), /^name: .*$/m, 'name: Junk Co #1'),
    `line ${lineOf(homeOf('business'), /^name: /m)}: has "#1" behind a text without quotes, where it counts as a note and is dropped. Put quotes`,
  ],
  [
    'address with a # in braces',
    text(homeOf('redirects'), /[\s\S]*/, '- { id: gone, from: /gone, to: /home #faq }\n'),
    'line 1: has "#faq }" behind a text without quotes',
  ],
  [
    'no space behind a colon',
    text(homeOf('business'), /^email: /m, 'email:'),
    `line ${lineOf(homeOf('business'), /^email: /m)}: has no space behind its colon. Write a space`,
  ],
  [
    'line too far in',
    text(homeOf('business'), /^email: /m, '  email: '),
    `line ${lineOf(homeOf('business'), /^email: /m)}: begins 2 spaces further in than the line above. Begin it`,
  ],
  ['fields without their end', text(SERVICE_FILE, /\n---\n/, '\n'), 'front matter: has no end. Put a second --- line'],
];

/** Makes the change; fails when it changes nothing, so that no test passes by accident. */
function make({ file, make: change }: Change): void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} stayed as it was`);
  writeFileSync(path, after);
}

/** The problems in one file, as "field: wrong". */
const told = async (file: string) =>
  (await checkContent(root)).problems
    .filter((problem) => problem.file === file)
    .map((problem) => {
      expect(problem.remedy.length, 'says what to write instead').toBeGreaterThan(10);
      return `${problem.field}: ${problem.wrong}`;
    });

/** The owner's own words, days and names, which a gate once refused. */
const HIS_OWN: [what: string, change: Change][] = [
  [
    'a holiday',
    inRecord('business', {
      hours: {
        ...business.hours,
        special: [{ name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-26', hours: 'closed' }],
      },
    }),
  ],
  [
    "a customer's name and spelling",
    wholeList('reviews', [
      {
        ...REVIEW,
        author: 'Chidi Okonkwo',
        quote: 'Definitly recomend, thier crew was awsome.',
        date: '2026-01-02',
        source: 'Google',
      },
    ]),
  ],
  [
    'a short guide',
    text(documentFile('posts', GUIDE.id), /(---\n[\s\S]*?\n---\n)[\s\S]*/, '$1\n## In short\n\nCall us.\n'),
  ],
  ['a short town page', text(TOWN_FILE, /(---\n[\s\S]*?\n---\n)[\s\S]*/, '$1\n## In short\n\nCall us.\n')],
  ['a license with a name of its own', inRecord('business', { licenses: { [LICENSE]: { number: '00114-QX' } } })],
  [
    'a question without Spanish',
    wholeList('faq', [
      ...rows.faq,
      { id: 'dogs', q: 'Do you mind dogs?', a: 'No. Our crew likes them, and so does our driver.' },
    ]),
  ],
  [
    'a reader of a translation',
    text(`content/${rows.languages[0]?.id}/language.yaml`, /^reader:.*$/m, 'reader: Ana Ruiz'),
  ],
  [
    'old addresses of another site',
    wholeList('redirects', [
      ...['/wp-content/uploads/*', '/About Us.PHP', '/café', 'https://www.old.example/index.html'].map((from, at) => ({
        ...GONE,
        id: `old-${at}`,
        from,
      })),
    ]),
  ],
  ['a page to book on', inRecord('business', { booking: 'https://book.company.com/us' })],
  ['an offer', inRecord('pricing', { offers: [{ off: 25, from: '2026-12-01', until: '2026-12-15' }] })],
];

it.each(HIS_OWN)('nothing is wrong with %s', async (_, change) => {
  make(change);
  // The copy has no pictures.
  expect((await checkContent(root)).problems.filter(({ file }) => file !== homeOf('pictures'))).toEqual([]);
});

describe('a mistake in content is told: ', () => {
  it.each(CASES)('%s', async (_, change, expected) => {
    make(change);
    const problems = (await told(change.file)).filter((problem) =>
      typeof expected === 'string' ? problem.startsWith(expected) : expected.test(problem),
    );
    expect(problems, (await told(change.file)).join('\n')).not.toEqual([]);
  });

  it('what prices an item that is refused, in texts, loads and the service that took it', async () => {
    make(inList('items', TAKEN, { answer: 'no', instead: 'The county takes it on Saturdays.' }));
    const [prices, promises] = [`prices "${TAKEN.name}", which you don't take`, "promises what you don't take"];
    const { problems } = await checkContent(root);
    const files = (words: string) =>
      new Set(problems.flatMap(({ file, wrong }) => (wrong.includes(words) ? file : [])));
    expect([...files(prices)]).toEqual(
      expect.arrayContaining([documentFile('pages', 'photo-quote'), homeOf('pricing')]),
    );
    expect([...files(promises)]).toEqual([documentFile('services', TAKEN.service)]);
  });

  it.each(REMEDIES)('%s, and what to write', async (_, change, expected) => {
    make(change);
    const said = (await checkContent(root)).problems
      .filter(({ file }) => file === change.file)
      .map(({ field, wrong, remedy }) => `${field}: ${wrong}. ${remedy}`);
    expect(
      said.filter((sentence) => sentence.startsWith(expected)),
      said.join('\n'),
    ).toHaveLength(1);
  });

  it.each([
    ['a record', inRecord('business', { phone: '914' }), /^phone:/],
    ['a list', inList('zips', ZIP, { county: 'nowhere' }), new RegExp(`id: '?${ZIP.id}|^ +county: nowhere`)],
    ['front matter', inFront('services', SERVICE, { category: 'stuff' }), /^category: stuff/],
    ['a body', inBody('<b>So it is.</b> '), /<b>/],
    ['a body, by the words themselves', inBody(`Write to ${business.email.toUpperCase()}. `), /^Write to /],
  ])('in %s with its line', async (_, change, expected) => {
    make(change);
    const lines = readFileSync(join(root, change.file), 'utf8').split('\n');
    const [problem] = (await checkContent(root)).problems.filter(({ file }) => file === change.file);
    expect(lines[(problem?.line ?? 0) - 1], problem?.field).toMatch(expected);
  });

  it('a name of a service that content/redirects.yaml leads elsewhere', async () => {
    const [name = ''] = NAMED.also;
    make(wholeList('redirects', [{ ...GONE, from: routes.service(name) }]));
    expect(await told(documentFile('services', NAMED.id))).toEqual([
      `also: names "${name}", and ${routes.service(name)} stands in ${homeOf('redirects')}`,
    ]);
  });

  it.each(['reviews', 'jobs', 'redirects'] as const)('nothing where %s.yaml is an empty list', async (name) => {
    writeFileSync(join(root, homeOf(name)), '[]\n');
    expect(await told(homeOf(name))).toEqual([]);
  });

  it('a day of today is none, and a clock that is behind refuses nothing', async () => {
    const date = today();
    make(inList('jobs', ZONED, { date }));
    const days = async (day: string) =>
      (await checkContent(root, day)).problems.filter(({ wrong }) => wrong.includes('future'));
    expect(await days(date)).toEqual([]);
    make(inFact(FACT, { source: { ...FACT.source, read: date } }));
    expect(await days('2020-01-01')).toEqual([]);
  });

  it('a fact of low confidence on a page', async () => {
    make(inFact(FACT, { confidence: 'low' }));
    make(inBody(`So it is {fact:${FACT.id}}. `));
    expect(await told(TOWN_FILE)).toEqual([`body: names the fact "${FACT.id}", whose confidence is low`]);
    expect(await told(homeOf('estimator'))).toContainEqual(
      expect.stringMatching(`rests on the fact "${FACT.id}", which is not published`),
    );
  });

  it('our name as words, whatever signs are in it', async () => {
    const name = 'Out-and-Gone (Ashford) + Sons/Co.';
    make(inRecord('business', { name }));
    make(inBody(`Ask ${name} about it. `));
    expect(await told(TOWN_FILE)).toEqual([`body: says "${name}" as words`]);
  });

  it('but no name that others give us, or that is an ordinary word', async () => {
    make(wholeList('reviews', [{ ...REVIEW, quote: `I called ${business.name} and they came.`, sample: true }]));
    expect(await told(homeOf('reviews'))).toEqual([]);
    for (const name of ['Junk', SERVICE.name]) {
      make(inRecord('business', { name }));
      expect((await checkContent(root)).problems.filter(({ wrong }) => wrong.includes('as words'))).toEqual([]);
    }
  });

  it('a town whose slug is a page of the site', async () => {
    cpSync(join(root, TOWN_FILE), join(root, 'content/towns/pricing.md'));
    expect(await told('content/towns/pricing.md')).toContain('the file name: "pricing" is already a page of the site');
  });

  it('a file that is not UTF-8', async () => {
    writeFileSync(join(root, homeOf('faq')), Buffer.from('- id: caf\u00e9', 'latin1'));
    expect(await told(homeOf('faq'))).toEqual(['the whole file: is not in UTF-8']);
  });

  it('a file that nothing reads, and a name that makes no address', async () => {
    cpSync(join(root, TOWN_FILE), join(root, 'content/towns/Some Town.md'));
    cpSync(join(root, TOWN_FILE), join(root, 'content/towns/some-town.markdown'));
    expect(await told('content/towns/Some Town.md')).toContainEqual(
      expect.stringMatching(/^the file name: must be lower-case/),
    );
    expect(await told('content/towns/some-town.markdown')).toEqual([
      'the whole file: is none of the files that the site reads',
    ]);
  });

  it('one mistake once: what names a broken record is no mistake of its own', async () => {
    make(inList('counties', COUNTY, { state: 'Nowhere' }));
    // The copy has no pictures.
    const problems = (await checkContent(root)).problems.filter(({ file }) => file !== homeOf('pictures'));
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      `${homeOf('counties')} ${COUNTY.id} → state`,
    ]);
  });

  it('an hour in another form once, and not as hours that end before they begin', async () => {
    make(inRecord('business', { hours: { ...business.hours, week: { ...business.hours.week, friday: '8am' } } }));
    expect(await told(homeOf('business'))).toEqual([expect.stringMatching(/^hours\.week\.friday: must be hours/)]);
  });

  it('what follows from a mistake never: lengths of what is no list, a second form of the same day', async () => {
    make(inFront('services', SERVICE, { prepare: 'Measure height, width and depth' }));
    make(inFront('posts', GUIDE, { updated: '11/26/2026' }));
    expect(await told(SERVICE_FILE)).toEqual(['prepare: must be a list']);
    expect(await told(documentFile('posts', GUIDE.id))).toHaveLength(1);
  });

  it('a field by its wrong name, and not as missing too', async () => {
    make(text(homeOf('business'), /^email:/m, 'emial:'));
    expect(await told(homeOf('business'))).toEqual(['emial: is not a field we know']);
  });

  it('nothing where a note stands behind a value, or a # in a word or in quotes', async () => {
    make(
      text(homeOf('business'), /^name: (.*)$/m, "name: 'Junk Co #1' # as registered\nline: Ours is C# and no other."),
    );
    make(text(homeOf('business'), /^line: (?!Ours).*\n/m, ''));
    expect(await told(homeOf('business'))).toEqual([]);
  });

  it('a sign of the name that no typeface of ours draws, unless the owner has drawn the wordmark', async () => {
    for (const [name, remedy] of [
      ['漢字搬運 Movers', /^Write "Movers", or save a drawing/],
      ['漢字', /^Save a drawing/],
      ['Łódź & Жук → Ω™', undefined],
    ] as const) {
      make(inRecord('business', { name }));
      const [problem, ...more] = (await checkContent(root)).problems.filter(({ file }) => file === homeOf('business'));
      expect(more).toEqual([]);
      expect(problem?.field).toBe(remedy && 'name');
      expect(problem?.remedy ?? '').toMatch(remedy ?? '');
    }
    make(inRecord('business', { name: '漢字' }));
    mkdirSync(join(root, 'src/assets'), { recursive: true });
    writeFileSync(join(root, 'src/assets/wordmark.svg'), '');
    expect(await told(homeOf('business'))).toEqual([]);
    rmSync(join(root, 'src'), { recursive: true });
  });

  it('signs that pictures leave out are worth a look, and no mistake', async () => {
    make(inFront('posts', GUIDE, { title: 'Giving furniture away 😀 漢字' }));
    make(inFront('services', SERVICE, { title: 'Couch removal™ → done ✓' }));
    const { rows, problems } = await checkContent(root);
    expect(problems.filter(({ file }) => file !== homeOf('pictures'))).toEqual([]);
    const file = documentFile('posts', GUIDE.id);
    expect(notesOn(onDisk(root), rows)).toEqual([
      {
        file,
        line: 2,
        field: 'title',
        wrong: expect.stringContaining('has "😀", "漢", "字"') as string,
        remedy: expect.stringContaining('write "Giving furniture away"') as string,
      },
    ]);
  });

  it('a link with our own full address is worth a look, and no mistake', async () => {
    make(inBody(`[Here](${business.site}${paths.pricing}#prices). `));
    const { rows, problems } = await checkContent(root);
    expect(problems.filter(({ file }) => file === TOWN_FILE)).toEqual([]);
    expect(notesOn(onDisk(root), rows)).toMatchObject([
      { file: TOWN_FILE, field: 'body', wrong: expect.stringContaining('has our own web address') as string },
    ]);
  });

  it('marks of a merge once each, and nothing else of that file', async () => {
    const merged = '<<<<<<< HEAD\n\n=======\n\n>>>>>>> phone\n';
    for (const file of [TOWN_FILE, homeOf('faq'), homeOf('business')]) {
      make({ file, make: (before) => before + merged });
      const told = (await checkContent(root)).problems.filter((problem) => problem.file === file);
      expect(told.map(({ wrong }) => wrong)).toEqual(Array(3).fill('is a mark of two versions that were merged'));
    }
  });

  it('a file that is gone', async () => {
    rmSync(join(root, homeOf('zips')));
    expect(await told(homeOf('zips'))).toContain('the whole file: is missing');
  });

  it('an id that no record has is told together with mistakes of form', async () => {
    make(inRecord('business', { phone: '914' }));
    make(inList('jobs', ZONED, { place: 'nowhere-at-all' }));
    expect(await told(homeOf('jobs'))).toEqual([
      `${ZONED.id} → place: names the municipality "nowhere-at-all", which does not exist`,
    ]);
  });

  it('several mistakes are told together', async () => {
    make(inRecord('business', { phone: '914' }));
    make(inList('zips', ZIP, { id: '1058' }));
    make(inFront('services', SERVICE, { category: 'stuff' }));
    const files = new Set((await checkContent(root)).problems.map((problem) => problem.file));
    expect([...files]).toEqual(expect.arrayContaining([homeOf('business'), homeOf('zips'), SERVICE_FILE]));
  });
});
