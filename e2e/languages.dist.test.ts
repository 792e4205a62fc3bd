/** Pages in further languages: whole, in one language, and tied to their English. */
import { parse, type HTMLElement } from 'node-html-parser';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokensIn } from '#lib/tokens.ts';
import { estimatorWords } from '#features/pricing/estimator/words.ts';
import { itemsWords } from '#features/items/words.ts';
import { loadSheetWords } from '#features/pricing/load-sheet/words.ts';
import { searchWords } from '#features/search/words.ts';
import { layoutWords } from '#layout/words.ts';
import { finderWords } from '#ui/finder/words.ts';
import { loadWords } from '#ui/load/words.ts';
import { site } from './content.ts';
import { attribute, isIndexed, origin, pageAt, pages, type Page } from './built-site.ts';
import { warn } from './warn.ts';

/** What islands are handed. */
const ISLANDS = [
  (language: string) => estimatorWords(language).island,
  (language: string) => loadSheetWords(language).island,
  (language: string) => searchWords(language).island,
  (language: string) => itemsWords(language).filter,
  (language: string) => finderWords(language).finder,
  (language: string) => loadWords(language).estimate,
  (language: string) => layoutWords(language).notices,
];

const languageOf = (path: string): string =>
  site.alternates.get(path)?.find((twin) => twin.path === path)?.language ?? 'en';
const own = () => [...pages.values()].filter(({ path }) => languageOf(path) !== 'en');
const alternatesOf = (page: Page): string[] =>
  page.root
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => `${link.getAttribute('hreflang') ?? ''} ${(link.getAttribute('href') ?? '').slice(origin.length)}`);

describe('pages in several languages', () => {
  it('name each other, and themselves, the English for whoever reads neither; no other page names any', () => {
    const wrong = [...pages.values()].flatMap((page) => {
      const alternates = site.alternates.get(page.path) ?? [];
      const expected =
        isIndexed(page) && alternates.length > 0
          ? [...alternates.map(({ language, path }) => `${language} ${path}`), `x-default ${alternates[0]?.path ?? ''}`]
          : [];
      const said = alternatesOf(page);
      return said.sort().join() === expected.sort().join() ? [] : [`${page.path}: ${said.join(', ')}`];
    });
    expect(wrong).toEqual([]);
    expect([...pages.values()].filter((page) => alternatesOf(page).length > 0).length).toBeGreaterThan(0);
  });

  it('are all there, and lead to each other from the header and the footer; no other page offers a language', () => {
    const wrong = [...pages.values()].flatMap((page) => {
      const others = (site.alternates.get(page.path) ?? [])
        .filter(({ path }) => path !== page.path)
        .map(({ path }) => path);
      return ['header', 'footer'].flatMap((part) => {
        const offered = page.root
          .querySelectorAll(`body > ${part} a[hreflang][lang]`)
          .map((link) => link.getAttribute('href') ?? '');
        return offered.join() === others.join() ? [] : [`${page.path} ${part}: ${offered.join()}`];
      });
    });
    expect(wrong).toEqual([]);
    expect([...site.alternates.keys()].filter((path) => !pages.has(path))).toEqual([]);
  });

  it('are indexed in all languages or in none', () => {
    const split = [...site.alternates.values()].filter(
      (alternates) => new Set(alternates.map(({ path }) => isIndexed(pageAt(path)))).size > 1,
    );
    expect(split.map((alternates) => alternates.map(({ path }) => path))).toEqual([]);
  });

  it('give the same prices and phone', () => {
    const figures = (path: string) =>
      [...pageAt(path).root.querySelectorAll('main')].map(({ text }) => new Set(text.match(/\$\d[\d,]*/g)));
    for (const name of ['pricing', 'welcome', 'loadSheet'] as const)
      for (const { pages: others } of site.languages) expect(figures(others[name])).toEqual(figures(site.pages[name]));
  });
});

/** Words that no sentence in English does without, and no other language has. */
const ENGLISH = /\b(the|and|of|with|your|you|we|our|are|from|this|that|what|for)\b/gi;
const READ = ['alt', 'aria-label', 'title', 'content', 'placeholder', 'data-copy', 'data-copy-name'];

function* textsOf(root: HTMLElement): Generator<string> {
  for (const text of root.structuredText.split('\n')) yield text.trim();
  for (const element of root.querySelectorAll('*'))
    for (const [name, value] of Object.entries(element.attributes)) {
      if (READ.includes(name)) yield value;
      // A prepared message.
      if (name === 'href' && /^(sms|mailto):/.test(value)) yield decodeURIComponent(value.replace(/^[^?]*/, ''));
    }
}

