/** Tests of the site chrome. */
import { describe, expect, it } from 'vitest';
import { siteChrome } from '#layout/site-chrome.ts';
import { site } from '../../e2e/fixtures/site.ts';

describe('site chrome', () => {
  it('names the trade unless the company name includes it', () => {
    const named = (name: string) => siteChrome({ ...site, business: { ...site.business, name } }).trade;
    expect(named('Over and Out')).toBe('Junk removal');
    expect(named('Hudson Junk Removal')).toBe('');
  });

  it("has links beside the menu, in the phone's menu and the footer, each once", () => {
    const { quick, footer, nav } = siteChrome(site);
    const { items, executors, propertyManagers, about, search } = site.pages;
    expect(quick.links.map(({ href }) => href)).toEqual([items, executors, propertyManagers, about, search]);
    expect(footer[0]).toBe(quick);
    const below = footer.flatMap(({ links }) => links.map(({ href }) => href));
    expect(new Set(below).size).toBe(below.length);
    expect(nav.map(({ href }) => href)).not.toContain(executors);
  });

  it('leads to the pages of a language that there are', () => {
    const [other] = site.languages;
    if (!other) throw new Error('There is no further language');
    expect(siteChrome(other).quick.links).toEqual([]);
  });
});
