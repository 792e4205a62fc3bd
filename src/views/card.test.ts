/** What a shared link promises before anybody opens it. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#model/build.ts';
import { cardOf } from './card.ts';
import { checkoutView } from './pricing.ts';
import { serviceView } from './services.ts';
import { townView } from './places.ts';
import { townHallView } from './townhall.ts';
import { welcomeView } from './welcome.ts';
import { found, rows, site } from './real.ts';

describe('a card', () => {
  it('shows the price of the ladder, and the truck as full as that price pays for', () => {
    const steps = rows.pricing.steps.map((step, at) => (at === 0 ? { ...step, price: 151 } : step));
    const other = linkRows({ ...rows, pricing: { ...rows.pricing, steps } }).site;
    const town = cardOf(other, townView(other, found(other.towns, 'bronxville')));
    expect(town).toMatchObject({ lead: 'Junk removal in', title: 'Bronxville', answer: 'From $151' });
    expect(town.load).toMatchObject({ from: 1, to: 1 });
    const { load, ...service } = cardOf(other, serviceView(other, found(other.services, 'piano-removal')));
    expect(service.answer).toMatch(/^\$151 to /);
    expect(load).toMatchObject(found(other.services, 'piano-removal').load);
  });

  it('of a town hall says what it takes and names no price of ours', () => {
    const card = cardOf(site, townHallView(site, found(site.municipalities, 'white-plains')));
    expect(card.marks).toContainEqual({ label: 'Debris', taken: false });
    expect(card.load).toBeUndefined();
    expect(card.alt).toMatch(/^Bulk trash and recycling in White Plains\. Furniture: yes, .*Debris: no\. \d+ rules/);
    expect(card.alt).not.toContain('$');
  });

  it('is the house’s on a page that search must not find', () => {
    expect(cardOf(site, checkoutView(site))).toEqual(cardOf(site, welcomeView(site)));
  });
});
