/** Nodes of a page's JSON-LD. Site-wide entities have an absolute URL as `@id`, page-specific ones a fragment. */
import { ladderPrice } from '#business/estimate.ts';
import type {
  AdministrativeAreaLeaf,
  AggregateOfferLeaf,
  BlogPostingLeaf,
  CertificationLeaf,
  CityLeaf,
  DatasetLeaf,
  GovernmentOrganizationLeaf,
  GovernmentServiceLeaf,
  IdReference,
  ItemListLeaf,
  LocalBusinessLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PlaceLeaf,
  PostalAddressLeaf,
  SearchActionLeaf,
  ServiceLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type { County, Location, Municipality, Site, Zip } from '#business/entities.ts';
import type { Point } from '#lib/distance.ts';
import { capital } from '#lib/text.ts';
import { heldLicenses } from '#business/licenses.ts';
import { groupDays, openAndClose, type Week, type Weekday } from '#business/hours.ts';
import { seoWords } from './words.ts';

/** Nodes a page may add to its own. */
export type Node =
  | BlogPostingLeaf
  | DatasetLeaf
  | GovernmentOrganizationLeaf
  | GovernmentServiceLeaf
  | ItemListLeaf
  | LocalBusinessLeaf
  | PlaceNode
  | ServiceLeaf
  | WebSiteLeaf;

export type PlaceNode = (AdministrativeAreaLeaf | CityLeaf | PlaceLeaf) & IdReference;

export const PICTURE: IdReference = { '@id': '#picture' };
const business = (site: Site): IdReference => ({ '@id': `${site.business.site}/#business` });
export const website = (site: Site): IdReference => ({ '@id': `${site.business.site}/#website` });

/** Opening hours, grouped by days; omitted days are closed. */
const openOn = (week: Week): OpeningHoursSpecificationLeaf[] =>
  groupDays(week).flatMap(({ days, hours }) => {
    const span = openAndClose(hours);
    return span ? { ...spanOf(span), dayOfWeek: days.map(dayName) } : [];
  });

const spanOf = ({ open, close }: { open: string; close: string }): OpeningHoursSpecificationLeaf => ({
  '@type': 'OpeningHoursSpecification',
  opens: open,
  closes: close,
});
const dayName = (day: Weekday) => capital(day) as Capitalize<Weekday>;

/** schema.org's notation for closed all day. */
const ALL_DAY_CLOSED = { open: '00:00', close: '00:00' };

/** Holiday and seasonal hours. */
export function specialHours({ business }: Site): Pick<LocalBusinessLeaf, 'specialOpeningHoursSpecification'> {
  const special = business.hours.special.flatMap(({ from, to, hours }) => {
    const when = { validFrom: from, validThrough: to };
    if (typeof hours !== 'string') return openOn(hours).map((span) => ({ ...span, ...when }));
    return { ...spanOf(openAndClose(hours) ?? ALL_DAY_CLOSED), ...when };
  });
  return special.length > 0 ? { specialOpeningHoursSpecification: special } : {};
}

/** Full LocalBusiness node, for the few pages that show all of its details. */
export function localBusiness(site: Site): LocalBusinessLeaf & IdReference {
  const { name, site: url, phone, email, hours, address, rating } = site.business;
  const licenses = heldLicenses(site);
  return {
    '@type': 'LocalBusiness',
    ...business(site),
    name,
    url,
    telephone: phone,
    email,
    areaServed: areas(site),
    openingHoursSpecification: openOn(hours.week),
    priceRange: `$${ladderPrice(1, site.truck.prices)}-$${ladderPrice(8, site.truck.prices)}`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: 'US',
    },
    ...(licenses.length > 0 ? { hasCertification: licenses.map(certification) } : {}),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      // The rating's source. No author, which would need its own URL and be named wherever the rating is shown.
      url: rating.url ?? url + site.pages.reviews,
    },
    makesOffer: {
      ...loadOffer(site, 1, 8),
      offerCount: site.steps.length,
      itemOffered: { '@type': 'Service', name: seoWords(site.language).service },
    },
  };
}

const certification = ({ name, number, url }: ReturnType<typeof heldLicenses>[number]): CertificationLeaf => ({
  '@type': 'Certification',
  name,
  certificationIdentification: number,
  ...(url ? { url } : {}),
});

/** The owner, for the page that names them. */
export const ownerOf = ({ business: { proof } }: Site): Pick<LocalBusinessLeaf, 'legalRepresentative'> =>
  proof.owner ? { legalRepresentative: { '@type': 'Person', name: proof.owner.name } } : {};

/** Reference to the business. An Organization, because validators require an address for every LocalBusiness. */
const organization = (site: Site): OrganizationLeaf => ({
  '@type': 'Organization',
  ...business(site),
  name: site.business.name,
  url: site.business.site,
});

/** WebSite node with search action, for the two home pages. */
export function webSite(site: Site): WebSiteLeaf {
  const { name, site: url } = site.business;
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}${site.pages.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return { '@type': 'WebSite', ...website(site), name, url, publisher: business(site), potentialAction: search };
}

