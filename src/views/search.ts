/** `/search.json`: every page and thing worth finding, with what it is filtered by; and the places of the ZIP finder. */
import type { Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import type { Entry, Listed } from '#lib/search.ts';
import { placeLink } from './ingredients.ts';
import { plain } from './prose.ts';

/** What an entry of the search can be, in the order they are offered. */
export const SEARCH_KINDS = ['Service', 'Town hall', 'Town', 'Hamlet', 'ZIP code', 'Thing', 'Guide', 'County', 'Page'];

export function searchEntries(site: Site): Listed[] {
  const nowhere: string[] = [];
  return [
    {
      title: 'Prices',
      href: PAGES.pricing,
      kind: 'Page',
      text: 'price cost ladder truck eighth quote',
      counties: nowhere,
    },
    {
      title: 'Do you take it?',
      href: PAGES.items,
      kind: 'Page',
      text: 'what we take refuse accept',
      counties: nowhere,
    },
    {
      title: 'Contact',
      href: PAGES.contact,
      kind: 'Page',
      text: 'call phone text email hours open',
      counties: nowhere,
    },
    { title: 'About', href: PAGES.about, kind: 'Page', text: 'licensed insured company', counties: nowhere },
    { title: 'How paying works', href: PAGES.checkout, kind: 'Page', text: 'pay payment card cash', counties: nowhere },
    ...site.services.map((service) => ({
      title: service.name,
      href: service.path,
      kind: 'Service',
      text: `${service.objects.join(' ')} ${plain(site, service.lead)}`,
      counties: nowhere,
    })),
    ...site.counties.map((county) => ({
      title: county.label,
      href: county.path,
      kind: 'County',
      text: plain(site, county.lead),
      counties: [county.name],
    })),
    ...site.towns.map(({ main: place }) => ({
      ...titled(placeLink(place)),
      kind: 'Town',
      text: `${place.official} ${place.zips.map((zip) => zip.id).join(' ')}`,
      counties: [place.county.name],
    })),
    ...site.municipalities.map((place) => ({
      title: `${place.label}: town hall rules`,
      href: place.townHallPath,
      kind: 'Town hall',
      text: `bulk trash pickup metal electronics yard waste ${place.official}`,
      counties: [place.county.name],
    })),
    ...site.locations.map((location) => ({
      title: location.label,
      href: location.path,
      kind: 'Hamlet',
      text: location.zips.map((zip) => zip.id).join(' '),
      counties: [location.county.name],
    })),
    ...site.zips.map((zip) => ({
      title: `${zip.id}, ${zip.city}`,
      href: zip.path,
      kind: 'ZIP code',
      text: zip.municipalities.map((place) => place.label).join(' '),
      counties: [zip.county.name],
    })),
    ...site.guides.map((guide) => ({
      title: guide.title,
      href: guide.path,
      kind: 'Guide',
      text: plain(site, guide.description),
      counties: guide.counties.map((county) => county.name),
    })),
    ...site.items.map((item) => ({
      title: item.name,
      href: item.path,
      kind: 'Thing',
      text: `${item.synonyms.join(' ')}. ${plain(site, item.why)}`,
      counties: nowhere,
    })),
  ];
}

const titled = ({ label, href }: { label: string; href: string }) => ({ title: label, href });

/** `/api/places.json`: towns, villages, hamlets, to be found by name. */
export const placeEntries = (site: Site): Entry[] => [
  ...site.municipalities.map((place) => ({ ...titled(placeLink(place)), kind: place.county.label, text: '' })),
  ...site.locations.map((location) => ({
    title: location.label,
    href: location.path,
    kind: location.within[0]?.county.label ?? '',
    text: '',
  })),
];