/** All that editors have written in other languages. */
const translations = globSync('content/[a-z][a-z]/**/*.{md,yaml}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What a dictionary says of two words and more. */
const sentencesOf = (words: unknown): string[] =>
  typeof words === 'string'
    ? /\p{L} +\p{L}/u.test(words)
      ? [words]
      : []
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(sentencesOf)
      : [];

describe('a page in another language', () => {
  it('says its language, and marks every sentence that is in another', () => {
    const wrong = own().flatMap((page) => {
      const locale = site.languages.find(({ language }) => language === languageOf(page.path))?.formats.locale;
      const html = page.root.querySelector('html')?.getAttribute('lang');
      const root = parse(page.html);
      for (const element of root.querySelectorAll('script, style, [lang=en], a[href^="http"]')) element.remove();
      return [
        ...(html === locale ? [] : [`${page.path}: ${html ?? 'no language'}`]),
        ...[...textsOf(root)]
          .filter((text) => (text.match(ENGLISH)?.length ?? 0) > 1)
          .flatMap((text) => {
            const said = `${page.path}: ${text.slice(0, 120)}`;
            if (!translations.includes(text.slice(0, 30))) return [said];
            // What a translation itself says in English is for its editor to settle.
            warn(said);
            return [];
          }),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('says so in its graph', () => {
    const wrong = own().filter(({ root }) => {
      const graph = root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
      return !graph.includes(`"inLanguage":"${root.querySelector('html')?.getAttribute('lang') ?? ''}"`);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('marks links that lead out of its language', () => {
    const unmarked = own().filter(({ root, path }) => {
      const marked = root.querySelectorAll('head style').map((style) => style.innerHTML);
      return !marked.some((css) => css.includes(`[href^="/${languageOf(path)}/"]`) && css.includes("content:'EN'"));
    });
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  });

  it('hands its islands the words of its language alone; no code has any', () => {
    const propsOf = (list: readonly Page[]) =>
      [
        ...new Set(
          list.flatMap(({ root }) =>
            root.querySelectorAll('astro-island').map((island) => island.getAttribute('props') ?? ''),
          ),
        ),
      ].join('\n');
    const code = globSync('dist/_astro/*.js')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const found = (text: string, language: string) =>
      sentencesOf(ISLANDS.map((words) => words(language))).filter((sentence) =>
        text.includes(JSON.stringify(sentence).slice(1, -1)),
      );
    const english = propsOf([...pages.values()].filter(({ path }) => languageOf(path) === 'en'));
    const others = propsOf(own());
    for (const { language } of site.languages) {
      expect(found(others, 'en')).toEqual([]);
      expect(found(english, language)).toEqual([]);
      expect([...found(code, 'en'), ...found(code, language)]).toEqual([]);
      // They are looked for where they are.
      expect(found(english, 'en').length).toBeGreaterThan(20);
      expect(found(others, language).length).toBeGreaterThan(20);
    }
  });

  it('is not written with tokens left in it', () => {
    const words = ({ root }: Page) =>
      parse((root.querySelector('main')?.innerHTML ?? '').replace(/<(script|style).*?<\/\1>/gs, '')).text;
    expect(own().flatMap((page) => tokensIn(words(page)).map(({ name }) => `${page.path}: ${name}`))).toEqual([]);
  });

  it('lists what it finds in an index of its own', () => {
    for (const { language } of site.languages) {
      const found = JSON.parse(readFileSync(`dist/${language}/find.json`, 'utf8')) as { entries: { href: string }[] };
      const hrefs = found.entries.map(({ href }) => href.replace(/#.*/, ''));
      expect(hrefs.filter((href) => !pages.has(href))).toEqual([]);
      expect(hrefs.filter((href) => href.startsWith(`/${language}`)).length).toBeGreaterThan(0);
    }
  });

  it('stands in the sitemap, and no other does', () => {
    const map = readFileSync('dist/sitemap-languages-0.xml', 'utf8');
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(listed.sort()).toEqual(
      own()
        .filter(isIndexed)
        .map(({ path }) => path)
        .sort(),
    );
  });
});

it('the page for a missing address speaks every language', () => {
  for (const { language } of site.languages)
    expect(pageAt('/404').root.querySelector(`main [lang=${language}] a[href^="/${language}"]`)).not.toBeNull();
  expect(attribute(pageAt('/404'), 'html', 'lang')).toBe('en-US');
});
