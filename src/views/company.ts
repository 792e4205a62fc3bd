/** `/about`, `/contact`, `/privacy`, `/accessibility`, `/search`, the 404 page and the offline page. */
import { head } from '#seo/head.ts';
import { localBusiness } from '#seo/schema.ts';
import type { Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { counted, listed } from '#lib/words.ts';
import { fullPrice, openHours, serviceArea, startingPrice, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import { ratingLine } from './home.ts';
import { standingPicture, type PictureView } from './ingredients.ts';
import type { PageView } from './page.ts';
import { SEARCH_KINDS } from './search.ts';

export interface TextPageView extends PageView {
  lead: string;
  picture?: PictureView;
  blocks: TextBlock[];
}

export interface TextBlock {
  heading: string;
  paragraphs: string[];
  links?: Link[];
}

/** A block of the owner's own words, or nothing until they are known. */
const told = (heading: string, text: string | undefined): TextBlock[] =>
  text ? [{ heading, paragraphs: [text] }] : [];

const home: Link[] = [{ label: 'Home', href: PAGES.home }];

export function aboutView(site: Site): TextPageView {
  const { business } = site;
  const { westchester, rockland, newJersey } = business.licences;
  const picture = standingPicture(site, 'fleet/crew');
  const papers = [
    westchester ? `Westchester County Solid Waste Commission license ${westchester.number}.` : undefined,
    rockland ? `Rockland County hauler permit ${rockland.number}.` : undefined,
    newJersey ? `New Jersey A-901 license ${newJersey.number}.` : undefined,
  ].filter((line): line is string => line !== undefined);
  return {
    head: head(site, {
      title: `About ${business.name}`,
      description: `Who comes when you call ${business.name}: what we promise, what we will not do, where your things go, and how the facts here are checked.`,
      path: PAGES.about,
      indexed: true,
      graph: { type: 'AboutPage', about: localBusiness(site), picture },
    }),
    crumbs: home,
    contact: contact(site),
    card: { picture: standingPicture(site, 'fleet/crew') },
    title: `About ${business.name}`,
    lead: `${business.line} Same-day junk removal for ${serviceArea(site)}.`,
    picture,
    blocks: [
      {
        heading: 'What we promise',
        paragraphs: [
          `You see the price before we lift, and the quote is free. It starts at ${startingPrice(site)} and rises by eighths of the truck to ${fullPrice(site)}.`,
          `${openHours(site)}. The same day or the next, most days.`,
          `Licensed and insured.${papers.length > 0 ? ` ${papers.join(' ')}` : ''}`,
        ],
        links: [{ label: 'Every price', href: PAGES.pricing }],
      },
      ...told('Who comes', business.terms.crew),
      ...told('Insurance', business.terms.insurance),
      {
        heading: 'What we will not do',
        paragraphs: [
          'We do not take hazardous materials. For each of them we name the public site that does.',
          'We do not charge you for what your town takes free without telling you so. That is why every town hall has a page here.',
        ],
        links: [
          { label: 'What we take and refuse', href: PAGES.items },
          { label: 'Your town hall', href: PAGES.locations },
        ],
      },
      {
        heading: 'Where things go',
        paragraphs: [
          'Donation and recycling come first. We publish no percentage, because a percentage without a method is a guess. We name places instead.',
          ...(business.terms.destinations ?? []).map(({ name, what }) => `${name}: ${what}`),
        ],
        links: [
          ...(business.terms.destinations ?? []).flatMap(({ name, url }) => (url ? [{ label: name, href: url }] : [])),
          { label: 'Guides to giving and recycling', href: PAGES.guides },
        ],
      },
      {
        heading: 'How the facts here are checked',
        paragraphs: [
          `${counted(site.facts.length, 'statement')} on this site are about the outside world: town rules, county sites, laws, weights. Each stands in a register with its source, the source's own date and the day we read it. Those we trust little are not published.`,
          'Population, land and center points are the Census Bureau’s; the points of a few post-office-box ZIPs are from GeoNames (CC BY 4.0).',
          'If you find one that is out of date, tell us, and we correct the record that every page draws from.',
        ],
      },
      { heading: 'Rating', paragraphs: [`${ratingLine(site)}.`], links: [{ label: 'Reviews', href: PAGES.reviews }] },
    ],
  };
}

export interface ContactPageView extends PageView {
  picture: PictureView;
  lead: string;
  hours: string;
  rating: Link;
  say: string[];
  vcard: string;
  areas: Link[];
  /** How a visit goes, as far as the owner has told. */
  visit: TextBlock[];
  /** Answers to what people ask first. */
  first: TextBlock[];
}

export const VCARD_PATH = '/contact.vcf';

export function contactView(site: Site): ContactPageView {
  const first: TextBlock[] = [
    {
      heading: 'What will it cost?',
      paragraphs: [
        `From ${startingPrice(site)} for an eighth of the truck to ${fullPrice(site)} for all of it, in eight printed steps. A photo narrows it to one or two of them.`,
      ],
      links: [{ label: 'All eight steps', href: PAGES.pricing }],
    },
    {
      heading: 'Do you take it?',
      paragraphs: [
        `${counted(site.items.length, 'thing')} are answered with yes, with conditions, or no and where instead.`,
      ],
      links: [{ label: 'Look it up', href: PAGES.items }],
    },
    {
      heading: 'Do I have to be there?',
      paragraphs: [
        'Somebody has to show the pile and say yes to the price. A yes by text to a photo of the pile will do where that person is far away.',
      ],
    },
    {
      heading: 'Would my town take it free?',
      paragraphs: ['Perhaps. Each town hall has a page here with what it collects, from whom we heard it and when.'],
      links: [{ label: 'Find your town hall', href: PAGES.locations }],
    },
  ];
  return {
    head: head(site, {
      title: 'Call, Text or E-mail',
      description: `${openHours(site)}. Call, text a photo or write. There is no form: a person answers, and a photo with the floor is enough for a first price.`,
      path: PAGES.contact,
      indexed: true,
      graph: {
        type: 'ContactPage',
        about: localBusiness(site),
        questions: first.map(({ heading, paragraphs }) => ({ q: heading, plain: paragraphs.join(' ') })),
      },
    }),
    crumbs: home,
    contact: contact(site),
    card: {
      title: 'Call, text or write',
      picture: standingPicture(site, 'fleet/truck-half'),
      answer: contact(site).phone,
      note: openHours(site),
    },
    title: 'Call, text or write',
    picture: standingPicture(site, 'fleet/truck-half'),
    lead: 'There is no form here. A photo, the floor and your ZIP code are enough for a first price for junk removal.',
    hours: openHours(site),
    rating: { label: `Rated ${ratingLine(site)}`, href: PAGES.reviews },
    say: [
      'What it is, with a photo',
      'Which floor, and whether the stairs turn',
      'Your ZIP code or town',
      'The day that suits you',
    ],
    vcard: VCARD_PATH,
    areas: site.counties.map((county) => ({ label: county.label, href: county.path })),
    visit: [
      ...told('Today?', site.business.terms.sameDay),
      ...told('When we come', site.business.terms.arrival),
      ...told(
        'Languages',
        site.business.terms.languages && `We speak ${listed(site.business.terms.languages)} on the telephone.`,
      ),
      ...told('Calling it off', site.business.terms.cancelling),
    ],
    first,
  };
}

/** The company as a vCard 4.0. */
export function vcard({ business }: Site): string {
  const escape = (value: string) => value.replace(/[\\,;]/g, (char) => `\\${char}`).replace(/\n/g, '\\n');
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escape(business.name)}`,
    `ORG:${escape(business.name)}`,
    `TEL;VALUE=uri;TYPE="voice,text":tel:${business.phone}`,
    `EMAIL:${business.email}`,
    `URL:${business.site}`,
    `ADR:;;;${escape(business.address.locality)};${business.address.region};;US`,
    `NOTE:${escape(`${business.line} Open every day ${business.hours.open}-${business.hours.close}.`)}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** `/.well-known/security.txt`: who reads a report of a security hole, and until when that holds. */
export const securityTxt = ({ business }: Site): string =>
  [
    `Contact: mailto:${business.email}`,
    `Expires: ${business.securityUntil}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${business.site}/.well-known/security.txt`,
    '',
  ].join('\n');

export function privacyView(site: Site): TextPageView {
  const { business } = site;
  return {
    head: head(site, {
      title: 'Privacy: Nothing Is Collected Here',
      description:
        'No cookies, no analytics, no forms, no third-party requests. What happens when you call, text or write to us, in a page you can read in a minute.',
      path: PAGES.privacy,
      indexed: true,
    }),
    crumbs: home,
    contact: contact(site),
    card: {
      title: 'Nothing is collected here',
      picture: standingPicture(site, 'places/empty-room'),
      answer: 'No cookies, no forms',
      note: 'No third-party requests either',
    },
    title: 'Privacy',
    lead: 'This site sets no cookies, loads nothing from anybody else and has no form to fill in.',
    blocks: [
      {
        heading: 'When you read',
        paragraphs: [
          'The pages are plain files. The host that serves them sees your address on the network, as every host must, and we keep no record of it.',
          business.contactEvents
            ? `When you tap Call, Text or E-mail, the site counts the tap and the page it stood on, at ${business.contactEvents}. It sends no name, number or identifier.`
            : 'The site counts nothing and reports nothing about you.',
          ...(business.offline
            ? [
                'Your browser keeps the pages you read, the prices and the contact page on your own device for a month, so that they open without a connection. Nobody else sees them; clearing the data of this site removes them.',
              ]
            : []),
        ],
      },
      {
        heading: 'When you contact us',
        paragraphs: [
          'A call, a text or an e-mail gives us what you put into it: your number, your words, your photos, your address. We use it to give you a price and to come.',
        ],
      },
      {
        heading: 'Asking us to forget',
        paragraphs: [`Write to ${business.email} and say which number or address to delete.`],
      },
    ],
  };
}

export function accessibilityView(site: Site): TextPageView {
  return {
    head: head(site, {
      title: 'Accessibility',
      description:
        'How this site is built to be used: without JavaScript, with a keyboard, with a screen reader, at large type and in print. Tell us what stands in your way.',
      path: PAGES.accessibility,
      indexed: true,
    }),
    crumbs: home,
    contact: contact(site),
    title: 'Accessibility',
    lead: 'Every page should work for everybody. We aim at WCAG 2.2, level AA.',
    blocks: [
      {
        heading: 'What holds',
        paragraphs: [
          'Every page reads and every contact action works without JavaScript.',
          'Everything can be reached with a keyboard, and the focus is always visible. Targets for calling and texting are at least 48 pixels high.',
          'Colors are checked for contrast. Nothing is told by color alone. Motion stops when your system asks for less.',
        ],
      },
      {
        heading: 'How it is checked',
        paragraphs: [
          'An automatic checker reads one page of each kind before every release, and people look at them on a phone, a tablet and a desk.',
        ],
      },
      {
        heading: 'If something stands in your way',
        paragraphs: [
          'Call or write. Tell us the page and what you use; we will tell you what you came to find out, and mend the page.',
        ],
        links: [
          { label: 'Contact', href: PAGES.contact },
          { label: 'The site as text', href: PAGES.textHome },
        ],
      },
    ],
  };
}

/** `/locations/how-we-check`: how the rules were gathered. */
export function gatheredView(site: Site): TextPageView {
  const own = site.municipalities.filter((place) => place.facts.length > 0);
  const facts = new Set(own.flatMap((place) => place.facts));
  const high = [...facts].filter((fact) => fact.confidence === 'high').length;
  const none = site.municipalities.filter((place) => place.facts.length === 0).map((place) => place.label);
  return {
    head: head(site, {
      title: 'How the Town Rules Were Gathered',
      description:
        'Where each rule on bulk trash, appliances and electronics comes from, how far we trust it, what we could not find, and how to put a wrong one right.',
      path: PAGES.gathered,
      indexed: true,
    }),
    crumbs: [
      ...home,
      { label: 'Service area', href: PAGES.locations },
      { label: 'What every town hall takes', href: PAGES.rules },
    ],
    contact: contact(site, 'a rule that has changed'),
    card: {
      picture: standingPicture(site, 'places/town-hall'),
      answer: counted(facts.size, 'statement'),
      note: 'Each with its source and the day we read it',
    },
    title: 'How the rules were gathered',
    lead: `${counted(facts.size, 'statement')} about ${counted(own.length, 'municipality', 'municipalities')}, read one by one.`,
    blocks: [
      {
        heading: 'Where we looked',
        paragraphs: [
          'At the municipality’s own pages and printed calendars first, then its code of ordinances, then the county or the authority that runs a site, and last at local newspapers and citizens’ groups. We read stored copies of these pages and not always the page of today, so a rule may have changed since its copy was made.',
        ],
      },
      {
        heading: 'What a statement carries',
        paragraphs: [
          'The place, the subject, the figures with their units, the source with its address, the date the source gives itself, the day we read it, and a day in the coming year on which somebody must look again. An old source is told as old, in the sentence itself.',
          `${counted(high, 'statement')} come from an official page, a statute or a report of record. The rest are older official copies or second hand, and are told with care. What we trust less is kept but not published.`,
        ],
      },
      {
        heading: 'What the table leaves out',
        paragraphs: [
          'A cell is filled only where a statement says so of that municipality’s own residents. “At the curb” means collected, with no charge that we know of. “Not found” is not a no.',
          ...(none.length > 0 ? [`Nothing at all was found for ${listed(none)}.`] : []),
        ],
      },
      {
        heading: 'Distances and centers',
        paragraphs: [
          'Miles on this site are straight lines between centers, rounded to half a mile. Centers of municipalities and ZIP codes are the Census Bureau’s; those of a few post-office-box ZIPs are from GeoNames (CC BY 4.0).',
        ],
      },
      {
        heading: 'When one is wrong',
        paragraphs: ['Tell us. One record is corrected, and every page, the table and the downloads follow.'],
        links: [
          { label: 'The table', href: PAGES.rules },
          { label: 'Contact', href: PAGES.contact },
        ],
      },
    ],
  };
}

export interface SearchView extends PageView {
  lead: string;
  choices: { name: 'kind' | 'county'; legend: string; options: string[] }[];
  indexes: Link[];
}

export function searchView(site: Site): SearchView {
  return {
    head: head(site, {
      title: 'Search',
      description:
        'Search every service, town, ZIP code, guide and thing on this site, or go straight to one of its indexes.',
      path: PAGES.search,
      indexed: false,
      graph: { type: 'SearchResultsPage' },
    }),
    crumbs: home,
    contact: contact(site),
    title: 'Search',
    lead: 'It reads every page: services, town halls, ZIP codes, guides, and the things we take or refuse.',
    choices: [
      { name: 'kind', legend: 'Kind', options: SEARCH_KINDS },
      { name: 'county', legend: 'County', options: site.counties.map((county) => county.name) },
    ],
    indexes: [
      { label: 'All services', href: PAGES.services },
      { label: 'All places', href: PAGES.locations },
      { label: 'All ZIP codes', href: PAGES.zips },
      { label: 'All things we take or refuse', href: PAGES.items },
      { label: 'All guides', href: PAGES.guides },
    ],
  };
}

export interface NotFoundView extends PageView {
  picture: PictureView;
  text: string;
  links: Link[];
}

export function notFoundView(site: Site): NotFoundView {
  return {
    head: head(site, {
      title: 'Page Not Found',
      description:
        'There is no page at this address. The nearest pages are listed here, with the telephone number and the index of everything on the site.',
      path: PAGES.notFound,
      indexed: false,
    }),
    crumbs: home,
    contact: contact(site),
    title: '404 Page Not Found',
    picture: standingPicture(site, 'places/empty-room'),
    text: 'Did you forget to add the page to the router?',
    links: [
      { label: 'Services', href: PAGES.services },
      { label: 'Towns and ZIP codes', href: PAGES.locations },
      { label: 'Prices', href: PAGES.pricing },
      { label: 'Do you take it?', href: PAGES.items },
      { label: 'Guides', href: PAGES.guides },
      { label: 'Search', href: PAGES.search },
    ],
  };
}

export interface OfflineView extends PageView {
  title: string;
  text: string;
  links: Link[];
}

/** What stands in for a page that the browser has not kept, while there is no connection. */
export function offlineView(site: Site): OfflineView {
  return {
    head: head(site, {
      title: 'No Connection',
      description:
        'What your browser shows while there is no connection and it has not kept the page: the telephone number, which needs none, and the pages that it keeps.',
      path: PAGES.offline,
      indexed: false,
    }),
    crumbs: home,
    contact: contact(site),
    title: 'No connection',
    text: `Your browser has not kept this page. A call or a text message needs no internet. ${openHours(site)}.`,
    links: [
      { label: 'Prices and load estimator', href: PAGES.pricing },
      { label: 'Contact', href: PAGES.contact },
    ],
  };
}

/** `/site.webmanifest`: name, start, colors and icons for a home screen. */
export const manifest = ({ business }: Site) => ({
  name: business.name,
  short_name: business.name,
  description: business.line,
  lang: 'en-US',
  start_url: PAGES.home,
  scope: '/',
  display: 'browser',
  background_color: '#faf6ee',
  theme_color: '#faf6ee',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
