/** Introduction of `/llms.txt`. The build appends the list of pages (src/build/text-alternates.ts). */
import type { Site } from '#business/entities.ts';
import { siteChrome } from '#layout/site-chrome.ts';
import { escapeMarkdown } from '#lib/html.ts';
import { files } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { ladder } from '#ui/load/gauge.ts';
import { plain } from '#ui/sources/prose.ts';
import { siteFilesWords } from './words.ts';

/** Title, summary and notes as Markdown, in the format of llmstxt.org. */
export function llmsIntro(site: Site): string {
  const words = siteFilesWords(site.language).llms;
  const { business, counties, municipalities, zips } = site;
  const { phone, email } = contact(site);
  const { hours, claim, samples } = siteChrome(site);
  const absolute = (path: string) => business.site + path;
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
    words.markdown(absolute(site.pages.welcome)),
    words.sources,
    words.data(absolute(files.rulesCsv), absolute(files.rulesJson)),
  ];
  return `# ${escapeMarkdown(business.name)}\n\n> ${escapeMarkdown(plain(site, business.about))}\n\n${notes.map((note) => `- ${escapeMarkdown(note)}\n`).join('')}`;
}
