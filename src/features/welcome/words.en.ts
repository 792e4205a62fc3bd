/** English text of `/`. */
import type { Category } from '#business/schema/pages.ts';
import { counted } from '#lib/text.ts';

const actions: Record<Category, string> = {
  household: 'See household services',
  construction: 'See construction and yard',
  commercial: 'See commercial services',
  cleanouts: 'See cleanouts',
  specialty: 'See specialty services',
};

export const en = {
  headTitle: (name: string) => `${name}: Same-Day Junk Removal`,
  /** Appended to the title if both fit in 60 characters. */
  headPrice: (from: string) => `from ${from}`,
  /** Meta description, at most 160 characters. */
  description: (area: string, from: string) =>
    `Junk removal in ${area}, today or tomorrow, most days. From ${from}. Call, or text a photo for a price range.`,
  price: (from: string) => `From ${from}`,
  explore: 'Explore Full Site',
  /** Links of the category cards. */
  actions,
  pricing: {
    title: 'How pricing works',
    text: (from: string) => `You pay for the part of the truck you fill, from ${from}. Heavy debris can cost more.`,
    action: 'See all prices',
  },
  area: 'Where we work',
  towns: (count: number) => counted(count, 'town'),
  places: (municipalities: number, zips: number) =>
    `We work in ${counted(municipalities, 'town')} and ${counted(zips, 'ZIP code')}. Find yours for prices, free town pickup and who to call.`,
  labels: {
    call: 'Call Now',
    text: 'Text for Quote',
    mail: 'Email',
    /** Accessible name. */
    badges: 'What you can count on',
    cards: 'What we take',
    ladder: 'All prices',
  },
};

export type Words = typeof en;
