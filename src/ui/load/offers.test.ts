/** Offers: where each is told, at what price, and between which instants. */
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { linkRows } from '#business/linking/link-site.ts';
import { pricing } from '#business/schema/pricing.ts';
import { dollars } from '#lib/money.ts';
import { found, rows } from '../../../e2e/fixtures/site.ts';
import { offersFor } from './offers.ts';

const COUCH = found(rows.services, 'couch-removal');
const ITEM = rows.items.find(({ service }) => service !== undefined);
if (!ITEM) throw new Error('No item has a service.');
const DAYS = { from: '2026-12-01', until: '2026-12-15' };
const linked = (...offers: object[]) => linkRows({ ...rows, pricing: { ...rows.pricing, offers: offers as never } });
const told = (problems: { field: string; wrong: string }[]) => problems.map(({ field, wrong }) => `${field}: ${wrong}`);

it('is told with its price on the page of its service, and without on others', () => {
  const { site, problems } = linked({ off: 25, service: COUCH.id, ...DAYS });
  expect(problems).toEqual([]);
  const [on] = offersFor(site, found(site.services, COUCH.id));
  const low = (rows.pricing.steps[COUCH.load.from - 1]?.price ?? 0) - 25;
  expect(on?.text).toBe(`$25 off ${COUCH.name}, through December 15, 2026.`);
  expect(on?.price).toContain(`That makes it ${dollars(low)}`);
  // Midnight in New York, to the end of the last day.
  expect(on).toMatchObject({ from: '2026-12-01T05:00Z', until: '2026-12-16T05:00Z' });
  expect(offersFor(site)).toMatchObject([{ text: on?.text, price: undefined }]);
  expect(site.services.filter((other) => offersFor(site, other).length > 0).map(({ id }) => id)).toEqual([COUCH.id]);
});

it('of an item is on the page of its service, a general one on all', () => {
  const { site } = linked({ off: 10, item: ITEM.id, ...DAYS }, { off: 5, ...DAYS });
  const on = (id: string) => offersFor(site, found(site.services, id)).map(({ text }) => text);
  expect(on(ITEM.service ?? '')).toEqual([
    `$10 off ${ITEM.name}, through December 15, 2026.`,
    '$5 off any load, through December 15, 2026.',
  ]);
  for (const { id } of site.services) expect(on(id)).toContain('$5 off any load, through December 15, 2026.');
});

it('is none by default', () => {
  expect(offersFor(linkRows(rows).site)).toEqual([]);
});

it('is refused when it names nothing, or leaves nothing to pay', () => {
  expect(told(linked({ off: 5, item: 'nothing-here', ...DAYS }).problems)).toEqual([
    expect.stringContaining('item: names the item "nothing-here", which does not exist'),
  ]);
  expect(told(linked({ off: 5, service: 'nothing-here', ...DAYS }).problems)).toEqual([
    expect.stringContaining('service: names the service "nothing-here", which does not exist'),
  ]);
  const { price = 0 } = rows.pricing.steps[0] ?? {};
  expect(told(linked({ off: price, ...DAYS }).problems)).toEqual([
    expect.stringContaining(`off: takes $${price} off, and the smallest load costs $${price}`),
  ]);
});

it.each([
  ['{ off: 25, from: "2026-12-15", until: "2026-12-01" }', 'must end on its first day or later'],
  ['{ off: 25, service: a, item: b, from: "2026-12-01", until: "2026-12-01" }', 'names a service and an item'],
  ['{ off: $25, from: "2026-12-01", until: "2026-12-01" }', 'must be whole dollars'],
])('refuses %s', (text, message) => {
  const { error } = pricing.shape.offers.safeParse([parse(text)]);
  expect(error?.issues[0]?.message).toContain(message);
});
