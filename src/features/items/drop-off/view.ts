/** `/drop-off`: drop-off sites by material and county. */
import type { County, Facility, Site } from '#business/entities.ts';
import { TAKES, type Take } from '#business/schema/facts.ts';
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { describeArea } from '#ui/area.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { dropOffWords } from './words.ts';

interface DropOffView extends PageView {
  lead: string;
  picture: PictureView;
  station: PictureView;
  kinds: { id: Take; label: string; counties: { county: Link; places: DropOffSite[] }[] }[];
  more: Link[];
}

/** `residents` is set when only some residents of the county may use the site. */
type DropOffSite = Link & { residents: string | undefined };

/** @returns undefined when residents of the county may not use the facility */
function siteFor(site: Site, facility: Facility, county: County): DropOffSite | undefined {
  const place = { label: facility.name, href: facility.url };
  if (facility.servesCounties.includes(county)) return { ...place, residents: undefined };
  const towns = facility.servesMunicipalities.filter((town) => town.county === county);
  if (towns.length === 0) return undefined;
  return { ...place, residents: dropOffWords(site.language).residents(towns.map(({ name }) => name)) };
}

const kindsOf = (site: Site): DropOffView['kinds'] =>
  // Recycling is collected at every curb, and its many sites would crowd out the rest.
  TAKES.filter((take) => take !== 'recycling' && site.items.some((item) => item.dropOff?.includes(take)))
    .map((take) => {
      const facilities = site.facilities.filter((facility) => facility.takes.includes(take));
      return {
        id: take,
        label: dropOffWords(site.language).takes[take],
        counties: site.counties.flatMap((county) => {
          const places = facilities.flatMap((facility) => siteFor(site, facility, county) ?? []);
          return places.length > 0 ? [{ county: { label: county.name, href: county.path }, places }] : [];
        }),
      };
    })
    .filter(({ counties }) => counties.length > 0);

/** Kinds that at least one facility accepts. */
export const dropOffKinds = (site: Site): Take[] => kindsOf(site).map(({ id }) => id);

function dropOffView(site: Site): DropOffView {
  const words = dropOffWords(site.language);
  const picture = requiredPicture(site, 'places/donation-dropoff');
  return {
    head: head(site, {
      title: words.headTitle,
      description: describeArea(site, words.description),
      path: site.pages.dropOff,
      indexed: true,
      graph: { type: 'CollectionPage', spoken: OPENING },
    }),
    breadcrumbs: breadcrumbsOf(site, 'items'),
    contact: contact(site),
    card: { title: words.title, picture },
    title: words.title,
    lead: words.lead,
    picture,
    station: requiredPicture(site, 'bands/transfer-station'),
    kinds: kindsOf(site),
    more: [
      { label: words.links.items, href: site.pages.items },
      { label: words.links.towns, href: site.pages.locations },
    ],
  };
}

export const pagesIn = onePage('dropOff', dropOffView);
