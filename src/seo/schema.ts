/** JSON-LD nodes, built as typed objects. */
import type { FAQPage, ItemList, LocalBusiness, WithContext } from 'schema-dts';
import type { Site } from '#model/entities.ts';

/** A record for search engines, as one script element of its own. */
export type JsonLd = WithContext<LocalBusiness> | WithContext<FAQPage> | WithContext<ItemList>;

/** The business with the fields the owner listed: name, url, telephone, e-mail, areas, hours, price range, address, rating. */
export function localBusiness(site: Site): WithContext<LocalBusiness> {
  const { business, counties, steps } = site;
  const [first, last] = [steps[0], steps.at(-1)];
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${business.site}/#business`,
    name: business.name,
    url: business.site,
    telephone: business.phone,
    email: business.email,
    areaServed: counties.map((county) =>
      county.id === 'fairfield'
        ? { '@type': 'City', name: 'Greenwich, CT' }
        : { '@type': 'AdministrativeArea', name: county.label },
    ),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: business.hours.open,
      closes: business.hours.close,
    },
    priceRange: first && last ? `$${first.price}-$${last.price}` : '$$',
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.address.locality,
      addressRegion: business.address.region,
      addressCountry: 'US',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: business.rating.value,
      reviewCount: business.rating.count,
    },
  };
}

/** Questions and answers as they stand on the page. Texts must be plain, tokens filled. */
export function faqPage(questions: readonly { q: string; plain: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ q, plain }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: plain },
    })),
  };
}

/** Entries of an index in its order; `path` is an address on this site, a fragment allowed. */
export const itemList = (
  { business }: Site,
  name: string,
  entries: readonly { name: string; path: string }[],
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: entries.length,
  itemListElement: entries.map((entry, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: entry.name,
    url: business.site + entry.path,
  })),
});

/** A node as text for a script element: `<` is escaped, so that no content can end the script. */
export const serialize = (node: JsonLd): string => JSON.stringify(node).replaceAll('<', '\\u003c');
