/** What every finished page says to search engines and assistants, held against schema.org, Google and the page itself. */
import { parse } from 'node-html-parser';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import { readContent } from '#validation/read.ts';
import { clockTime, fullDate, monthYear } from '#lib/dates.ts';
import * as built from './built-site.ts';
import { faults, isNode, nodesIn, typesOf, type JsonNode } from './vocabulary.ts';

interface Page {
  path: string;
  root: built.Page['root'];
  scripts: number;
  graph: JsonNode[];
  nodes: JsonNode[];
}

/** What the pages are made from. */
const { site } = linkRows(readContent(process.cwd()).rows);
const pages = new Map<string, Page>();
const { origin } = built;
/** Nodes that other pages may point at. */
const known = new Map([
  [`${origin}/#business`, 'LocalBusiness'],
  [`${origin}/#website`, 'WebSite'],
]);

beforeAll(() => {
  for (const { path, root } of built.pages.values()) {
    const scripts = root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.text);
    const read: unknown = JSON.parse(scripts[0] ?? '{}');
    const graph = isNode(read) && Array.isArray(read['@graph']) ? read['@graph'].filter(isNode) : [];
    pages.set(path, { path, root, scripts: scripts.length, graph, nodes: nodesIn(graph) });
  }
});

/** What `complaints` finds on all pages, each with the page's path. */
const onAll = (complaints: (page: Page) => string[]) =>
  [...pages.values()].flatMap((page) => complaints(page).map((complaint) => `${page.path}: ${complaint}`));
const typed = (path: string, type: string) => pages.get(path)?.nodes.find((node) => typesOf(node).includes(type)) ?? {};

/** Text and text alternatives of a page, footnote numbers and spaces left out. */
function seenOn({ root }: Page): string {
  const body = root.querySelector('body');
  const alternatives = body?.querySelectorAll('[alt], [aria-label]') ?? [];
  const text = [
    body?.outerHTML.replace(/<(sup|script)\b[\s\S]*?<\/\1>/g, '') ?? '',
    ...alternatives.map((element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? ''),
  ];
  return squeezed(parse(text.join(' ')).text);
}
const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, '');

const words = (text: string) => (seen: string) => seen.includes(squeezed(text));
/** 1250 as a page writes it: "1,250". */
const grouped = (text: string) => Number(text).toLocaleString('en-US');
const dollars = (text: string) => (seen: string) => new RegExp(`\\$${grouped(text)}(?![\\d,.]\\d)`).test(seen);
const figure = (text: string) => (seen: string) => new RegExp(`(?<![\\d.])${grouped(text)}(?![\\d,.]\\d)`).test(seen);

/** Opening and closing at midnight is closed all day. */
const MIDNIGHT = '00:00';

/** A day as one of the site's languages writes it. */
const inSomeLanguage = (date: string) => (seen: string) =>
  [site, ...site.languages].some(({ formats }) => words(formats.fullDate(date))(seen));

/** How a page must show what its graph says. */
const SHOWN: Record<string, (value: string) => (seen: string) => boolean> = {
  addressLocality: words,
  articleSection: words,
  caption: words,
  closes: (time) => words(time === MIDNIGHT ? 'closed' : clockTime(time)),
  creditText: words,
  dateModified: (date) => (seen) => words(fullDate(date))(seen) || words(monthYear(date))(seen),
  datePublished: (date) => words(fullDate(date)),
  description: words,
  email: words,
  headline: words,
  highPrice: dollars,
  lowPrice: dollars,
  name: words,
  opens: (time) => words(time === MIDNIGHT ? 'closed' : clockTime(time)),
  price: dollars,
  priceRange: (range) => (seen) => range.split('-').every((price) => dollars(price.slice(1))(seen)),
  ratingValue: figure,
  reviewCount: figure,
  validFrom: inSomeLanguage,
  validThrough: inSomeLanguage,
  telephone: (number) => (seen) => seen.replace(/\D/g, '').includes(number.slice(2)),
  text: words,
  variableMeasured: words,
};

