/** The notes at the head of llms.txt, for readers without a browser. */
import { counted } from '#lib/text.ts';

export const en = {
  llms: {
    /** Headings over the lists of links; by the standard of the file, what stands under "Optional" may be skipped. */
    sections: {
      company: 'The company, prices and areas',
      services: 'Services',
      towns: 'Towns',
      guides: 'Guides',
      optional: 'Optional',
    },
    /** `hours` is a sentence without its full stop. */
    reach: ({ phone, email, hours }: { phone: string; email: string; hours: string }) =>
      `Call or text ${phone}, or email ${email}. ${hours}. There is no form and no online booking.`,
    area: ({ counties, municipalities, zips }: { counties: readonly string[]; municipalities: number; zips: number }) =>
      `We come to ${counties.join('; ')}. ${counted(municipalities, 'municipality', 'municipalities')}, ${counted(zips, 'ZIP code')}.`,
    /** Each step as "a quarter of the truck $229". */
    prices: (steps: readonly string[]) =>
      `Prices by how much of the truck a load fills: ${steps.join(', ')}. The crew quotes the price on site; the customer approves it before anything is lifted.`,
    markdown: (index: string) =>
      `Every page listed here is Markdown; the web page is at the same address without ".md" (${index} for index.md).`,
    sources:
      'Statements on town rules, laws, weights and volumes carry their source, its date and the month we read it. Rules change: confirm with the town hall.',
    data: (csv: string, json: string) => `What every town picks up or takes, as data: ${csv} and ${json}.`,
  },
  /** The note of the contact card; `hours` is a sentence without its full stop. */
  note: ({ line, hours }: { line: string; hours: string }) => `${line} ${hours}.`,
  /** The language of these words with its region, as browsers know it (BCP 47). */
  language: 'en-US',
};

export type Words = typeof en;
