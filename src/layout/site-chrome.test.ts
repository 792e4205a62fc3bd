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
});
