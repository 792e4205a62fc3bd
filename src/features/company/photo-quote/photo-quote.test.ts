/** Tests of the photo quote page. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import { photoQuoteView } from '#features/company/photo-quote/view.ts';
import { rows, site } from '../../../../e2e/fixtures/site.ts';

describe('photo quote', () => {
  it('keeps the order of the photos and takes prices from the price ladder', () => {
    const { pricing } = rows;
    const steps = pricing.steps.map((step) => ({ ...step, price: step.price + 3 }));
    const raised = linkRows({ ...rows, pricing: { ...pricing, steps } }).site;
    const { shots, example } = photoQuoteView(raised);
    expect(shots.map(({ shows, text }) => [shows, text])).toEqual([
      ['door', 'The narrowest door between it and the street.'],
      ['wide', `All of it in one picture, at a price from $${steps[0]?.price}.`],
    ]);
    expect(example.map(({ who }) => who)).toEqual(['You', site.business.name]);
    expect(example[0]?.shots).toEqual(['wide', 'door']);
    const price = (of: typeof site) => /\$(\d+)/.exec(photoQuoteView(of).example[1]?.text ?? '')?.[1];
    expect(Number(price(raised)) - Number(price(site))).toBe(3);
  });
});
