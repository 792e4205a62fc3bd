/** Tests of the feeds. */
import { describe, expect, it } from 'vitest';
import { feeds } from '#features/guides/feeds.ts';
import { site } from '../../../e2e/fixtures/site.ts';

describe('feeds', () => {
  it('contain each guide once under its topic, with absolute links only', () => {
    const [all, ...topics] = feeds(site);
    const items = topics.flatMap((feed) => feed.items);
    expect(items.map((item) => item.url).sort()).toEqual(
      site.guides.map((guide) => site.business.site + guide.path).sort(),
    );
    expect(items.filter((item) => /(href|src)="(?!https?:|tel:|sms:|mailto:)/.test(item.html))).toEqual([]);
    expect(all?.items.map((item) => item.updated)).toEqual(
      all?.items
        .map((item) => item.updated)
        .sort()
        .reverse(),
    );
  });
});
