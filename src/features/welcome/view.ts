/** `/`: the welcome page. */
import type { Site } from '#business/entities.ts';
import { head } from '#seo/head.ts';
import { localBusiness, webSite } from '#seo/schema.ts';
import { describeArea } from '#ui/area.ts';
import { defaultCard } from '#ui/card.ts';
import { contact, openHours } from '#ui/contact/contact.ts';
import { headline } from '#ui/headline.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice, gauge, ladder, type Gauge, type LadderRow } from '#ui/load/gauge.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { clearedPicture, heroPicture, requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { map, type MapView } from '#ui/places/maps.ts';
import { fits } from '#ui/places/place-page.ts';
import { categoryWords } from '#ui/services/words.ts';
import { plain } from '#ui/sources/prose.ts';
import { insuredTip, minimumTip, type Tip } from '#ui/tooltip/tips.ts';
import { ratingInShort } from '#ui/work/reviews.ts';
import type { Words } from './words.en.ts';
import { welcomeWords } from './words.ts';

interface WelcomeCard {
  title: string;
  text: string;
  links: Link[];
  href: string;
  action: string;
  gauge: Gauge;
  picture: PictureView | undefined;
}

interface WelcomeView extends PageView {
  labels: Words['labels'];
  /** The headline in two lines; `rest` may be ''. */
  lines: [first: string, rest: string];
  lead: string;
  price: string;
  explore: Link;
  minimum: Tip;
  /** The first badge, with a tooltip. */
  insured: Tip;
  badges: string[];
  cards: WelcomeCard[];
  ladder: LadderRow[];
  hero: PictureView;
  cleared: PictureView;
  crew: PictureView;
  map: MapView | undefined;
  area: { heading: string; places: string };
  closing: { title: string; text: string };
  counties: (Link & { count: string })[];
}

function cards(site: Site): WelcomeCard[] {
  const words = welcomeWords(site.language);
  return [
    ...site.home.welcome.cards.map(({ category, text, services, load }) => ({
      title: categoryWords(site.language).categories[category],
      text: plain(site, text),
      links: services.map((service) => ({ label: service.short, href: service.path })),
      href: `${site.pages.services}#${category}`,
      action: words.actions[category],
      gauge: gauge(site.language, load.from, load.to),
      picture: services[0]?.picture,
    })),
    {
      title: words.pricing.title,
      text: words.pricing.text(startingPrice(site)),
      links: [],
      href: site.pages.pricing,
      action: words.pricing.action,
      gauge: gauge(site.language, 1, 8),
      picture: requiredPicture(site, 'fleet/truck-4'),
    },
  ];
}

export function welcomeView(site: Site): WelcomeView {
  const words = welcomeWords(site.language);
  const { lead, promises, closing } = site.home.welcome;
  const from = startingPrice(site);
  const [home] = site.maps;
  const hero = heroPicture(site);
  return {
    head: head(site, {
      title: fits(words.headTitle(site.business.name), words.headPrice(from)),
      description: describeArea(site, (area) => words.description(area, from)),
      path: site.pages.welcome,
      indexed: true,
      graph: { about: localBusiness(site), also: [webSite(site)], picture: hero },
    }),
    breadcrumbs: [],
    contact: contact(site),
    card: defaultCard(site),
    labels: words.labels,
    title: site.business.line,
    lines: headline(site),
    lead: plain(site, lead),
    price: words.price(from),
    explore: { label: words.explore, href: site.pages.home },
    minimum: minimumTip(site),
    insured: insuredTip(site),
    badges: [...promises, openHours(site), ratingInShort(site)].filter((badge) => badge !== undefined),
    cards: cards(site),
    ladder: ladder(site),
    hero,
    cleared: clearedPicture(site),
    crew: requiredPicture(site, 'bands/crew-at-door'),
    map: home && map(site.language, home),
    area: {
      heading: words.area,
      places: words.places(site.municipalities.length, site.zips.length),
    },
    closing,
    counties: site.counties.map((county) => ({
      label: county.name,
      href: county.path,
      count: words.towns(county.municipalities.length),
    })),
  };
}

export const pagesIn = onePage('welcome', welcomeView);
