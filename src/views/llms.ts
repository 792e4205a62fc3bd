/** `/llms.txt`: what a reader without a browser should know first. The build adds the list of pages (scripts/reader-files.ts). */
import type { Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { escapeMarkdown } from '#lib/html.ts';
import { counted } from '#lib/words.ts';
import { chrome } from './chrome.ts';
import { contact } from './contact.ts';
import { ladder } from './ingredients.ts';
import { plain } from './prose.ts';
import { CSV_PATH, JSON_PATH } from './rules.ts';

/** Title, summary and notes in the form of llmstxt.org: Markdown without headings below the first. */
export function llmsIntro(site: Site): string {
  const { business, counties, municipalities, zips } = site;
  const { phone, email } = contact(site);
  const { hours, claim, samples } = chrome(site);
  const at = (path: string) => business.site + path;
  const notes = [
    `Call or text ${phone}, or write to ${email}. ${hours}. There is no form and no booking online.`,
    claim,
    `We come to ${counties.map((county) => county.label).join('; ')}. ${counted(municipalities.length, 'municipality', 'municipalities')}, ${counted(zips.length, 'ZIP code')}.`,
    `Prices by share of the truck: ${ladder(site)
      .map((row) => `${row.gauge.label} ${row.price}`)
      .join(', ')}. The crew looks and names the price; nothing is lifted before the customer agrees.`,
    ...(samples ? [samples] : []),
    `Every page listed here is Markdown; the page itself stands at the same address without ".md" (${at(PAGES.welcome)} for index.md).`,
    'Statements on town rules, laws, weights and volumes carry their source, its date and the month we read it. Rules change: confirm with the town hall.',
    `What every town hall takes, as data: ${at(CSV_PATH)} and ${at(JSON_PATH)}.`,
  ];
  return `# ${escapeMarkdown(business.name)}\n\n> ${escapeMarkdown(plain(site, business.about))}\n\n${notes.map((note) => `- ${escapeMarkdown(note)}\n`).join('')}`;
}