/** Price range of a load in eighths of the truck; omit `to` if the page names no maximum. */
export const loadOffer = (site: Site, from: number, to?: number): AggregateOfferLeaf => ({
  '@type': 'AggregateOffer',
  priceCurrency: 'USD',
  lowPrice: ladderPrice(from, site.truck.prices),
  ...(to === undefined ? {} : { highPrice: ladderPrice(to, site.truck.prices) }),
});

/** One offer per price step; `nameOf` names a fraction of the truck. */
export const ladderOffers = (site: Site, nameOf: (eighths: number) => string): OfferLeaf[] =>
  site.steps.map(({ eighths, price }) => ({
    '@type': 'Offer',
    name: nameOf(eighths),
    price,
    priceCurrency: 'USD',
  }));

/** Service node, for the whole service area or one place. */
export const serviceNode = (
  site: Site,
  properties: { name: string; offers: AggregateOfferLeaf | OfferLeaf[]; areaServed?: PlaceNode; image?: IdReference },
): ServiceLeaf & IdReference => ({
  '@type': 'Service',
  '@id': '#service',
  provider: organization(site),
  areaServed: site.counties.map((county) => ({ '@type': kindOf(county), name: county.name })),
  ...properties,
});

const address = (county: County, postalCode?: string): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  addressRegion: county.state,
  addressCountry: 'US',
  ...(postalCode ? { postalCode } : {}),
});

const placeId = (site: Site, path: string): IdReference => ({ '@id': `${site.business.site}${path}#place` });

/** schema.org has no type for towns. */
const kindOf = (county: County) => (county.kind === 'town' ? 'City' : 'AdministrativeArea');

export const countyPlace = (site: Site, county: County): PlaceNode => ({
  '@type': kindOf(county),
  ...placeId(site, county.path),
  name: county.name,
  address: address(county),
});

const areas = (site: Site): PlaceNode[] => site.counties.map((county) => countyPlace(site, county));

const geo = ({ lat, lon }: Point) => ({ '@type': 'GeoCoordinates', latitude: lat, longitude: lon }) as const;

/** `name` is the page's name for it. schema.org has no types for villages and boroughs. */
export const municipalityPlace = (site: Site, place: Municipality, name: string): PlaceNode => ({
  '@type': 'City',
  ...placeId(site, place.town?.path ?? place.path),
  name,
  geo: geo(place.point),
  ...(place.county.kind === 'town'
    ? { address: address(place.county) }
    : { containedInPlace: countyPlace(site, place.county) }),
});

/** A hamlet or neighborhood; coordinates that are only its ZIP code's are omitted. */
export const locationPlace = (site: Site, location: Location): PlaceNode => ({
  '@type': 'Place',
  ...placeId(site, location.path),
  name: location.name,
  ...(location.point && !location.pointIsZip ? { geo: geo(location.point) } : {}),
  containedInPlace: countyPlace(site, location.county),
});

export const zipPlace = (site: Site, zip: Zip): PlaceNode => ({
  '@type': 'Place',
  ...placeId(site, zip.path),
  name: zip.id,
  address: address(zip.county, zip.id),
  geo: geo(zip.point),
});

/** The local government, with the pickups it offers residents. */
export function government(
  place: PlaceNode,
  { name, url, collects }: { name: string; url: string; collects: readonly { name: string; description: string }[] },
): [GovernmentOrganizationLeaf, ...GovernmentServiceLeaf[]] {
  const area: IdReference = { '@id': place['@id'] };
  const id: IdReference = { '@id': '#government' };
  return [
    { '@type': 'GovernmentOrganization', ...id, name, url, areaServed: area },
    ...collects.map((kind): GovernmentServiceLeaf => ({
      '@type': 'GovernmentService',
      ...kind,
      serviceOperator: id,
      areaServed: area,
    })),
  ];
}

/** A guide; dates as "2026-11-21". */
export const blogPosting = (
  site: Site,
  properties: {
    headline: string;
    datePublished: string;
    dateModified: string;
    articleSection: string;
    image?: IdReference;
  },
): BlogPostingLeaf & IdReference => ({
  '@type': 'BlogPosting',
  '@id': '#article',
  author: organization(site),
  publisher: business(site),
  ...properties,
});

/** Entries of a list page; `path` may have a fragment. */
export const itemList = (
  { business }: Site,
  entries: readonly { name: string; path: string }[],
): ItemListLeaf & IdReference => ({
  '@type': 'ItemList',
  '@id': '#list',
  itemListElement: entries.map((entry, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: entry.name,
    url: business.site + entry.path,
  })),
});

/** A downloadable table; each file is a path with its media type. */
export const dataset = (
  site: Site,
  {
    files,
    path,
    ...properties
  }: {
    name: string;
    description: string;
    license: string;
    /** "2026-11-21". */
    dateModified: string;
    variableMeasured: readonly string[];
    /** Path of the page. */
    path: string;
    /** "2.0" */
    version: string;
    files: readonly { path: string; type: string }[];
  },
): DatasetLeaf & IdReference => ({
  '@type': 'Dataset',
  '@id': '#dataset',
  ...properties,
  url: site.business.site + path,
  isAccessibleForFree: true,
  creator: organization(site),
  spatialCoverage: areas(site),
  distribution: files.map(({ path, type }) => ({
    '@type': 'DataDownload',
    encodingFormat: type,
    contentUrl: site.business.site + path,
  })),
});
