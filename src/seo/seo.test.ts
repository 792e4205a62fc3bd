import { describe, expect, it } from 'vitest';
import { site } from '../../e2e/fixtures/site.ts';
import { graph, serialize } from './graph.ts';
import { head } from './head.ts';
import { mayBeIndexed, MIN_ANSWERS, MIN_WORDS } from './indexing.ts';
import { localBusiness, ownerOf, specialHours } from './schema.ts';

const page = { title: 'Piano Removal', description: 'x'.repeat(80), path: '/services/piano-removal', indexed: true };

describe('head', () => {
  it('is canonical and indexed by default', () => {
    const { canonical, robots, openGraph } = head(site, page);
    expect(canonical).toBe(`${site.business.site}/services/piano-removal`);
    expect(robots).toBe('index, follow');
    expect(openGraph.url).toBe(canonical);
  });

  it('uses another page as canonical', () => {
    expect(head(site, { ...page, canonicalPath: '/ashford' }).canonical).toBe(`${site.business.site}/ashford`);
  });

  it('is noindex when not to be indexed', () => {
    expect(head(site, { ...page, indexed: false }).robots).toBe('noindex, follow');
  });

  it('appends the company name to short titles without it', () => {
    const long = 'A title of fifty-eight characters that has no room for more';
    expect(head(site, page).title).toBe(`Piano Removal | ${site.business.name}`);
    expect(head(site, { ...page, title: long }).title).toBe(long);
    expect(head(site, { ...page, title: `About ${site.business.name}` }).title).toBe(`About ${site.business.name}`);
  });

  it('keeps the slash of the root URL', () => {
    expect(head(site, { ...page, path: '/' }).canonical).toBe(`${site.business.site}/`);
  });
});

describe('structured data', () => {
  it('describes the business from its record', () => {
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

  it('links the rating to its source and names no author', () => {
    const rating = { value: 4.2, count: 58, source: 'Google' };
    const rated = (url?: string) =>
      localBusiness({ ...site, business: { ...site.business, rating: { ...rating, url } } }).aggregateRating;
    expect(rated('https://maps.example/us')).toMatchObject({ url: 'https://maps.example/us' });
    expect(rated()).toMatchObject({ url: `${site.business.site}/reviews` });
    expect(rated()).not.toHaveProperty('author');
  });

  it('omits a missing rating', () => {
    const business = { ...site.business, rating: undefined };
    expect(localBusiness({ ...site, business }).aggregateRating).toBeUndefined();
  });

  it('names licenses and the owner only where there are any', () => {
    const [license] = site.counties.flatMap(({ license }) => license ?? []);
    if (!license) throw new Error('No county asks for a license');
    const held = (business: Partial<typeof site.business>) => ({
      ...site,
      business: { ...site.business, ...business },
    });
    const url = 'https://alder.example/';
    expect(localBusiness(held({ licenses: { [license.id]: { number: 'A-1', url } } })).hasCertification).toEqual([
      { '@type': 'Certification', name: license.name, certificationIdentification: 'A-1', url },
    ]);
    expect(localBusiness(held({ licenses: {} }))).not.toHaveProperty('hasCertification');
    expect(ownerOf(site)).toMatchObject({ legalRepresentative: { name: 'Ada Quist' } });
    expect(ownerOf(held({ proof: {} }))).toEqual({});
  });

  it('escapes text that would close the script', () => {
    const answer = [{ q: '</script><b>', plain: 'x' }];
    const of = { canonical: '', title: '', label: '', breadcrumbs: [], picture: undefined, questions: answer };
    expect(serialize(graph(site, of))).not.toContain('<');
  });
});

describe('the indexing rule', () => {
  it('requires enough answers or words', () => {
    expect(mayBeIndexed({ answers: MIN_ANSWERS, words: 0 })).toBe(true);
    expect(mayBeIndexed({ answers: 0, words: MIN_WORDS })).toBe(true);
    expect(mayBeIndexed({ answers: MIN_ANSWERS - 1, words: MIN_WORDS - 1 })).toBe(false);
  });
});
