/** `/`: the welcome page. */
import { head } from '#seo/head.ts';
import { localBusiness, webSite } from '#seo/schema.ts';
import type { Site } from '#model/entities.ts';
import { PAGES, routes } from '#model/routes.ts';
import { counted } from '#lib/words.ts';
import { houseCard } from './card.ts';
import { describeArea, openHours, serviceArea, startingPrice, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import {
  gauge,
  ladder,
  map,
  type Gauge,
  type LadderRow,
  type MapView,
  standingPicture,
  type PictureView,
} from './ingredients.ts';
import { insuredTip, minimumTip, type Tip } from './tips.ts';
import type { PageView } from './page.ts';
import { fits } from './places.ts';

export interface WelcomeView extends PageView {
  /** The headline in its two lines. */
  lines: [string, string];
  lead: string;
  price: string;
  explore: Link;
  badges: string[];
  insured: Tip;
  minimum: Tip;
  cards: { title: string; text: string; links: Link[]; href: string; action: string; gauge: Gauge }[];
  ladder: LadderRow[];
  hero: PictureView;
  cleared: PictureView;
  map: MapView | undefined;
  places: string;
  closing: { title: string; text: string };
  counties: Link[];
}

export function welcomeView(site: Site): WelcomeView {
  const from = startingPrice(site);
  const [home] = site.maps;
  const links = (ids: string[]): Link[] =>
    ids.flatMap((id) => {
      const service = site.services.find((candidate) => candidate.id === id);
      return service ? [{ label: service.short, href: service.path }] : [];
    });
  const lines: WelcomeView['lines'] = ['Here today.', 'Gone today.'];
  const hero = standingPicture(site, 'hero-loaded');
  return {
    head: head(site, {
      title: fits(`${site.business.name}: Same-Day Junk Removal`, `from ${from}`),
      description: describeArea(
        site,
        (area) =>
          `Junk gone today or tomorrow, most days, in ${area}. From ${from} by volume. Call or text a photo for a free quote.`,
      ),
      path: PAGES.welcome,
      indexed: true,
      graph: { about: localBusiness(site), also: [webSite(site)], picture: hero },
    }),
    crumbs: [],
    contact: contact(site),
    card: houseCard(site),
    title: lines.join(' '),
    lines,
    lead: `Junk removal and cleanouts in ${serviceArea(site)}. Same day or next day, most days. You approve the price before anything is lifted.`,
    price: from,
    explore: { label: 'Explore Full Site', href: PAGES.home },
    insured: insuredTip(),
    minimum: minimumTip(site),
    badges: [
      'Licensed and insured',
      'Donation and recycling first',
      'Up-front price by volume',
      'Free on-site quote',
      openHours(site),
      `${site.business.rating.value} from ${counted(site.business.rating.count, 'review')}`,
    ],
    cards: [
      {
        title: 'Household and furniture',
        text: 'Sofas, mattresses, appliances, rugs, the treadmill. Carried from the room where they stand.',
        links: links(['furniture-removal', 'mattress-removal', 'appliance-removal']),
        href: `${PAGES.services}#household`,
        action: 'See household services',
        gauge: gauge(1, 3),
      },
      {
        title: 'Construction and yard',
        text: 'Renovation debris, decks, sheds, fences, brush. Heavy loads are priced by weight, and we say so first.',
        links: links(['renovation-debris-removal', 'deck-removal', 'yard-waste-removal']),
        href: `${PAGES.services}#construction`,
        action: 'See construction and yard',
        gauge: gauge(2, 6),
      },
      {
        title: 'Commercial',
        text: 'Offices, stores, warehouses, apartments between tenants. One price for the job, agreed before we start.',
        links: links(['office-cleanout', 'retail-store-cleanout', 'property-management-junk-removal']),
        href: `${PAGES.services}#commercial`,
        action: 'See commercial services',
        gauge: gauge(4, 8),
      },
      {
        title: 'How pricing works',
        text: `The truck has eight parts. You pay for the parts you fill, from ${from} for the first. The whole ladder is public.`,
        links: [],
        href: PAGES.pricing,
        action: 'See every price',
        gauge: gauge(1, 8),
      },
    ],
    ladder: ladder(site),
    hero,
    cleared: standingPicture(site, 'hero-cleared'),
    map: home && map(home),
    places: `${counted(site.municipalities.length, 'municipality', 'municipalities')}, ${counted(site.zips.length, 'ZIP code')}. Every town hall has a page with the rules we could find and where to ask.`,
    closing: { title: 'And then it is gone.', text: 'The same house, the same driveway, nothing on it.' },
    counties: site.counties.map((county) => ({ label: county.name, href: routes.county(county.id) })),
  };
}
