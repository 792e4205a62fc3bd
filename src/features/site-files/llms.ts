/** `/llms.txt`: what a reader without a browser should know first. The build adds the list of pages (src/build/text-alternates.ts). */
import type { Site } from '#business/entities.ts';
import { escapeMarkdown } from '#lib/html.ts';
import { siteChrome } from '#layout/site-chrome.ts';
import { contact } from '#ui/contact/contact.ts';
import { ladder } from '#ui/load/gauge.ts';
import { plain } from '#ui/sources/prose.ts';
import { files } from '#pages.ts';
import { siteFilesWords } from './words.ts';

/** Title, summary and notes in the form of llmstxt.org: Markdown without headings below the first. */
export function llmsIntro(site: Site): string {
  const words = siteFilesWords(site.language).llms;
  const { business, counties, municipalities, zips } = site;
  const { phone, email } = contact(site);
  const { hours, claim, samples } = siteChrome(site);
  const at = (path: string) => business.site + path;
  const notes = [
    words.reach({ phone, email, hours }),
    claim,
    words.area({
      counties: counties.map((county) => county.label),
      municipalities: municipalities.length,
      zips: zips.length,
    }),
    words.prices(ladder(site).map((row) => `${row.gauge.label} ${row.price}`)),
    ...(samples ? [samples] : []),
    words.markdown(at(site.pages.welcome)),
    words.sources,
    words.data(at(files.rulesCsv), at(files.rulesJson)),
  ];
  return `# ${escapeMarkdown(business.name)}\n\n> ${escapeMarkdown(plain(site, business.about))}\n\n${notes.map((note) => `- ${escapeMarkdown(note)}\n`).join('')}`;
}
