/** Rules over the cards that shared links show: every page names one that exists, in the size that it says. */
import { globSync, existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { attribute, isIndexed, origin, pages as built } from './built-site.ts';

const pages = [...built.values()].map((page) => {
  const tag = (name: string) => attribute(page, `meta[property="${name}"], meta[name="${name}"]`, 'content') ?? '';
  const card = tag('og:image');
  return {
    path: page.path,
    card: card.startsWith(`${origin}/`) ? card.slice(origin.length) : '',
    alt: tag('og:image:alt'),
    said: [tag('og:image:width'), tag('og:image:height'), tag('twitter:card')].join(' '),
    indexed: isIndexed(page),
    html: page.html,
  };
});

const wrong = (isWrong: (page: (typeof pages)[number]) => boolean) => pages.filter(isWrong).map(({ path }) => path);

describe('cards of shared links', () => {
  it('stand on every page, large, with their size and a text, at the full address that the site has', () => {
    expect(pages.length).toBeGreaterThan(0);
    expect(wrong(({ card }) => card === '' || !existsSync(`dist${card}`))).toEqual([]);
    expect(wrong(({ said, html }) => said !== '1200 630 summary_large_image' || html.includes('data-card'))).toEqual(
      [],
    );
    expect(wrong(({ alt }) => alt.length < 30 || /undefined|[{}]/.test(alt))).toEqual([]);
  });

  it('are one a page where search may find it, and the house’s elsewhere', () => {
    const own = pages.filter(({ indexed }) => indexed).map(({ card }) => card);
    expect(new Set(own).size).toBe(own.length);
    const house = pages.find(({ path }) => path === '/')?.card;
    expect(pages.find(({ path }) => path === '/checkout')?.card).toBe(house);
  });

  it('are 1200 by 630', async () => {
    const files = globSync('dist/og/*.jpg');
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
    const off = files.filter((_, at) => sizes[at]?.width !== 1200 || sizes[at].height !== 630);
    expect(off).toEqual([]);
    expect(new Set(pages.map(({ card }) => `dist${card}`))).toEqual(new Set(files));
  });
});
