/** Tests of reviews on pages. */
import { describe, expect, it } from 'vitest';
import { homeView } from '#features/home/view.ts';
import { site } from '../../../e2e/fixtures/site.ts';

describe('reviews', () => {
  it('label samples, and show the date and source of real reviews', () => {
    const { reviews } = homeView(site);
    const [sample, real] = [true, false].map((isSample) => reviews.find((review) => review.sample === isSample));
    expect(sample).toMatchObject({ sample: true, origin: 'Sample review, not from a customer' });
    expect(real).toMatchObject({ sample: false, origin: 'May 4, 2026, A review site' });
  });
});
