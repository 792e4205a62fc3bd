/** What the build makes of templates and styles: valid HTML and styles for what is shown. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onAll, pages, type Page } from './built-site.ts';
import { templates } from './templates.ts';
import { invalidHtml } from './valid-html.ts';

it('the longest page of each kind and the shortest are valid HTML', async () => {
  const files = templates().map((path) => `dist${path === '/' ? '/index' : path}.html`);
  expect((await invalidHtml(files)).slice(0, 20)).toEqual([]);
});

/** What has to stay on one line, told otherwise than in src/lib/unbroken.ts. */
const ON_ONE_LINE = [
  /(?:\(\d{3}\) |\d{3}-)\d{3}-\d{4}/,
  /\$[\d,]+\d (?:to|a) \$[\d,]*\d/,
  /\b(?:H-MRF|W-9|E-Cycle|E-Waste|I-\d+|CO-OP|A-901|U-Haul|\d{5}-\d{4})\b/,
  /\b\d\d? [ap]\.?m\b/,
];
/** What keeps its text on one line, and what is not laid out as lines. */
const KEEPS =
  /<(n-b|script|style|svg|button|title|option|summary|astro-island)\b[\s\S]*?<\/\1>|<[^>]*\bwhitespace-nowrap\b[^>]*>[^<]*/g;
const TAG = /<(?:"[^"]*"|'[^']*'|[^'">])*>/;

it('no phone number, price range, hour or name such as "W-9" can break', () => {
  const longest = (text: string) => text.startsWith('$') && text.length > 18;
  const broken = onAll(({ html }) =>
    html
      .slice(html.indexOf('<body'))
      .replaceAll(KEEPS, '')
      .split(TAG)
      .flatMap((text) => ON_ONE_LINE.flatMap((pattern) => pattern.exec(text)?.[0] ?? []))
      .filter((found) => !longest(found)),
  );
  expect([...pages.values()].filter(({ html }) => html.includes('<n-b>')).length).toBeGreaterThan(pages.size / 2);
  expect(broken).toEqual([]);
});

describe('styles', () => {
  const stylesOf = ({ root }: Page) => root.querySelectorAll('style').join('');

  it('come in the order in which utilities override components, and components the reset', () => {
    const layers = (css: string) => [
      ...new Set([...css.matchAll(/@layer ([\w, ]+)(?=[{;])/g)].map(([, name]) => name)),
    ];
    const order = ['properties', 'theme', 'base', 'components', 'utilities'].join();
    expect(onAll((page) => [layers(stylesOf(page)).join()].filter((found) => found !== order))).toEqual([]);
  });

  it('know on every page the classes that they know on any', () => {
    const known = new Map(
      [...pages.values()].map((page) => [page.path, new Set(stylesOf(page).match(/(?<=\.)[a-z][\w-]*/g))]),
    );
    const anywhere = new Set([...known.values()].flatMap((names) => [...names]));
    // A card has its filters' classes outside of filtered lists, too.
    const isFilter = (name: string) => /^(filtered|s-.*)$/.test(name);
    const unknown = onAll(({ path, root }) => {
      const used = new Set(root.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]));
      return [...used].filter((name) => anywhere.has(name) && !known.get(path)?.has(name) && !isFilter(name));
    });
    expect(unknown).toEqual([]);
  });

  it('that come late change nothing on the page, and read only tokens that each page has', () => {
    const files = globSync('dist/_astro/late.*.css');
    expect(files).toHaveLength(1);
    const late = readFileSync(files[0] ?? '', 'utf8');
    expect(late.match(/@font-face|@layer|@property|(?<=[{;])--[\w-]+(?=:)/g)).toBeNull();
    // Set by scripts, on the elements that read them.
    const setByScripts = ['--columns', '--radix-toast-swipe-move-x'];
    const tokens = [...new Set(late.match(/(?<=var\()--[\w-]+/g))].filter((name) => !setByScripts.includes(name));
    expect(tokens.length).toBeGreaterThan(5);
    expect(onAll((page) => tokens.filter((token) => !stylesOf(page).includes(`${token}:`)))).toEqual([]);
  });
});
