/** Pages in further languages: whole, in one language, and tied to their English. */
import { parse, type HTMLElement } from 'node-html-parser';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attribute, isIndexed, onAll, origin, pageAt, pages } from './built-site.ts';
import { site } from './content.ts';
import { warn } from './warn.ts';

const languageOf = (path: string): string =>
  site.alternates.get(path)?.find((alternate) => alternate.path === path)?.language ?? 'en';
const translated = [...pages.values()].filter(({ path }) => languageOf(path) !== 'en');

describe('pages in several languages', () => {
  it('name each other and themselves in their heads; headers and footers lead to each language, at least to its home page', () => {
    const homes = site.alternates.get(site.pages.welcome) ?? [];
    const wrong = onAll((page) => {
      const alternates = site.alternates.get(page.path) ?? [];
      const expected = isIndexed(page)
        ? [
            ...alternates.map(({ language, path }) => `${language} ${path}`),
            ...alternates.slice(0, 1).map(({ path }) => `x-default ${path}`),
          ]
        : [];
      const named = page.root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')?.slice(origin.length)}`);
      const own = languageOf(page.path);
      const known = new Map([...homes, ...alternates].map(({ language, path }) => [language, path]));
      const others = [...known].filter(([language]) => language !== own).map(([, path]) => path);
      // The header has them twice, once for phones.
      const offered = (part: string) => [
        ...new Set(
          page.root.querySelectorAll(`body > ${part} a[hreflang][lang]`).map((link) => link.getAttribute('href')),
        ),
      ];
      return [
        ...(named.sort().join() === expected.sort().join() ? [] : [`names ${named.join(', ')}`]),
        ...['header', 'footer'].filter((part) => offered(part).sort().join() !== others.sort().join()),
      ];
    });
    expect(wrong).toEqual([]);
    expect(translated.length > 0).toBe(site.languages.length > 0);
    expect([...site.alternates.keys()].filter((path) => !pages.has(path))).toEqual([]);
  });

  it('are indexed in all languages or in none', () => {
    const split = [...site.alternates.values()].filter(
      (alternates) => new Set(alternates.map(({ path }) => isIndexed(pageAt(path)))).size > 1,
    );
    expect(split.map((alternates) => alternates.map(({ path }) => path))).toEqual([]);
  });
});

/** Words in every English sentence, and in no other language. */
const ENGLISH = /\b(the|and|of|with|your|you|we|our|are|from|this|that|what|for)\b/gi;
const READ = ['alt', 'aria-label', 'title', 'content', 'placeholder', 'data-copy', 'data-copy-name'];

function* textsOf(root: HTMLElement): Generator<string> {
  for (const text of root.structuredText.split('\n')) yield text.trim();
  for (const element of root.querySelectorAll('*'))
    for (const [name, value] of Object.entries(element.attributes)) {
      if (READ.includes(name)) yield value;
      // A prepared message.
      if (name === 'href' && /^(sms|mailto):/.test(value)) yield decodeURIComponent(value.replace(/^[^?]*/, ''));
      if (name === 'props') yield* value.match(/(?<=")[^"]* [^"]*(?=")/g) ?? [];
    }
}

/** All that editors have written in other languages. */
const translations = globSync('content/[a-z][a-z]/**/*.{md,yaml}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('a page in another language', () => {
  it('says its language, and marks every sentence in another', () => {
    const wrong = translated.flatMap((page) => {
      const locale = site.languages.find(({ language }) => language === languageOf(page.path))?.formats.locale ?? '';
      const root = parse(page.html);
      for (const element of root.querySelectorAll('script, style, [lang=en], a[href^="http"]')) element.remove();
      const english = [...textsOf(root)].filter((text) => (text.match(ENGLISH)?.length ?? 0) > 1);
      // English within a translation is for its editor to settle.
      const isTranslators = (text: string) => translations.includes(text.slice(0, 30));
      for (const text of english.filter(isTranslators)) warn(`${page.path}: ${text.slice(0, 120)}`);
      const isMarked = attribute(page, 'html', 'lang') === locale && page.html.includes(`"inLanguage":"${locale}"`);
      return [
        ...(isMarked ? [] : [`${page.path}: not marked as ${locale}`]),
        ...english.filter((text) => !isTranslators(text)).map((text) => `${page.path}: ${text.slice(0, 120)}`),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

it('the page for a missing address speaks every language', () => {
  for (const { language } of site.languages)
    expect(pageAt('/404').root.querySelector(`main [lang=${language}] a[href^="/${language}"]`)).not.toBeNull();
});
