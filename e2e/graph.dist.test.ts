/** Structured data of every built page: what search engines require, and nothing that the page doesn't show. TypeScript checks the vocabulary (schema-dts). */
import { parse } from 'node-html-parser';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clockTime, fullDate, monthYear } from '#lib/dates.ts';
import { attribute, canonicalOf, indexedPaths, onAll, origin, pages, type Page } from './built-site.ts';
import { site } from './content.ts';

type JsonNode = Record<string, unknown>;
const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const typesOf = (node: JsonNode): string[] => [node['@type']].flat().map(String);
const listOf = (value: unknown): unknown[] => [value].flat();

/** Every node in a graph, nested ones and references too. */
function nodesIn(value: unknown): JsonNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const scriptsOf = ({ root }: Page) => root.querySelectorAll('script[type="application/ld+json"]');
const graphs = new Map(
  [...pages.values()].map((page) => {
    const read: unknown = JSON.parse(scriptsOf(page)[0]?.text ?? '{}');
    const graph = isNode(read) ? listOf(read['@graph']) : [];
    return [page.path, { graph, nodes: nodesIn(graph) }] as const;
  }),
);
const nodesOf = ({ path }: Page): JsonNode[] => graphs.get(path)?.nodes ?? [];
const typed = (path: string, type: string) =>
  graphs.get(path)?.nodes.find((node) => typesOf(node).includes(type)) ?? {};

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, '');
/** Text and text alternatives of a page, without footnote numbers and spaces. */
function seenOn({ root }: Page): string {
  const body = root.querySelector('body');
  const alternatives = body?.querySelectorAll('[alt], [aria-label]') ?? [];
  const text = [
    body?.outerHTML.replace(/<(sup|script)\b[\s\S]*?<\/\1>/g, '') ?? '',
    ...alternatives.map((element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? ''),
  ];
  return squeezed(parse(text.join(' ')).text);
}

type Shows = (value: string, seen: string) => boolean;
const words: Shows = (text, seen) => seen.includes(squeezed(text));
const figureAfter =
  (before: string): Shows =>
  (text, seen) =>
    new RegExp(`${before}${Number(text).toLocaleString('en-US')}(?![\\d,.]\\d)`).test(seen);
const figure = figureAfter('(?<!\\d[.,]?)');
const dollars = figureAfter('\\$');
/** "closed" in each language of the site, as its pages write it behind a day. */
const CLOSED = [site, ...site.languages].map(
  ({ formats }) =>
    formats.period({ name: 'Day', from: '2026-11-26', to: '2026-11-26', hours: 'closed' }).split(': ').at(-1) ?? '',
);
/** Opening and closing at midnight means closed all day. */
const time: Shows = (text, seen) =>
  text === '00:00' ? CLOSED.some((closed) => words(closed, seen)) : words(clockTime(text), seen);
const anyDay: Shows = (date, seen) =>
  [site, ...site.languages].some(({ formats }) => words(formats.fullDate(date), seen));

/** How a page must show what its graph says. */
const SHOWN: Record<string, Shows> = {
  ...{ addressLocality: words, articleSection: words, caption: words, creditText: words, description: words },
  ...{ email: words, headline: words, name: words, text: words, variableMeasured: words },
  ...{ highPrice: dollars, lowPrice: dollars, price: dollars, ratingValue: figure, reviewCount: figure },
  ...{ opens: time, closes: time, validFrom: anyDay, validThrough: anyDay },
  dateModified: (date, seen) => [fullDate(date), monthYear(date)].some((day) => words(day, seen)),
  datePublished: (date, seen) => words(fullDate(date), seen),
  priceRange: (range, seen) => range.split('-').every((price) => dollars(price.slice(1), seen)),
  telephone: (number, seen) => seen.replace(/\D/g, '').includes(number.slice(2)),
};

/** What Google requires or recommends for rich results, and what the owner wants of the business. */
const REQUIRED: Record<string, string[]> = {
  AggregateRating: ['ratingValue', 'reviewCount'],
  BlogPosting: ['headline', 'author', 'datePublished', 'dateModified', 'image'],
  BreadcrumbList: ['itemListElement'],
  Dataset: ['name', 'description', 'license', 'creator', 'distribution'],
  FAQPage: ['mainEntity'],
  ImageObject: ['contentUrl', 'creditText'],
  ListItem: ['position', 'name'],
  LocalBusiness: [
    ...['name', 'url', 'telephone', 'email', 'areaServed', 'openingHoursSpecification', 'priceRange', 'address'],
    ...(site.business.rating ? ['aggregateRating'] : []),
    'makesOffer',
  ],
  Offer: ['name', 'price', 'priceCurrency'],
  Question: ['name', 'acceptedAnswer'],
  WebSite: ['name', 'url', 'potentialAction'],
};

const isReference = (node: JsonNode) => Object.keys(node).join() === '@id';

describe('the graph of every page', () => {
  it('is one script, begins with the page itself, and refers to nodes that exist', () => {
    const elsewhere = [`${origin}/#business`, `${origin}/#website`];
    const wrong = onAll((page) => {
      const [first] = graphs.get(page.path)?.graph ?? [];
      const nodes = nodesOf(page);
      const known = new Set([...elsewhere, ...nodes.filter((node) => !isReference(node)).map((node) => node['@id'])]);
      return [
        ...(scriptsOf(page).length === 1 ? [] : ['has not one script']),
        ...(isNode(first) && first['@id'] === canonicalOf(page) ? [] : ['does not begin with its page']),
        ...nodes.filter((node) => isReference(node) && !known.has(node['@id'])).map((node) => JSON.stringify(node)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has the fields that search engines ask for', () => {
    const wrong = onAll((page) =>
      nodesOf(page)
        .filter((node) => !isReference(node))
        .flatMap((node) =>
          typesOf(node).flatMap((type) => [
            ...(REQUIRED[type] ?? []).filter((field) => !(field in node)).map((field) => `${type} without ${field}`),
            ...(type === 'BreadcrumbList' ? listOf(node.itemListElement).slice(0, -1) : [])
              .filter((breadcrumb) => isNode(breadcrumb) && !('item' in breadcrumb))
              .map(() => 'breadcrumb without item'),
          ]),
        ),
    );
    expect(wrong).toEqual([]);
    expect(String(typed('/locations/rules', 'Dataset').description).length).toBeGreaterThan(50);
  });

  it('says nothing that the page does not show', () => {
    const wrong = onAll((page) => {
      const seen = seenOn(page);
      return nodesOf(page).flatMap((node) =>
        Object.entries(node).flatMap(([key, held]) =>
          listOf(held)
            .filter((value) => typeof value === 'string' || typeof value === 'number')
            .filter((value) => SHOWN[key] && !SHOWN[key](String(value), seen))
            .map((value) => `${typesOf(node).join()}.${key} ${value}`),
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names pages and files that exist, the picture as the page has it, and words to read out', () => {
    const exists = (address: string) => {
      const [path = '', fragment] = address.slice(origin.length).replace(/\?.*/, '').split('#');
      const target = pages.get(path || '/');
      if (!target) return existsSync(`dist${path}`) && !path.endsWith('.html');
      return fragment === undefined || target.root.querySelector(`[id="${fragment}"]`) !== null;
    };
    const wrong = onAll((page) =>
      nodesOf(page).flatMap((node) => {
        const addresses = [node.url, node.item, node.contentUrl, node.urlTemplate].map(String);
        const isPicture = typesOf(node).includes('ImageObject') && !isReference(node);
        const picture = `main img[src="${String(node.contentUrl).slice(origin.length)}"]`;
        const spoken = typesOf(node).includes('SpeakableSpecification') ? listOf(node.cssSelector).map(String) : [];
        return [
          ...addresses.filter((address) => address.startsWith(origin) && !exists(address)),
          ...(isPicture && attribute(page, picture, 'alt') !== node.caption ? [picture] : []),
          ...spoken.filter((selector) => !page.root.querySelector(selector)?.text.trim()),
        ];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has questions only on pages where they are asked first, and the whole business where visitors look for it', () => {
    const all = [site, ...site.languages].map((own) => own.pages);
    const having = (type: string, needed: string) => [...graphs.keys()].filter((path) => needed in typed(path, type));
    expect(typed('/home', 'FAQPage').mainEntity).toHaveLength(site.faq.length);
    const repeating = all.map(({ questions }) => questions);
    const asking = having('Question', 'name');
    expect(asking.filter((path) => repeating.includes(path))).toEqual([]);
    const indexed = indexedPaths();
    expect(asking.filter((path) => !indexed.includes(path))).toEqual([]);
    const business = new Set(all.flatMap(({ welcome, about, contact, home }) => [welcome, about, contact, home]));
    expect(having('LocalBusiness', '@id').sort()).toEqual([...business].sort());
  });
});
