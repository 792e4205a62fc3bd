/** Tests of reviews on pages. */
import { describe, expect, it } from 'vitest';
import { homeView } from '#features/home/view.ts';
import { ratingSource, reviewView } from '#ui/work/reviews.ts';
import { langOn } from '#i18n/dictionary.ts';
import { site } from '../../../e2e/fixtures/site.ts';

describe('reviews', () => {
  it('call samples examples without stars, and show stars, date and source of real reviews', () => {
    const { reviews } = homeView(site);
    expect(reviews.find(({ author }) => author === 'Sample customer')).toMatchObject({
      stars: undefined,
      origin: 'Example, not from a customer',
    });
    expect(reviews.find(({ author }) => author === 'Ada L.')).toMatchObject({
      stars: 4,
      origin: 'May 4, 2026, A review site',
    });
  });
});

it('a review has its language where that is not the page’s', () => {
  const [review] = site.reviews;
  if (!review) throw new Error('There is no review.');
  const langs = (page: string) =>
    [undefined, 'es', 'zh-Hant'].map((lang) => reviewView(page)({ ...review, lang }).lang);
  expect(langs('en')).toEqual([undefined, 'es', 'zh-Hant']);
  expect(langs('es')).toEqual(['en', undefined, 'zh-Hant']);
  expect(langOn(undefined, 'en-US')).toBeUndefined();
});

it('the rating names where it was read, or says that it is not confirmed', () => {
  const rated = (rating: Partial<NonNullable<typeof site.business.rating>>) => {
    const business = { ...site.business, rating: { value: 4.2, count: 58, ...rating } };
    return ratingSource({ ...site, business });
  };
  const url = 'https://maps.example/us';
  expect(rated({ source: 'Google', asOf: '2026-05-04', url })).toEqual({
    text: 'Read on Google on May 4, 2026.',
    href: url,
  });
  expect(rated({ source: 'Google', url })).toMatchObject({ href: undefined });
  expect(ratingSource({ ...site, business: { ...site.business, rating: undefined } })).toBeUndefined();
});
