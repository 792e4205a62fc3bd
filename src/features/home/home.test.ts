/** The card for a whole house. */
import { expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import { homeView } from '#features/home/view.ts';
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
