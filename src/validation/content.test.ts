/** Content is linked whole, and what it promises its readers holds of every record. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rows, site } from '../../e2e/fixtures/site.ts';
import { nearest } from '#business/near.ts';
import { kindOf, paths, RESERVED_SEGMENTS } from '#pages.ts';

describe('linked content', () => {
  it('has pages whose addresses tell their kind', () => {
    const strays = (kind: string, records: readonly { path: string }[]) =>
      records.map(({ path }) => path).filter((path) => kindOf(path) !== kind);
    expect(strays('services', site.services)).toEqual([]);
    expect(strays('towns', site.towns)).toEqual([]);
    expect(
      strays(
        'municipalities',
        site.municipalities.map((place) => ({ path: place.townHallPath })),
      ),
    ).toEqual([]);
    expect(strays('locations', [...site.locations, ...site.municipalities])).toEqual([]);
    expect(strays('zips', site.zips)).toEqual([]);
    expect(strays('guides', site.guides)).toEqual([]);
    const single = Object.values(paths).filter((path) => path !== paths.moved);
    expect(strays('pages', [...single.map((path) => ({ path })), ...site.counties])).toEqual([]);
  });

  it('links every row, and each kind of record that pages cannot do without is there', () => {
    for (const name of [
      'counties',
      'municipalities',
      'locations',
      'zips',
      'services',
      'towns',
      'items',
      'facilities',
    ] as const)
      expect([name, site[name].map(({ id }) => id).sort()]).toEqual([name, rows[name].map(({ id }) => id).sort()]);
    expect(site.guides.map(({ id }) => id).sort()).toEqual(rows.posts.map(({ id }) => id).sort());
    expect(Math.min(site.counties.length, site.services.length, site.municipalities.length)).toBeGreaterThan(0);
  });

  it('keeps the order that the editor gave where there is no other', () => {
    expect(site.counties.map(({ id }) => id)).toEqual(rows.counties.map(({ id }) => id));
    expect(site.faq).toEqual(rows.faq);
    // What we refuse is in no list of things.
    const refused = new Set(rows.items.filter(({ answer }) => answer === 'no').map(({ id }) => id));
    expect(site.estimator).toEqual(rows.estimator.filter(({ item = '' }) => !refused.has(item)));
  });

  it('counts people once: a village lies in towns of its own county, and they are no smaller than it', () => {
    const wrong = site.municipalities.filter(
      (village) =>
        village.within.length > 0 &&
        (village.within.some((town) => town.county !== village.county || town.within.length > 0) ||
          village.within.reduce((sum, town) => sum + town.population, 0) < village.population),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('facts and places to bring things', () => {
  it('publishes no fact of low confidence and none that is shelved, and every other', () => {
    const sure = rows.facts.filter((fact) => fact.confidence !== 'low' && !fact.shelved).map(({ id }) => id);
    expect(site.facts.map(({ id }) => id)).toEqual(sure);
  });

  it('gives every county a place to bring things, and only ones its residents may use', () => {
    for (const county of site.counties) {
      const [place] = county.municipalities;
      if (!place) throw new Error(`${county.id} has no municipality`);
      const near = nearest(place, ['county', 'municipal', 'donation'], 3);
      expect(near.length, county.id).toBeGreaterThan(0);
      const serves = near.map(({ facility }) => [...facility.servesCounties, ...facility.servesMunicipalities]);
      expect(serves.every((served) => served.includes(county) || served.includes(place))).toBe(true);
    }
  });
});

describe('addresses', () => {
  it('reserves the name of every page that exists', () => {
    const pages = readdirSync('src/pages')
      .filter((name) => !/\.\w+\.ts$/.test(name))
      .map((name) => name.replace(/\.(astro|ts)$/, '').replace(/\..*$/, ''));
    const free = pages.filter(
      (name) =>
        !name.startsWith('[') && !['robots', 'site', 'text-us', 'index'].includes(name) && !RESERVED_SEGMENTS.has(name),
    );
    expect(free).toEqual([]);
  });
});
