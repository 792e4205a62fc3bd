/** `/locations`: the map and all places by county. */
import type { Site } from '#business/entities.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';
import { head } from '#seo/head.ts';
import { itemList } from '#seo/schema.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import type { PictureView } from '#ui/picture/pictures.ts';
import { locationLink, placeLink } from '#ui/places/links.ts';
import { map, type MapView } from '#ui/places/maps.ts';
import { isOneTown } from '#ui/places/place-page.ts';
import { locationsWords } from './words.ts';

export interface LocationsView extends PageView {
  lead: string;
  maps: MapView[];
  counties: {
    id: string;
    tint: MapView['counties'][number]['tint'];
    name: string;
    shortName: string;
    href: string;
    picture: PictureView;
    count: string;
    /** A single town's parts are entries, too. */
    places: { place: Link; hamlets: Link[] }[];
  }[];
  /** Other ways to a place. */
  ways: Link[];
  listLabel: string;
}

export function locationsView(site: Site): LocationsView {
  const words = locationsWords(site.language);
  const maps = site.maps.map((region) => map(site.language, region));
  const count = site.municipalities.length;
  return {
    head: head(site, {
      title: words.headTitle(count),
      description: description(site),
      path: site.pages.locations,
      indexed: true,
      graph: {
        type: 'CollectionPage',
        about: itemList(
          site,
          site.counties.map(({ label, path }) => ({ name: label, path })),
        ),
      },
    }),
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    card: { title: words.title, map: maps[0], note: words.cardNote({ places: count, zips: site.zips.length }) },
    title: words.title,
    lead: words.lead(count),
    maps,
    counties: site.counties.map((county) => ({
      id: county.id,
      tint: county.tint,
      name: county.label,
      shortName: county.name,
      href: county.path,
      picture: county.picture,
      count: words.municipalities(county.municipalities.length),
      places: county.municipalities.flatMap((place): LocationsView['counties'][number]['places'] => {
        const hamlets = place.locations.map(locationLink);
        return isOneTown(county)
          ? [{ place: placeLink(place), hamlets: [] }, ...hamlets.map((part) => ({ place: part, hamlets: [] }))]
          : [{ place: placeLink(place), hamlets }];
      }),
    })),
    ways: [
      { label: words.zips(site.zips.length), href: site.pages.zips },
      { label: words.rules, href: site.pages.rules },
    ],
    listLabel: words.list,
  };
}

/** Names all counties if they fit, otherwise counts the municipalities. */
function description(site: Site): string {
  const words = locationsWords(site.language);
  const named = words.area({
    counties: site.counties.filter((county) => !isOneTown(county)).map((county) => county.name),
    towns: site.counties.filter(isOneTown).map((county) => `${county.name} ${county.state}`),
  });
  return firstThatFits(
    SHOWN.description,
    [named, words.countedArea(site.municipalities.length)].map((area) => words.description(area)),
  );
}

export const pagesIn = onePage('locations', locationsView);
