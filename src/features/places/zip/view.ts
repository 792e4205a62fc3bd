/** `/zip/{zip}` and `/api/zip/{zip}.json` */
import type { Municipality, Site, Zip } from '#business/entities.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';
import { head } from '#seo/head.ts';
import { mayBeIndexed } from '#seo/indexing.ts';
import { zipPlace } from '#seo/schema.ts';
import { seoWords } from '#seo/words.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { ZipAnswer } from '#ui/places/zip-answer.ts';
import { ruleAnswers } from '#ui/rules/rule-cells.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import type { PagesIn } from '#ui/page-view.ts';
import { nearList, type NearList } from '#ui/places/facilities.ts';
import { locationLink, placeLink, townHallLink, zipLink } from '#ui/places/links.ts';
import { fits, removalIn, typicalServices, unique, type LinkList, type PlacePage } from '#ui/places/place-page.ts';
import { placeWords } from '#ui/places/words.ts';
import type { ServiceCard } from '#ui/services/service-card.ts';
import { zipWords } from './words.ts';

interface ZipView extends PlacePage {
  zip: string;
  covers: { place: Link; rules: Link; spoken: string }[];
  hamlets: LinkList;
  services: ServiceCard[];
  note: string | undefined;
  kind: string | undefined;
  facilities: NearList;
  siblings: Link[];
}

export function zipView(site: Site, zip: Zip): ZipView {
  const [main] = zip.municipalities as [Municipality, ...Municipality[]];
  const words = zipWords(site.language);
  const { id, city } = zip;
  const { picture } = main;
  return {
    head: head(site, {
      title: fits(words.headTitle({ zip: id, city }), zip.county.state),
      description: description(site, zip),
      path: zip.path,
      graph: removalIn(site, seoWords(site.language).service, zipPlace(site, zip)),
      indexed: mayBeIndexed({ answers: 0, words: 0 }),
    }),
    breadcrumbs: breadcrumbsOf(site, 'zips'),
    contact: contact(site, placeWords(site.language).about(words.place({ zip: id, city }))),
    card: { lead: placeWords(site.language).title(city), title: id, picture },
    title: words.title({ zip: id, city }),
    zip: id,
    lead: words.lead({ zip: id, price: startingPrice(site) }),
    covers: zip.municipalities.map((place) => coverOf(site, place)),
    hamlets: { heading: placeWords(site.language).hamlets, links: zip.locations.map(locationLink) },
    services: typicalServices(site, main.town),
    note: zip.note,
    kind: kindOf(site, zip),
    facilities: facilitiesOf(site, zip, main),
    siblings: unique(zip.municipalities.flatMap((place) => place.zips))
      .filter((other) => other !== zip)
      .sort((a, b) => Number(a.id) - Number(b.id))
      .map(zipLink),
    picture,
  };
}

/** Names up to two places, as many as fit. */
function description(site: Site, { id, city, county, municipalities }: Zip): string {
  const names = municipalities.map((place) => place.label);
  return firstThatFits(
    SHOWN.description,
    [2, 1, 0].map((count) =>
      zipWords(site.language).description({
        zip: id,
        city,
        state: county.state,
        covers: names.slice(0, count),
        more: names.length > count,
        price: startingPrice(site),
      }),
    ),
  );
}

function coverOf(site: Site, place: Municipality): ZipView['covers'][number] {
  const words = zipWords(site.language).covers;
  const count = place.facts.length;
  const rules = count > 0 ? placeWords(site.language).sourcedRules(count) : words.noRules;
  return {
    place: placeLink(place),
    rules: { ...townHallLink(place), label: rules },
    spoken: words.townHallSpoken({ place: place.label, rules }),
  };
}

/** Drop-off sites, then donation sites, so that neither crowds out the other. */
function facilitiesOf({ language }: Site, { point }: Zip, main: Municipality): NearList {
  const dropOff = nearList(language, main, ['county', 'municipal'], 3, point);
  const donation = nearList(language, main, ['donation'], 3, point);
  return { ...dropOff, cards: [...dropOff.cards, ...donation.cards] };
}

/** A note for PO box and single-customer ZIP codes. */
function kindOf(site: Site, { id, kind }: Zip): string | undefined {
  const words = zipWords(site.language);
  if (kind === 'po-box') return words.postOfficeBox(id);
  return kind === 'unique' ? words.singleCustomer(id) : undefined;
}

export function zipAnswer(site: Site, zip: Zip): ZipAnswer {
  const [main] = zip.municipalities as [Municipality, ...Municipality[]];
  const [near] = nearList(site.language, main, ['county', 'municipal'], 1, zip.point).cards;
  return {
    zip: zip.id,
    city: zip.city,
    county: zip.county.label,
    sameDay: zipWords(site.language).found(zip.id),
    places: zip.municipalities.map((place) => ({
      name: place.label,
      href: placeLink(place).href,
      rules: place.townHallPath,
      answers: Object.fromEntries(
        Object.entries(place.rules).map(([kind, row]) => [kind, ruleAnswers(site.language, row)]),
      ),
    })),
    nearest: near ? { name: near.name, distance: near.distance, href: near.url } : null,
    href: zip.path,
  };
}

export const pagesIn: PagesIn<ZipView> = (site) =>
  site.zips.map((zip) => ({ path: zip.path, view: () => zipView(site, zip) }));
