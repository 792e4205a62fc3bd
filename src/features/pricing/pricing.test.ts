/** Tests of the prices on all pages. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import type { Content } from '#business/rows.ts';
import { homeView } from '#features/home/view.ts';
import { townView } from '#features/places/town/view.ts';
import { zipView } from '#features/places/zip/view.ts';
import { loadSheetView } from '#features/pricing/load-sheet/view.ts';
import { pricingView } from '#features/pricing/view.ts';
import { serviceView } from '#features/services/service/view.ts';
import { welcomeView } from '#features/welcome/view.ts';
import { found, rows } from '../../../e2e/fixtures/site.ts';

describe('prices', () => {
  it('follow the price ladder in content/pricing.yaml on every page', () => {
    const changed: Content = {
      ...rows,
      pricing: {
        ...rows.pricing,
        steps: rows.pricing.steps.map((step, index) => (index === 0 ? { ...step, price: 137 } : step)),
      },
    };
    const other = linkRows(changed).site;
    const pages = [
      welcomeView(other),
      homeView(other),
      pricingView(other),
      loadSheetView(other),
      serviceView(other, found(other.services, 'mattress-removal')),
      townView(other, found(other.towns, 'ashford')),
      zipView(other, found(other.zips, '12911')),
    ].map((view) => JSON.stringify(view));
    for (const text of pages) {
      expect(text).toContain('$137');
      expect(text).not.toContain('$131');
    }
  });
});
