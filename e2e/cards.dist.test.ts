/** Rules over the cards that shared links show: every page names one that exists, in size and weight as promised. */
import { globSync, existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { BuiltPages } from '#integrations/built-page.ts';

interface Page {
  path: string;
  card: string;
  alt: string;
  indexed: boolean;
  html: string;
}

const built = new BuiltPages('dist/');
let pages: Page[] = [];

beforeAll(() => {
  const tag = (html: string, name: string) =>
    new RegExp(`<meta \\w+="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  pages = globSync('dist/**/*.html').map((file) => {
    const html = readFileSync(file, 'utf8');
    const path = file.slice('dist'.length, -'.html'.length).replace(/^\/index$/, '/');
    const { origin } = new URL(tag(html, 'og:url'));
    const card = tag(html, 'og:image');
    return {
      path,
      card: card.startsWith(`${origin}/`) ? card.slice(origin.length) : '',
      alt: tag(html, 'og:image:alt'),
      indexed: built.lists(origin + path),
      html,
    };
  });
});

const wrong = (isWrong: (page: Page) => boolean) => pages.filter(isWrong).map(({ path }) => path);

describe('cards of shared links', () => {
  it('stand on every page, large, with their size and a text, at the full address that the site has', () => {
    const told = (html: string) =>
      html.includes('<meta property="og:image:width" content="1200">') &&
      html.includes('<meta property="og:image:height" content="630">') &&
      html.includes('<meta name="twitter:card" content="summary_large_image">');
    expect(pages.length).toBeGreaterThan(0);
    expect(wrong(({ card }) => card === '' || !existsSync(`dist${card}`))).toEqual([]);
    expect(wrong(({ html }) => !told(html) || html.includes('data-card'))).toEqual([]);
    expect(wrong(({ alt }) => alt.length < 30 || /undefined|[{}]/.test(alt))).toEqual([]);
  });

  it('are one a page where search may find it, and the house’s elsewhere', () => {
    const own = pages.filter(({ indexed }) => indexed).map(({ card }) => card);
    expect(new Set(own).size).toBe(own.length);
    const house = pages.find(({ path }) => path === '/')?.card;
    expect(pages.find(({ path }) => path === '/checkout')?.card).toBe(house);
  });

  it('are 1200 by 630 and weigh at most 60 KB', async () => {
    const files = globSync('dist/_astro/card.*.jpg');
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
    const off = files.filter(
      (file, at) => sizes[at]?.width !== 1200 || sizes[at].height !== 630 || statSync(file).size > 60 * 1024,
    );
    expect(off).toEqual([]);
    expect(new Set(pages.map(({ card }) => `dist${card}`))).toEqual(new Set(files));
  });
});
