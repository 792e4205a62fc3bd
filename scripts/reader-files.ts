/**
 * What readers that are no browsers get, made from the finished pages: a Markdown twin of every indexed page,
 * llms.txt and llms-full.txt, and pages.json, by which the next deployment knows what it changes.
 */
import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escapeMarkdown } from '#lib/html.ts';
import { kindOf, PAGES, type Kind } from '#model/routes.ts';
import { codeDigest } from './code-digest.ts';
import { Kept } from './kept.ts';
import { hasTwin, printTwin, twinOf, type Twin } from './markdown.ts';

/** Sections of llms.txt; by its standard, what stands under "Optional" may be skipped. */
const SECTIONS: { heading: string; kinds: Kind[] }[] = [
  { heading: 'The company, prices and areas', kinds: ['pages'] },
  { heading: 'Services', kinds: ['services'] },
  { heading: 'Towns', kinds: ['towns'] },
  { heading: 'Guides', kinds: ['guides'] },
  { heading: 'Optional', kinds: ['municipalities', 'locations', 'zips'] },
];

/** Single pages in llms-full.txt, beside the counties and the services: those that answer, not those that list. */
const ANSWERS: readonly string[] = [
  PAGES.home,
  PAGES.pricing,
  PAGES.items,
  PAGES.contact,
  PAGES.about,
  PAGES.rules,
  PAGES.gathered,
];

/** Answers come first, in their order; the rest keeps its own. */
const rank = (twin: Twin): number => ANSWERS.indexOf(pathOf(twin)) + 1 || ANSWERS.length + 1;
const pathOf = (twin: Twin): string => new URL(twin.front.url).pathname;
const line = ({ path, front }: Twin): string =>
  `- [${escapeMarkdown(front.title)}](${new URL(path, front.url).href}): ${escapeMarkdown(front.description)}\n`;

/** The headed lists of links that llms.txt ends with; a section without pages is left out. */
export const linkLists = (twins: readonly Twin[]): string =>
  SECTIONS.map(({ heading, kinds }) => ({
    heading,
    lines: twins.filter((twin) => kinds.includes(kindOf(pathOf(twin)))).map(line),
  }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `\n## ${heading}\n\n${lines.join('')}`)
    .join('');

/** The main pages one after the other, each as its own file has it; footnotes carry their page's name. */
export function joined(twins: readonly Twin[]): string {
  const chosen = (path: string) =>
    ANSWERS.includes(path) || /^\/[a-z]+\/locations$/.test(path) || kindOf(path) === 'services';
  return twins
    .filter((twin) => chosen(pathOf(twin)))
    .map((twin) => {
      const name = pathOf(twin).slice(1).replaceAll('/', '-');
      return printTwin({ ...twin, body: twin.body.replaceAll('[^', `[^${name}-`) });
    })
    .join('\n');
}

/** Astro integration: writes the files into the output folder; the pages must be finished. */
export function readerFiles(): AstroIntegration {
  let cache = '';
  return {
    name: 'reader-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = `${fileURLToPath(config.cacheDir)}twins/`;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const kept = new Kept(cache);
        const code = codeDigest();
        const twins: Twin[] = [];
        for (const file of globSync(`${folder}**/*.html`).sort()) {
          const html = readFileSync(file, 'utf8');
          if (!hasTwin(html)) continue;
          const twin = await kept.get([code, html], () => JSON.stringify(twinOf(html)));
          twins.push(JSON.parse(twin.toString()) as Twin);
        }
        kept.prune();
        twins.sort((one, two) => rank(one) - rank(two));
        for (const twin of twins) writeFileSync(folder + twin.path, printTwin(twin));
        writeFileSync(`${folder}llms-full.txt`, `${readFileSync(`${folder}llms.txt`, 'utf8')}\n${joined(twins)}`);
        appendFileSync(`${folder}llms.txt`, linkLists(twins));
        const print = (twin: Twin) => createHash('sha256').update(printTwin(twin)).digest('hex').slice(0, 16);
        const prints = Object.fromEntries(twins.map((twin) => [pathOf(twin), print(twin)]));
        writeFileSync(`${folder}pages.json`, JSON.stringify(prints));
        logger.info(`${twins.length} pages as Markdown, ${kept.made} of them written now`);
      },
    },
  };
}
