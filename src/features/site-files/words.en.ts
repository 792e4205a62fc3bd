/** English text of llms.txt, the vCard and the web app manifest. */
import { counted } from '#lib/text.ts';

export const en = {
  llms: {
    /** Headings of the link lists. "Optional" has a special meaning in llmstxt.org. */
    sections: {
      company: 'The company, prices and areas',
      services: 'Services',
      towns: 'Towns',
      guides: 'Guides',
      optional: 'Optional',
    },
    /** `hours` has no final period. */
    reach: ({ phone, email, hours }: { phone: string; email: string; hours: string }) =>
      `Call or text ${phone}, or email ${email}. ${hours}. There is no form and no online booking.`,
    area: ({ counties, municipalities, zips }: { counties: readonly string[]; municipalities: number; zips: number }) =>
      `We come to ${counties.join('; ')}. ${counted(municipalities, 'municipality', 'municipalities')}, ${counted(zips, 'ZIP code')}.`,
    /** Each row as "a quarter of the truck $229". */
    prices: (steps: readonly string[]) =>
      `Prices by how much of the truck a load fills: ${steps.join(', ')}. The crew quotes the price on site; the customer approves it before anything is lifted.`,
    markdown: (index: string) =>
      `Every page listed here is Markdown; the web page is at the same address without ".md" (${index} for index.md).`,
    sources:
      'Statements on town rules, laws, weights and volumes carry their source, its date and the month we read it. Rules change: confirm with the town hall.',
    data: (csv: string, json: string) => `What every town picks up or takes, as data: ${csv} and ${json}.`,
  },
  /** Note of the vCard; `hours` has no final period. */
  note: ({ line, hours }: { line: string; hours: string }) => `${line} ${hours}.`,
  /** BCP 47 tag. */
  language: 'en-US',
};

export type Words = typeof en;
