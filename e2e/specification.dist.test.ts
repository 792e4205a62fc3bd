/** What the owner's specification asks of the built pages, row by row; what runs is in specification.spec.ts. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import { readContent } from '#validation/read.ts';
import { paths } from '#pages.ts';
import { attribute, pageAt, pages } from './built-site.ts';

const { site } = linkRows(readContent(process.cwd()).rows);
const textOf = (path: string, selector = 'main') => pageAt(path).root.querySelector(selector)?.text ?? '';
const price = `$${site.steps[0]?.price ?? ''}`;

describe('every page', () => {
  it('has Privacy and Gallery links in its footer', () => {
    const privacyOf = (path: string) => {
      const language = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1];
      return site.languages.find((own) => own.language === language)?.pages.privacy ?? paths.privacy;
    };
    const wrong = [...pages.values()].filter(
      ({ path, root }) =>
        !root.querySelector(`footer a[href="${privacyOf(path)}"]`) ||
        !root.querySelector(`footer a[href="${paths.gallery}"]`),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has a sticky header with a phone button', () => {
    const wrong = [...pages.values()].filter(
      ({ root }) => root.querySelectorAll('header.bar > .wrap > a.button[href^="tel:"]').length !== 1,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('tells search engines its questions, unless it is not listed or repeats them from other pages', () => {
    const isAsking = ({ root }: (typeof all)[number]) =>
      root.querySelectorAll('script[type="application/ld+json"]').some((one) => one.innerHTML.includes('"Question"'));
    const all = [...pages.values()];
    expect(all.filter(isAsking).length).toBeGreaterThan(0);
    const repeating = [site, ...site.languages].map((own) => own.pages.questions);
    const wrong = all.filter(
      (page) =>
        isAsking(page) &&
        (repeating.includes(page.path) || attribute(page, 'meta[name=robots]', 'content') !== 'index, follow'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('the welcome page and the home page', () => {
  it.each([paths.welcome, paths.home])('%s shows its hero in widths of 480, 960 and 1440, in AVIF and WebP', (path) => {
    const hero =
      pageAt(path).root.querySelector('main picture:has(img[loading=eager])') ??
      pageAt(path).root.querySelector('main picture');
    const widths = (set = '') => set.split(/,\s*/).map((one) => one.split(' ')[1]);
    expect(widths(hero?.querySelector('source')?.getAttribute('srcset'))).toEqual(['480w', '960w', '1440w']);
    expect(widths(hero?.querySelector('img')?.getAttribute('srcset'))).toEqual(['480w', '960w', '1440w']);
  });

  it('say from what price, and lead on, call and prepare a text message', () => {
    const { root } = pageAt(paths.welcome);
    expect(textOf(paths.welcome)).toContain(price);
    expect(root.querySelector(`main a[href="${paths.home}"]`)?.text).toContain('Explore Full Site');
    expect(root.querySelector('main a.button[href^="tel:"]')?.text).toContain('Call Now');
    expect(root.querySelector('main a.button[href^="sms:"]')?.text).toContain('Text for Quote');
    expect(root.querySelectorAll('main ul li.card')).toHaveLength(4);
  });

  it('carry the local business with name, address, hours, areas and rating, and five questions', () => {
    const graph = JSON.stringify(
      JSON.parse(pageAt(paths.home).root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '{}'),
    );
    for (const field of ['name', 'url', 'telephone', 'email', 'areaServed', 'openingHoursSpecification', 'priceRange'])
      expect(graph, field).toContain(`"${field}"`);
    expect(graph).toContain(`"addressLocality":"${site.business.address.locality}"`);
    expect(graph.match(/"@type":"Question"/g)).toHaveLength(site.faq.length);
    const { rating } = site.business;
    if (rating) expect(graph).toMatch(/"@type":"AggregateRating"/);
  });
});

describe('routes', () => {
  it('are all there', () => {
    const named = [
      '/',
      '/home',
      '/seo-home',
      '/checkout',
      '/payment-success',
      '/about',
      '/contact',
      '/blog',
      '/portfolio',
    ];
    for (const path of [...named, '/pricing', '/locations', '/zip', '/blog/redirecting', '/404'])
      expect(pages.has(path), path).toBe(true);
  });

  it('of the alternative home page is its own canonical, and not listed', () => {
    expect(attribute(pageAt(paths.textHome), 'link[rel=canonical]', 'href')).toBe(site.business.site + paths.textHome);
    expect(attribute(pageAt(paths.textHome), 'meta[name=robots]', 'content')).toBe('noindex, follow');
  });
});
