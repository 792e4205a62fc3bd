/** What the owner's specification asks of the built pages; what runs is in specification.spec.ts. */
import { expect, it } from 'vitest';
import { paths } from '#pages.ts';
import { attribute, canonicalOf, onAll, origin, pageAt, pages } from './built-site.ts';
import { site } from './content.ts';

it('every footer links to the privacy page of its language and to the gallery', () => {
  const wrong = onAll(({ path, root }) => {
    const language = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1];
    const { privacy } = site.languages.find((own) => own.language === language)?.pages ?? paths;
    return [privacy, paths.gallery].filter((target) => !root.querySelector(`footer a[href="${target}"]`));
  });
  expect(wrong).toEqual([]);
});

it.each([paths.welcome, paths.home])('%s shows its hero in widths of 480, 960 and 1440, in AVIF and WebP', (path) => {
  const { root } = pageAt(path);
  const hero = root.querySelector('main picture:has(img[loading=eager])') ?? root.querySelector('main picture');
  for (const source of ['source', 'img']) {
    const widths = hero?.querySelector(source)?.getAttribute('srcset')?.split(/,\s*/);
    expect(widths?.map((one) => one.split(' ')[1])).toEqual(['480w', '960w', '1440w']);
  }
});

it('the welcome page names a price, leads on, calls and prepares a text message', () => {
  const main = pageAt(paths.welcome).root.querySelector('main');
  const textOf = (selector: string) => main?.querySelector(selector)?.text;
  expect(main?.text).toContain(`$${site.steps[0]?.price ?? ''}`);
  expect(textOf(`a[href="${paths.home}"]`)).toContain('Explore Full Site');
  expect(textOf('a.button[href^="tel:"]')).toContain('Call Now');
  expect(textOf('a.button[href^="sms:"]')).toContain('Text for Quote');
  expect(main?.querySelectorAll('[aria-labelledby=what] li > div > h3').length).toBeGreaterThanOrEqual(
    site.home.welcome.cards.length,
  );
});

it('all routes exist, and the alternative home page is canonical but not indexed', () => {
  const named = '/ /home /seo-home /checkout /payment-success /about /contact /blog /portfolio'.split(' ');
  const routes = [...named, '/pricing', '/locations', '/zip', '/blog/redirecting', '/404'];
  expect(routes.filter((path) => !pages.has(path))).toEqual([]);
  expect(canonicalOf(pageAt(paths.textHome))).toBe(origin + paths.textHome);
  expect(attribute(pageAt(paths.textHome), 'meta[name=robots]', 'content')).toBe('noindex, follow');
});
