/** Heads, structured data and the indexing rule, branch by branch. */
import { describe, expect, it } from 'vitest';
import { site } from '../../fixtures/site.ts';
import { graph, serialize } from './graph.ts';
import { head } from './head.ts';
import { mayBeIndexed, OWN_ANSWERS, OWN_WORDS } from './indexing.ts';
import { localBusiness, specialHours } from './schema.ts';

const page = { title: 'Piano Removal', description: 'x'.repeat(80), path: '/services/piano-removal', indexed: true };

describe('head', () => {
  it('names itself as canonical and may be indexed', () => {
    const { canonical, robots, openGraph } = head(site, page);
    expect(canonical).toBe(`${site.business.site}/services/piano-removal`);
    expect(robots).toBe('index, follow');
    expect(openGraph.url).toBe(canonical);
  });

  it('names another page where that one should be found', () => {
    expect(head(site, { ...page, canonicalPath: '/ashford' }).canonical).toBe(`${site.business.site}/ashford`);
  });

  it('keeps a page out of the index when told so', () => {
    expect(head(site, { ...page, indexed: false }).robots).toBe('noindex, follow');
  });

  it('adds the company to a short title and leaves a long one, or one that has it, alone', () => {
    const long = 'A title of fifty-eight characters that has no room for more';
    expect(head(site, page).title).toBe(`Piano Removal | ${site.business.name}`);
    expect(head(site, { ...page, title: long }).title).toBe(long);
    expect(head(site, { ...page, title: `About ${site.business.name}` }).title).toBe(`About ${site.business.name}`);
  });

  it('gives the welcome page its slash', () => {
    expect(head(site, { ...page, path: '/' }).canonical).toBe(`${site.business.site}/`);
  });
});

describe('structured data', () => {
  it('says of the business what the record says', () => {
    const node = localBusiness(site);
    expect(node).toMatchObject({
      telephone: '+15185550188',
      priceRange: '$131-$1003',
      aggregateRating: { ratingValue: 4.2, reviewCount: 58 },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '18:30' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
      ],
    });
    expect(node).toHaveProperty('areaServed.length', 2);
    expect(specialHours(site).specialOpeningHoursSpecification).toMatchObject([
      { opens: '00:00', closes: '00:00', validFrom: '2026-11-26', validThrough: '2026-11-26' },
    ]);
  });

  it('names where the rating was read as soon as the owner tells, and no author without an address', () => {
    const rating = { value: 4.2, count: 58, source: 'Google' };
    const rated = (url?: string) =>
      localBusiness({ ...site, business: { ...site.business, rating: { ...rating, url } } }).aggregateRating;
    expect(rated('https://maps.example/us')).toMatchObject({ url: 'https://maps.example/us' });
    expect(rated()).toMatchObject({ url: `${site.business.site}/reviews` });
    expect(rated()).not.toHaveProperty('author');
  });

  it('tells of no rating while the business has none', () => {
    const business = { ...site.business, rating: undefined };
    expect(localBusiness({ ...site, business }).aggregateRating).toBeUndefined();
  });

  it('cannot be ended early by a text', () => {
    const answer = [{ q: '</script><b>', plain: 'x' }];
    const of = { canonical: '', title: '', label: '', breadcrumbs: [], picture: undefined, questions: answer };
    expect(serialize(graph(site, of))).not.toContain('<');
  });
});

describe('the indexing rule', () => {
  it('asks for answers or words of the page’s own', () => {
    expect(mayBeIndexed({ answers: OWN_ANSWERS, words: 0 })).toBe(true);
    expect(mayBeIndexed({ answers: 0, words: OWN_WORDS })).toBe(true);
    expect(mayBeIndexed({ answers: OWN_ANSWERS - 1, words: OWN_WORDS - 1 })).toBe(false);
  });
});
