/** The card for a whole house, and the picture of the season. */
import { expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import { homeView } from '#features/home/view.ts';
import { welcomeView } from '#features/welcome/view.ts';
import { rows, site } from '../../../e2e/fixtures/site.ts';

it('prices the homes as the estimator does, leads to the service, and is left out without one', () => {
  const [service] = site.home.home.house?.services ?? [];
  expect(homeView(site).house).toMatchObject({
    homes: [{ name: 'A whole studio', price: '$411 to $1,134' }],
    links: [{ label: service?.name, href: service?.path }],
  });
  const { house, ...home } = rows.home.home;
  expect(house).toBeDefined();
  expect(homeView(linkRows({ ...rows, home: { ...rows.home, home } }).site).house).toBeUndefined();
});

it.each([
  ['autumn', 'hero-loaded', 'hero-cleared'],
  ['winter', 'hero-winter', 'bands/truck-at-dusk'],
  ['spring', 'hero-spring', 'bands/truck-at-dusk'],
] as const)('shows %s on both home pages, and ends with no other season', (hero, shown, last) => {
  const inSeason = linkRows({ ...rows, home: { ...rows.home, welcome: { ...rows.home.welcome, hero } } }).site;
  const welcome = welcomeView(inSeason);
  expect(welcome.cleared.id).toBe(last);
  for (const view of [welcome, homeView(inSeason)])
    expect([view.hero.id, view.head.graph.picture?.id]).toEqual([shown, shown]);
  expect(welcomeView(inSeason).card?.picture?.id).toBe(shown);
});
