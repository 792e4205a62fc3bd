/** `/`: the welcome page. What the business promises there is content/home.yaml. */
import type { Category } from '#schema/pages.ts';
import { counted } from '#lib/words.ts';

const actions: Record<Category, string> = {
  household: 'See household services',
  construction: 'See construction and yard',
  commercial: 'See commercial services',
  cleanouts: 'See cleanouts',
  specialty: 'See specialty services',
};

export const welcome = {
  headTitle: (name: string) => `${name}: Same-Day Junk Removal`,
  /** Joins the title where both fit into 60 characters. */
  headPrice: (from: string) => `from ${from}`,
  /** In search results, at most 160 characters. */
  description: (area: string, from: string) =>
    `Junk gone today or tomorrow, most days, in ${area}. From ${from} by volume. Call or text a photo for a free quote.`,
  price: (from: string) => `From ${from}`,
  explore: 'Explore Full Site',
  /** Under the card of each kind of service. */
  actions,
  pricing: {
    title: 'How pricing works',
    text: (from: string) =>
      `The truck has eight parts. You pay for the parts you fill, from ${from} for the first. The whole ladder is public.`,
    action: 'See every price',
  },
  area: 'Where we work',
  places: (municipalities: number, zips: number) =>
    `${counted(municipalities, 'municipality', 'municipalities')}, ${counted(zips, 'ZIP code')}. Every town hall has a page with the rules we could find and where to ask.`,
  labels: {
    call: 'Call Now',
    text: 'Text for Quote',
    mail: 'E-mail',
    /** Read out, not seen. */
    badges: 'What you can count on',
    cards: 'What has to go?',
    ladder: 'The whole price list',
  },
};
