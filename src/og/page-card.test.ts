import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import { cardOf } from './page-card.ts';
import { checkoutView } from '#features/company/checkout/view.ts';
import { serviceView } from '#features/services/service/view.ts';
import { townView } from '#features/places/town/view.ts';
import { townHallView } from '#features/rules/town-hall/view.ts';
import { welcomeView } from '#features/welcome/view.ts';
import { found, rows, site } from '../../e2e/fixtures/site.ts';

describe('a card', () => {
  it('shows the starting price and the matching load', () => {
    const steps = rows.pricing.steps.map((step, at) => (at === 0 ? { ...step, price: 137 } : step));
    const other = linkRows({ ...rows, pricing: { ...rows.pricing, steps } }).site;
    const town = cardOf(other, townView(other, found(other.towns, 'ashford')));
    expect(town).toMatchObject({ lead: 'Junk removal in', title: 'Ashford', answer: 'From $137' });
    expect(town.load).toMatchObject({ from: 1, to: 1 });
    const { load, ...service } = cardOf(other, serviceView(other, found(other.services, 'piano-removal')));
    expect(service.answer).toMatch(/^\$207 to /);
    expect(load).toMatchObject(found(other.services, 'piano-removal').load);
  });

  it('of a town hall shows what it takes and no price', () => {
    const card = cardOf(site, townHallView(site, found(site.municipalities, 'brookton')));
    expect(card.marks).toContainEqual({ label: 'Debris', taken: false });
    expect(card.load).toBeUndefined();
    expect(card.alt).toMatch(/^Bulk trash and recycling in Brookton \(town\)\. Furniture: yes, .*Debris: no\. 4 rules/);
    expect(card.alt).not.toContain('$');
  });

  it('by default shows the company’s line, the first of two sentences smaller', () => {
    const house = (line: string) => {
      const other = { ...site, business: { ...site.business, line } };
      return cardOf(other, welcomeView(other));
    };
    expect(house('In by noon. Out by supper.')).toMatchObject({ lead: 'In by noon.', title: 'Out by supper.' });
    expect(house('Out by supper.')).toMatchObject({ lead: '', title: 'Out by supper.' });
    const { alt, picture } = house('Out by supper.');
    expect(picture?.alt).toBeTruthy();
    expect(alt).not.toContain(picture?.alt);
    const long = 'We bring the crew, the truck and the broom. You point.';
    expect(house(long)).toMatchObject({ lead: '', title: long });
  });

  it('is the default one on a noindex page', () => {
    expect(cardOf(site, checkoutView(site))).toEqual(cardOf(site, welcomeView(site)));
  });
});