/** What Google asks for, or recommends and we have, in each type it reads; what the owner asks of the business. */
const REQUIRED: Record<string, string[]> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  BlogPosting: ['headline', 'author', 'datePublished', 'dateModified', 'image'],
  BreadcrumbList: ['itemListElement'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  Dataset: ['name', 'description', 'license', 'creator', 'distribution'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ImageObject: ['contentUrl', 'creditText'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  LocalBusiness: [
    ...['name', 'url', 'telephone', 'email', 'areaServed', 'openingHoursSpecification', 'priceRange', 'address'],
    ...(site.business.rating ? ['aggregateRating'] : []),
    'makesOffer',
  ],
  Offer: ['name', 'price', 'priceCurrency'],
  Organization: ['name', 'url'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
};

describe('the graph of every page', () => {
  it('stands in one script, begins with the page itself and keeps to schema.org', () => {
    const wrong = onAll(({ scripts, graph, root }) => [
      ...(scripts === 1 ? [] : [`${scripts} scripts`]),
      ...(graph[0]?.['@id'] === root.querySelector('link[rel=canonical]')?.getAttribute('href')
        ? []
        : ['does not begin with its page']),
      ...faults(graph, known),
    ]);
    expect(wrong).toEqual([]);
  });

  it('has the fields that search engines ask for', () => {
    const wrong = onAll(({ nodes }) =>
      nodes.flatMap((node) => [
        ...typesOf(node).flatMap((type) =>
          (REQUIRED[type] ?? []).filter((field) => !(field in node)).map((field) => `${type} without ${field}`),
        ),
        ...(typesOf(node).includes('BreadcrumbList')
          ? [node.itemListElement]
              .flat()
              .filter(isNode)
              .slice(0, -1)
              .flatMap((breadcrumb) => ('item' in breadcrumb ? [] : ['breadcrumb without item']))
          : []),
      ]),
    );
    expect(wrong).toEqual([]);
    expect(String(typed('/locations/rules', 'Dataset').description).length).toBeGreaterThan(50);
  });

  it('says nothing that the page does not show', () => {
    const wrong = onAll((page) => {
      const seen = seenOn(page);
      return page.nodes.flatMap((node) =>
        Object.entries(node).flatMap(([key, held]) =>
          [held]
            .flat()
            .filter((value) => typeof value === 'string' || typeof value === 'number')
            .filter((value) => SHOWN[key] && !SHOWN[key](String(value))(seen))
            .map((value) => `${typesOf(node).join()}.${key} ${value}`),
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names pages and files of ours that exist, and the picture as the page has it', () => {
    const wrong = onAll(({ nodes, root }) =>
      nodes.flatMap((node) =>
        ['url', 'item', 'contentUrl', 'urlTemplate'].flatMap((key) => {
          const address = node[key];
          if (typeof address !== 'string' || !address.startsWith(origin)) return [];
          const [path = '', fragment] = address.slice(origin.length).replace(/\?.*/, '').split('#');
          const target = pages.get(path || '/');
          const whole = target
            ? fragment === undefined || target.root.querySelector(`[id="${fragment}"]`) !== null
            : existsSync(`dist${path}`) && !path.endsWith('.html');
          const drawn =
            !typesOf(node).includes('ImageObject') ||
            root.querySelector(`main img[src="${path}"]`)?.getAttribute('alt') === node.caption;
          return whole && drawn ? [] : [`${typesOf(node).join()}.${key} ${address}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('lets assistants read out what stands there', () => {
    const wrong = onAll(({ nodes, root }) =>
      nodes
        .filter((node) => typesOf(node).includes('SpeakableSpecification'))
        .flatMap((node) => [node.cssSelector].flat().map(String))
        .filter((selector) => (root.querySelector(selector)?.text.trim() ?? '') === ''),
    );
    expect(wrong).toEqual([]);
    expect(typed('/home', 'SpeakableSpecification').cssSelector).toContain('[aria-labelledby=faq] .fold-body');
  });

  it('holds every question on the home page, and the whole business where visitors look for it', () => {
    expect(typed('/home', 'FAQPage').mainEntity).toHaveLength(site.faq.length);
    const whole = [...pages.values()].filter(({ path }) => '@id' in typed(path, 'LocalBusiness'));
    expect(whole.map(({ path }) => path).sort()).toEqual(
      [site, ...site.languages]
        .flatMap(({ pages: own }) => [own.welcome, own.about, own.contact, own.home])
        .filter((path, at, paths) => paths.indexOf(path) === at)
        .sort(),
    );
  });
});

describe('the check against schema.org', () => {
  const about = (node: JsonNode) => faults([{ '@type': 'WebPage', '@id': '#page' }, node], new Map());

  it.each<[string, JsonNode, string]>([
    ['an unknown type', { '@type': 'JunkRemover' }, 'there is no type JunkRemover'],
    ['a foreign property', { '@type': 'Place', price: 149 }, 'Place has no price'],
    ['a wrong value', { '@type': 'Offer', itemOffered: 'Sofa' }, 'Offer.itemOffered does not take "Sofa"'],
    [
      'a wrong node',
      { '@type': 'Offer', seller: { '@type': 'Place' } },
      'Offer.seller does not take {"@type":"Place"}',
    ],
    [
      'a wrong reference',
      { '@type': 'Offer', seller: { '@id': '#page' } },
      'Offer.seller does not take {"@id":"#page"}',
    ],
    ['a loose end', { '@type': 'Offer', seller: { '@id': '#us' } }, 'seller leads to nothing: {"@id":"#us"}'],
    ['a node told twice', { '@type': 'WebPage', '@id': '#page' }, '#page is told twice'],
    [
      'a day that is none',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Someday' },
      'OpeningHoursSpecification.dayOfWeek does not take "Someday"',
    ],
  ])('tells %s', (_, node, fault) => expect(about(node)).toEqual([fault]));
});
