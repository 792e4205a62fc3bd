/** `/search.json`: names and summaries of every page worth finding. */
import type { Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import type { Entry } from '#lib/search.ts';
import { placeLink } from './ingredients.ts';
import { plain } from './prose.ts';

export function searchEntries(site: Site): Entry[] {
  return [
    { title: 'Prices', href: PAGES.pricing, kind: 'Page', text: 'price cost ladder truck eighth quote' },
    { title: 'Do you take it?', href: PAGES.items, kind: 'Page', text: 'what we take refuse accept' },
    { title: 'Contact', href: PAGES.contact, kind: 'Page', text: 'call phone text email hours open' },
    { title: 'About', href: PAGES.about, kind: 'Page', text: 'licensed insured company' },
    { title: 'How paying works', href: PAGES.checkout, kind: 'Page', text: 'pay payment card cash' },
    ...site.services.map((service) => ({
      title: service.name,
      href: service.path,
      kind: 'Service',
      text: `${service.objects.join(' ')} ${plain(site, service.lead)}`,
    })),
    ...site.counties.map((county) => ({
      title: county.label,
      href: county.path,
      kind: 'County',
      text: plain(site, county.lead),
    })),
    ...site.municipalities.map((place) => ({
      ...titled(placeLink(place)),
      kind: 'Place',
      text: `${place.official} ${place.zips.map((zip) => zip.id).join(' ')}`,
    })),
    ...site.municipalities.map((place) => ({
      title: `${place.label}: town hall rules`,
      href: place.townHallPath,
      kind: 'Town hall',
      text: `bulk trash pickup metal electronics yard waste ${place.official}`,
    })),
    ...site.locations.map((location) => ({
      title: location.label,
      href: location.path,
      kind: 'Hamlet',
      text: location.zips.map((zip) => zip.id).join(' '),
    })),
    ...site.zips.map((zip) => ({
      title: `${zip.id}, ${zip.city}`,
      href: zip.path,
      kind: 'ZIP code',
      text: zip.municipalities.map((place) => place.label).join(' '),
    })),
    ...site.guides.map((guide) => ({
      title: guide.title,
      href: guide.path,
      kind: 'Guide',
      text: plain(site, guide.description),
    })),
    ...site.items.map((item) => ({ title: item.name, href: item.path, kind: 'Item', text: item.synonyms.join(' ') })),
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
